// SPDX-License-Identifier: Apache-2.0
import Transport

/// Why there is no answer, or only a part of one. The description names the server, and nothing that was
/// sent.
package struct CallFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// How far it came.
  package enum Kind: Equatable, Sendable {
    /// No connection: nobody listens, the name is not known, the certificate is not trusted. Nothing
    /// was sent.
    case unreachable
    /// The name was not asked about, since others were, for all of the time. It says nothing of the server.
    case busy
    /// Its addresses are none that may be connected to. Nothing was sent.
    case forbidden
    /// The connection was lost: what was sent may have been carried out.
    case lost
    /// The server said nothing for too long; the same goes for what was sent.
    case silent
    /// What came is not HTTP/1.1.
    case garbled
  }

  package let kind: Kind
  package let description: String

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// A connection that broke off in the middle.
  static func lost(_ error: TransportError, _ address: ServerAddress) -> CallFault {
    error.isTimeout
      ? CallFault(.silent, "\(address) says nothing any more")
      : CallFault(.lost, "the connection to \(address) was lost: \(error)")
  }
}
