// SPDX-License-Identifier: Apache-2.0
package import HTTP2

/// A frame of a connection, from either side.
package enum WireEvent: Sendable, Equatable {
  case headers(stream: Int32, WireHeaders)
  /// - Parameter flowControlled: bytes that count against the windows, padding included.
  case data(stream: Int32, bytes: [UInt8], flowControlled: Int, endStream: Bool)
  case priority(stream: Int32)
  case reset(stream: Int32, errorCode: UInt32)
  case settings([HTTP2Setting])
  case settingsAcknowledged
  case ping(UInt64)
  case pingAcknowledged(UInt64)
  case goAway(lastStreamID: Int32, errorCode: UInt32, debugData: [UInt8])
  case windowUpdate(stream: Int32, increment: Int)
  /// A frame of an unknown type, with its number.
  case other(type: UInt8, stream: Int32)
  /// Bytes that are not HTTP/2, or a header block that cannot be decoded. No further events follow
  /// from this direction.
  case unreadable(String)
}
