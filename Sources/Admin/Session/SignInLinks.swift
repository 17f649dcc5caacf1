// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
package import PushModel
internal import Synchronization
internal import TLS

/// Links that sign in once, without typing a key. `pushgate dev` prints one. Shared by all shards,
/// hence the lock.
package final class SignInLinks: Sendable {
  /// A developer may read other output first. Later, the key itself signs in.
  static let lifetimeSeconds: Int64 = 3600

  /// A link that was not used yet.
  private struct Unused {
    let keyHash: [UInt8]
    let expiresAt: Instant
  }

  /// By the hash of the code.
  private let unused = Mutex<[[UInt8]: Unused]>([:])

  /// Creates an empty set.
  package init() {}

  /// Returns the path and query of a new link.
  /// - Parameter keyHash: SHA-256 of the API key that signs in.
  package func make(keyHash: [UInt8], at now: Instant) -> String {
    let code = Base64URL.encode(SecureRandom.bytes(24))
    let link = Unused(keyHash: keyHash, expiresAt: now.adding(seconds: Self.lifetimeSeconds))
    unused.withLock { unused in
      unused = unused.filter { $0.value.expiresAt > now }
      unused[SHA256.hash(Array(code.utf8))] = link
    }
    return Link("sign-in", "link", query: [.init(name: "code", value: code)]).text
  }

  /// Returns the hash of a link's key, and ends the link; nil if it has expired or was used.
  func use(_ code: String, at now: Instant) -> [UInt8]? {
    let hash = SHA256.hash(Array(code.utf8))
    let link = unused.withLock { $0.removeValue(forKey: hash) }
    return link.flatMap { now < $0.expiresAt ? $0.keyHash : nil }
  }
}
