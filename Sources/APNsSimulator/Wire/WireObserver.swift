// SPDX-License-Identifier: Apache-2.0

package import HTTP2

/// Reads along on one HTTP/2 connection, both ways, and tells what stood on the wire: every frame,
/// and of every header field how it was compressed, which no session tells. It takes part in
/// nothing and knows nothing of the session that it watches. Performs no I/O; not thread-safe.
package final class WireObserver {
  private var fromClient: WireReader
  private var fromServer: WireReader

  package init() throws(HTTP2Error) {
    fromClient = try WireReader(expectsPreface: true)
    fromServer = try WireReader(expectsPreface: false)
  }

  /// What the client sent; the frames that are complete now.
  package func clientSent(_ bytes: RawSpan) -> [WireEvent] {
    Self.read(bytes, &fromClient, answeredBy: &fromServer)
  }

  /// What the server sent.
  package func serverSent(_ bytes: RawSpan) -> [WireEvent] {
    Self.read(bytes, &fromServer, answeredBy: &fromClient)
  }

  /// The same for an array.
  package func clientSent(_ bytes: [UInt8]) -> [WireEvent] {
    clientSent(bytes.span.bytes)
  }

  /// The same for an array.
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
      // A table size holds for what the *other* side sends, from its acknowledgement on.
      case .settings(let list): other.expectTableSize(list)
      case .settingsAcknowledged: reader.adoptTableSize()
      default: break
      }
      events.append(event)
    }
    return events
  }
}
