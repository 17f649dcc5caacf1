// SPDX-License-Identifier: Apache-2.0

/// The source of a request's body: its connection, or its HTTP/2 stream. It requests more from the
/// client only as pieces are taken.
protocol BodySource: AnyObject {
  /// Sets the limits; call before the first piece is taken.
  /// - Parameters:
  ///   - limit: bytes.
  ///   - time: total time of waiting for the client.
  func prepareBody(limit: Int, within time: Duration)

  /// How long `receiveBody` waits for the next bytes before it returns without any; nil: as long as
  /// the client may take.
  var bodyPause: Duration? { get set }

  /// Appends the next piece, or nothing after `bodyPause`.
  /// - Returns: false at the body's end, when nothing was appended.
  func receiveBody(into bytes: inout [UInt8]) async throws(ExchangeFault) -> Bool

  /// Discards an unread body, so that it does not occupy the connection's window, which other
  /// streams need.
  func letGo()
}

extension BodySource {
  var bodyPause: Duration? {
    get { nil }
    set {}
  }

  func letGo() {}
}
