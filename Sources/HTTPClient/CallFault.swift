// SPDX-License-Identifier: Apache-2.0
import Transport

/// Why a request has no complete response. The description names the server and quotes nothing of
/// the request.
package struct CallFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// How far the request got.
  package enum Kind: Equatable, Sendable {
    /// No connection: connection refused, unknown name, or untrusted certificate. Nothing was sent.
    case unreachable
    /// The name was not looked up in time, since all lookup threads were busy. This is no fault of
    /// the server. Nothing was sent.
    case busy
    /// Connections to all of the server's addresses are forbidden. Nothing was sent.
    case forbidden
    /// The connection was lost. The server may have processed the request.
    case lost
    /// The server sent nothing before the deadline. It may have processed the request.
    case silent
    /// The response is not HTTP/1.1.
    case garbled
  }

  package let kind: Kind
  package let description: String

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// Returns the fault for a connection that broke while in use.
  static func lost(_ error: TransportError, _ address: ServerAddress) -> CallFault {
    error.isTimeout
      ? CallFault(.silent, "\(address) stopped responding")
      : CallFault(.lost, "the connection to \(address) was lost: \(error)")
  }
}
