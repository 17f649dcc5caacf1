// SPDX-License-Identifier: Apache-2.0

package import HTTP2

/// Decodes both directions of an HTTP/2 connection: every frame, and the HPACK representation of
/// every header field, which HTTP/2 sessions do not report. Passive, and independent of the
/// session. Performs no I/O; not thread-safe.
package final class WireObserver {
  private var fromClient: WireReader
  private var fromServer: WireReader

  package init() throws(HTTP2Error) {
    fromClient = try WireReader(expectsPreface: true)
    fromServer = try WireReader(expectsPreface: false)
  }

  /// Adds bytes from the client; returns the frames that are now complete.
  package func clientSent(_ bytes: RawSpan) -> [WireEvent] {
    Self.read(bytes, &fromClient, answeredBy: &fromServer)
  }

  /// Adds bytes from the server; returns the frames that are now complete.
  package func serverSent(_ bytes: RawSpan) -> [WireEvent] {
    Self.read(bytes, &fromServer, answeredBy: &fromClient)
  }

  /// Adds an array of bytes from the client.
  package func clientSent(_ bytes: [UInt8]) -> [WireEvent] {
    clientSent(bytes.span.bytes)
  }

  /// Adds an array of bytes from the server.
  package func serverSent(_ bytes: [UInt8]) -> [WireEvent] {
    serverSent(bytes.span.bytes)
  }

  private static func read(
    _ bytes: RawSpan, _ reader: inout WireReader, answeredBy other: inout WireReader
  ) -> [WireEvent] {
    reader.take(bytes)
    var events: [WireEvent] = []
    while let event = reader.next() {
      switch event {
      // A table size applies to the other side's header blocks once that side acknowledges it.
      case .settings(let list): other.expectTableSize(list)
      case .settingsAcknowledged: reader.adoptTableSize()
      default: break
      }
      events.append(event)
    }
    return events
  }
}
