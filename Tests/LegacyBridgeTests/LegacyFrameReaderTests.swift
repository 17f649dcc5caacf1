// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LegacyBridge

@Suite("Frames of the legacy interface")
struct LegacyFrameReaderTests {
  /// Reads all frames and the error, if any.
  private func read(
    _ bytes: [UInt8], cutting size: Int? = nil, allowsLargePayloads: Bool = false
  ) -> (frames: [LegacyFrame], error: LegacyError?) {
    var reader = LegacyFrameReader(allowsLargePayloads: allowsLargePayloads)
    var frames: [LegacyFrame] = []
    var rest = bytes[...]
    do throws(LegacyError) {
      while !rest.isEmpty {
        let part = rest.prefix(size ?? bytes.count)
        reader.append(Array(part))
        rest = rest.dropFirst(part.count)
        while let frame = try reader.next() { frames.append(frame) }
      }
    } catch { return (frames, error) }
    return (frames, nil)
  }

  private static let full = framed(
    item(1, token()), item(2, hello), item(3, number(7, bytes: 4)), item(4, number(99, bytes: 4)),
    item(5, [5]))

  @Test("the frames of the guide's three figures are read")
  func figures() {
    #expect(
      read(simple()).frames == [LegacyFrame(.simple, token: token(), payload: hello)])
    #expect(
      read(enhanced(0x0102_0304, expiration: 99)).frames
        == [
          LegacyFrame(
            .enhanced, identifier: 0x0102_0304, expiration: 99, token: token(), payload: hello)
        ])
    #expect(
      read(Self.full).frames
        == [
          LegacyFrame(
            .items, identifier: 7, expiration: 99, priority: 5, token: token(), payload: hello)
        ])
  }

  @Test("items may have any order, and all but token and payload are optional")
  func items() {
    let mixed = framed(item(5, [10]), item(2, hello), item(1, token()))
    #expect(
      read(mixed).frames == [LegacyFrame(.items, priority: 10, token: token(), payload: hello)])
  }

  @Test("pipelined frames are read alike however the bytes are split", arguments: 1...40)
  func splits(size: Int) {
    let bytes = simple() + enhanced(1) + Self.full + enhanced(2) + simple(token(1))
    let (frames, error) = read(bytes, cutting: size)
    #expect(frames.count == 5 && error == nil)
    #expect(frames.map(\.identifier) == [nil, 1, 7, 2, nil])
    #expect(frames.last?.token == token(1))
  }

  /// A malformed frame, and the response to it.
  struct Malformed: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let error: LegacyError

    init(_ name: String, _ bytes: [UInt8], _ status: LegacyError.Status, _ identifier: UInt32 = 0) {
      testDescription = name
      self.bytes = bytes
      error = LegacyError(status, identifier: identifier)
    }
  }

  private static let identifier = item(3, number(7, bytes: 4))

  static let malformed: [Malformed] = [
    Malformed("unknown command", [3], .processingError),
    Malformed("an error response", [8, 0, 0, 0, 0, 0], .processingError),
    Malformed("HTTP", Array("GET / HTTP/1.1\r\n".utf8), .processingError),
    Malformed("no token, command 0", simple([]), .missingToken),
    Malformed("no token, command 1", enhanced(7, []), .missingToken, 7),
    Malformed("short token", enhanced(7, Array(token().dropLast())), .invalidTokenSize, 7),
    Malformed("long token", enhanced(7, token() + [0]), .invalidTokenSize, 7),
    Malformed(
      "a token length that lies", [1] + number(7, bytes: 4) + number(0, bytes: 4) + [0xFF, 0xFF],
      .invalidTokenSize, 7),
    Malformed("no payload, command 0", simple(token(), []), .missingPayload),
    Malformed("no payload, command 1", enhanced(7, token(), []), .missingPayload, 7),
    Malformed(
      "257 bytes, command 1", enhanced(7, token(), Array(repeating: 0x20, count: 257)),
      .invalidPayloadSize, 7),
    Malformed(
      "a payload length that lies",
      [1] + number(7, bytes: 4) + number(0, bytes: 4) + sized(token()) + [0xFF, 0xFF],
      .invalidPayloadSize, 7),
    Malformed("an empty frame", framed(), .missingToken),
    Malformed("a frame length that lies", [2, 0xFF, 0xFF, 0xFF, 0xFF], .invalidPayloadSize),
    Malformed(
      "an item length that lies", framed(identifier, [1, 0xFF, 0xFF, 0]), .processingError, 7),
    Malformed("a truncated item header", framed(identifier, [1, 0]), .processingError, 7),
    Malformed(
      "an unknown item", framed(item(6, [0]), item(1, token()), item(2, hello), identifier),
      .processingError, 7),
    Malformed(
      "a repeated item", framed(item(1, token()), item(2, hello), identifier, identifier),
      .processingError, 7),
    Malformed(
      "a repeated token", framed(item(1, token()), item(1, token(1)), item(2, hello), identifier),
      .processingError, 7),
    Malformed("no token item", framed(item(2, hello), identifier), .missingToken, 7),
    Malformed(
      "an empty token item", framed(item(1, []), item(2, hello), identifier), .missingToken, 7),
    Malformed(
      "a truncated token item", framed(item(1, [1, 2]), item(2, hello), identifier),
      .invalidTokenSize, 7),
    Malformed("no payload item", framed(item(1, token()), identifier), .missingPayload, 7),
    Malformed(
      "2,049 bytes",
      framed(item(1, token()), item(2, Array(repeating: 0x20, count: 2_049)), identifier),
      .invalidPayloadSize, 7),
    Malformed(
      "a short identifier", framed(item(1, token()), item(2, hello), item(3, [1, 2, 3])),
      .processingError),
    Malformed(
      "a long expiration",
      framed(item(1, token()), item(2, hello), identifier, item(4, [0, 0, 0, 0, 0])),
      .processingError, 7),
    Malformed(
      "a priority of 7", framed(item(1, token()), item(2, hello), identifier, item(5, [7])),
      .processingError, 7),
  ]

  @Test("a malformed frame ends the stream with the status of its fault", arguments: malformed)
  func malformedFrame(_ frame: Malformed) {
    let (frames, error) = read(enhanced(1) + frame.bytes + enhanced(2))
    #expect(frames.map(\.identifier) == [1], "the frame before it is read, none after it")
    #expect(error == frame.error)
    #expect(read(enhanced(1) + frame.bytes + enhanced(2), cutting: 1).error == frame.error)
  }

  @Test("payloads have the limits of their command, or today's by a setting")
  func payloads() {
    func frame(_ bytes: Int) -> [UInt8] {
      framed(item(1, token()), item(2, Array(repeating: 0x20, count: bytes)))
    }
    #expect(read(enhanced(1, token(), Array(repeating: 0x20, count: 256))).error == nil)
    #expect(read(frame(2_048)).error == nil)
    #expect(read(frame(5_120), allowsLargePayloads: true).error == nil)
    #expect(
      read(frame(5_121), allowsLargePayloads: true).error == LegacyError(.invalidPayloadSize))
    #expect(
      read(simple(token(), Array(repeating: 0x20, count: 4_096)), allowsLargePayloads: true).error
        == nil)
  }

  @Test("a fault is reported before the bytes of a false length arrive")
  func early() {
    let start: [UInt8] = [1] + number(7, bytes: 4) + number(0, bytes: 4)
    #expect(read(start + [0, 33]).error == LegacyError(.invalidTokenSize, identifier: 7))
    #expect(
      read(start + sized(token()) + [0xFF, 0xFF]).error
        == LegacyError(.invalidPayloadSize, identifier: 7))
  }

  @Test("an incomplete frame is kept, and the memory of returned frames is freed")
  func pending() throws {
    var reader = LegacyFrameReader()
    reader.append(simple() + simple().dropLast())
    let first = try reader.next()
    let incomplete = try reader.next()
    #expect(first != nil && incomplete == nil)
    #expect(reader.pending == simple().count - 1)
    reader.append(Array(simple().suffix(1)))
    let second = try reader.next()
    #expect(second == first)
    #expect(reader.pending == 0)
  }

  @Test("an error response has six bytes")
  func response() {
    #expect(LegacyError(.invalidToken, identifier: 0x0102_0304).bytes == [8, 8, 1, 2, 3, 4])
    #expect(LegacyError(.shutdown).bytes == [8, 10, 0, 0, 0, 0])
    #expect(LegacyError(.unknown, identifier: .max).bytes == [8, 255, 255, 255, 255, 255])
  }
}
