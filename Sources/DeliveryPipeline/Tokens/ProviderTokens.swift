// SPDX-License-Identifier: Apache-2.0
package import APNs
package import PushModel
internal import Storage
internal import Synchronization
package import TLS

/// Provider tokens of this process: one for each key, for the connections of all shards. All shards
/// use this object when they create a lane, hence the lock.
///
/// Its references are weak: a key is in use as long as a pool uses it.
package final class ProviderTokens: Sendable {
  /// Key in use, with its token.
  struct InUse {
    let key: ProviderTokenStore.Key
    let credential: ProviderCredential
    let token: SharedProviderToken
  }

  private struct Entry {
    weak var token: SharedProviderToken?
    let credential: ProviderCredential
  }

  /// One entry for each key that a pool uses.
  private let entries = Mutex<[ProviderTokenStore.Key: Entry]>([:])
  private let wanted = Mutex<(@Sendable () -> Void)?>(nil)

  package init() {}

  /// Sets the function that is called, on any thread, when a token is needed at once.
  func onWanted(_ action: @escaping @Sendable () -> Void) { wanted.withLock { $0 = action } }

  /// Returns the token source of a key. Throws if `pem` is not a key.
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

  /// Keys that a pool uses.
  var inUse: [InUse] {
    entries.withLock { entries in
      entries = entries.filter { $0.value.token != nil }
      return entries.compactMap { key, entry in
        entry.token.map { InUse(key: key, credential: entry.credential, token: $0) }
      }
    }
  }

  /// Number of keys in use without a token.
  package var missing: Int { inUse.count { $0.token.token() == nil } }

  private func want() { wanted.withLock { $0 }?() }
}
