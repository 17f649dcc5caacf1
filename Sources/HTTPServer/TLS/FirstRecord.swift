// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// The first record of a TLS client: its ClientHello, or the beginning of it.
enum FirstRecord {
  /// The record header: type, version and length (RFC 8446 §5.1).
  typealias Header = InlineArray<5, UInt8>

  /// Returns whether the record is complete.
  static func isWhole(in socket: AcceptedSocket) throws(IOError) -> Bool {
    guard let header: Header = try socket.peek() else { return false }
    return try socket.arrived() >= length(header)
  }

  /// Returns the beginning of the HTTP method with which the connection begins, as from a client
  /// with an `http://` address; nil if it begins with other bytes.
  static func plainMethod(in socket: AcceptedSocket) -> [UInt8]? {
    guard let header: Header = try? socket.peek(), header[0] != handshake else { return nil }
    return methods.first { method in
      method.indices.allSatisfy { header[$0] == method[$0] }
    }
  }

  /// What `plainMethod` returns for HEAD.
  static let head = Array("HEAD ".utf8)

  /// The first five bytes of each method, the length of a header.
  private static let methods = [
    "GET ", "HEAD ", "PUT ", "POST ", "PATCH", "DELET", "OPTIO", "CONNE", "TRACE",
  ].map { Array($0.utf8) }

  private static let handshake: UInt8 = 22

  /// Returns the record's length in bytes, including its header. For invalid headers it is the
  /// header's length, and the handshake then fails.
  static func length(_ header: Header) -> Int {
    let content = Int(header[3]) << 8 | Int(header[4])
    // "handshake(22)", "0x0303 … or 0x0301", "The length MUST NOT exceed 2^14 bytes."
    guard header[0] == handshake, header[1] == 3, content <= 1 << 14 else { return header.count }
    return header.count + content
  }
}
