// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Glibc
import Synchronization
import TLS

/// Creates the provider tokens of a key for a process that is the key's only user, and keeps the
/// newest token. Apple rejects two tokens of one key within 20 minutes, on any connection. Called
/// from every shard, hence the lock; a session calls `token()` a few times an hour.
package final class ProviderTokenSigner: ProviderTokenSource {
  package let credential: ProviderCredential
  private let clock: @Sendable () -> Int64
  private let newest = Mutex<ProviderToken?>(nil)

  /// `clock` returns UNIX seconds.
  package init(
    credential: ProviderCredential, clock: @escaping @Sendable () -> Int64 = { Int64(time(nil)) }
  ) {
    self.credential = credential
    self.clock = clock
  }

  /// Returns the newest token; creates one if none exists or a new one is due. Returns nil only if
  /// no token is usable and creating one fails.
  package func token() -> ReadyToken? {
    newest.withLock { newest in
      let now = clock()
      switch ProviderTokenAge.decision(issuedAt: newest?.issuedAt, now: now) {
      case .use: break
      case .refresh: newest = made(at: now) ?? newest
      case .replace: newest = made(at: now)
      }
      return newest.map { ReadyToken($0, age: now - $0.issuedAt, at: .now()) }
    }
  }

  private func made(at now: Int64) -> ProviderToken? {
    try? ProviderToken(signedBy: credential, issuedAt: now)
  }

  @discardableResult
  package func expired(_ token: ProviderToken) -> Bool {
    newest.withLock { newest in
      guard newest == token else { return true }
      guard ProviderTokenAge.mayReplace(age: clock() - token.issuedAt) else { return false }
      newest = nil
      return true
    }
  }
}
