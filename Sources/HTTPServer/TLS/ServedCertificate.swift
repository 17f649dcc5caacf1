// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
internal import Synchronization
package import TLS

/// The certificate that all shards of a process serve, and the keys that encrypt their tickets. It
/// can be replaced while serving; open connections keep the old one.
package final class ServedCertificate: Sendable {
  /// The lifetime of ticket keys. An attacker with a key can decrypt TLS 1.2 sessions that were
  /// resumed during its lifetime.
  static let ticketKeyLife = Duration.seconds(12 * 3600)

  /// The inputs from which a TLS context is created.
  struct Material: Sendable {
    let identity: TLSIdentity
    /// Trusted roots of client certificates; nil to request no client certificates.
    let clients: TLSTrust?
    let ticketKeys: TLSTicketKeys
    /// Increases with each replacement.
    let version: Int
    let madeAt: MonotonicTime
  }

  private let material: Mutex<Material>

  /// - Parameter clients: roots of certificates that clients may present instead of an API key.
  package init(
    _ identity: TLSIdentity, clients: TLSTrust? = nil, at now: MonotonicTime = .now()
  ) {
    material = Mutex(
      Material(
        identity: identity, clients: clients, ticketKeys: TLSTicketKeys(), version: 1, madeAt: now))
  }

  /// A summary of the served certificate.
  package var summary: CertificateSummary { material.withLock { $0.identity.certificate } }

  /// Replaces the certificate for new handshakes. Invalidates earlier tickets, which would resume
  /// sessions that the old certificate authenticated.
  package func replace(
    by identity: TLSIdentity, clients: TLSTrust? = nil, at now: MonotonicTime = .now()
  ) {
    material.withLock { $0 = Self.renewed($0, identity, clients, at: now) }
  }

  /// Returns the current inputs for contexts. Replaces the ticket keys when their lifetime has
  /// ended.
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
