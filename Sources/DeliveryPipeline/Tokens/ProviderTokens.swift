// SPDX-License-Identifier: Apache-2.0
package import APNs
package import PushModel
internal import Storage
internal import Synchronization
package import TLS

/// The provider tokens that this process uses: one for each key, for the connections of all shards. Entered from every
/// shard, hence the lock; a shard asks when it makes a lane.
///
/// It holds none of them: a key is in use for as long as a pool is under it.
package final class ProviderTokens: Sendable {
  /// A key in use.
  struct InUse {
    let key: ProviderTokenStore.Key
    let credential: ProviderCredential
    let token: SharedProviderToken
  }

  private struct Entry {
    weak var token: SharedProviderToken?
    let credential: ProviderCredential
  }

  /// As many as there are pools.
  private let entries = Mutex<[ProviderTokenStore.Key: Entry]>([:])
  private let whoever = Mutex<(@Sendable () -> Void)?>(nil)

  package init() {}

  /// Who is told that a token is wanted at once. Called on any thread.
  func onWanted(_ tell: @escaping @Sendable () -> Void) { whoever.withLock { $0 = tell } }

  /// The tokens of a key. Throws when `pem` holds none.
  package func source(
    environment: PushEnvironment, teamID: String, keyID: String, pem: String
  ) throws(TLSError) -> any ProviderTokenSource {
    let privateKey = try ES256PrivateKey(pem: pem)
    let publicKey = try privateKey.publicKey.pem
    let key = ProviderTokenStore.Key(
      environment: environment, teamID: teamID, keyID: keyID,
      keyHash: Hex.encode(SHA256.hash(Array(publicKey.utf8))))
    let (token, isNew) = entries.withLock { entries in
      if let known = entries[key]?.token { return (known, false) }
      let made = SharedProviderToken { [weak self] in self?.want() }
      entries[key] = Entry(
        token: made,
        credential: ProviderCredential(teamID: teamID, keyID: keyID, privateKey: privateKey))
      return (made, true)
    }
    if isNew { want() }
    return token
  }

  /// The keys that a pool is under.
  var inUse: [InUse] {
    entries.withLock { entries in
      entries = entries.filter { $0.value.token != nil }
      return entries.compactMap { key, entry in
        entry.token.map { InUse(key: key, credential: entry.credential, token: $0) }
      }
    }
  }

  /// How many keys in use have no token.
  package var missing: Int { inUse.count { $0.token.token() == nil } }

  private func want() { whoever.withLock { $0 }?() }
}
