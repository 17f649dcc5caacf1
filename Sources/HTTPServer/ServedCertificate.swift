// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
internal import Synchronization
package import TLS

/// The certificate that all shards of a process serve, which can be replaced while they do, and the keys of the
/// tickets that they give. Connections that are open keep what they began with.
package final class ServedCertificate: Sendable {
  /// How long tickets are sealed with the same keys: whoever learns these can read what was resumed under
  /// TLS 1.2 for as long.
  static let ticketKeyLife = Duration.seconds(12 * 3600)

  /// What contexts are made of.
  struct Material: Sendable {
    let identity: TLSIdentity
    /// Whose clients' certificates are asked for; nil: none are.
    let clients: TLSTrust?
    let ticketKeys: TLSTicketKeys
    /// Rises whenever something of it is replaced.
    let version: Int
    let madeAt: MonotonicTime
  }

  private let material: Mutex<Material>

  /// - Parameter clients: roots of certificates that clients may show in place of a key.
  package init(
    _ identity: TLSIdentity, clients: TLSTrust? = nil, at now: MonotonicTime = .now()
  ) {
    material = Mutex(
      Material(
        identity: identity, clients: clients, ticketKeys: TLSTicketKeys(), version: 1, madeAt: now))
  }

  /// What the certificate that is served says of itself.
  package var summary: CertificateSummary { material.withLock { $0.identity.certificate } }

  /// Handshakes from now on use this one. Tickets given before are not taken any more: they would go on with a
  /// session that the old certificate vouched for.
  package func replace(
    by identity: TLSIdentity, clients: TLSTrust? = nil, at now: MonotonicTime = .now()
  ) {
    material.withLock { $0 = Self.renewed($0, identity, clients, at: now) }
  }

  /// What to make contexts of now; with new ticket keys when the old ones have had their time.
  func current(at now: MonotonicTime) -> Material {
    material.withLock { material in
      if now - material.madeAt >= Self.ticketKeyLife {
        material = Self.renewed(material, material.identity, material.clients, at: now)
      }
      return material
    }
  }

  private static func renewed(
    _ old: Material, _ identity: TLSIdentity, _ clients: TLSTrust?, at now: MonotonicTime
  ) -> Material {
    Material(
      identity: identity, clients: clients, ticketKeys: TLSTicketKeys(), version: old.version + 1,
      madeAt: now)
  }
}
