// SPDX-License-Identifier: Apache-2.0
import Glibc
import Synchronization
package import TLS

/// Keeps the one newest token of a credential, for all the connections of all shards: two tokens of
/// one key within 20 minutes are an error to Apple, whoever made them. Entered from every shard,
/// hence the lock; a session asks a few times an hour.
package final class ProviderTokenSigner: Sendable {
  package let credential: ProviderCredential
  private let clock: @Sendable () -> Int64
  private let newest = Mutex<ProviderToken?>(nil)

  /// `clock` tells UNIX seconds.
  package init(
    credential: ProviderCredential, clock: @escaping @Sendable () -> Int64 = { Int64(time(nil)) }
  ) {
    self.credential = credential
    self.clock = clock
  }

  /// The newest token, made now if there is none or it is due. Throws only when there is no usable
  /// token and none can be made.
  package func token() throws(TLSError) -> ProviderToken {
    try newest.withLock { newest throws(TLSError) in
      let now = clock()
      switch ProviderTokenAge.decision(issuedAt: newest?.issuedAt, now: now) {
      case .use: break
      case .refresh: newest = (try? ProviderToken(signedBy: credential, issuedAt: now)) ?? newest
      case .replace: newest = nil
      }
      if let newest { return newest }
      let made = try ProviderToken(signedBy: credential, issuedAt: now)
      newest = made
      return made
    }
  }

  /// Takes over a token that another node made with the same key, if it is newer.
  package func install(_ token: ProviderToken) {
    newest.withLock { newest in
      if token.issuedAt > newest?.issuedAt ?? .min { newest = token }
    }
  }

  /// APNs called this token expired. Returns whether `token()` will now give another one.
  package func expired(_ token: ProviderToken) -> Bool {
    newest.withLock { newest in
      guard newest == token else { return true }
      guard ProviderTokenAge.mayReplaceExpired(issuedAt: token.issuedAt, now: clock()) else {
        return false
      }
      newest = nil
      return true
    }
  }
}
