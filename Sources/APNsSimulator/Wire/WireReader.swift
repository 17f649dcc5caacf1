// SPDX-License-Identifier: Apache-2.0
import DequeModule
import HTTP2

/// Parser for one direction of a connection: callers pass bytes and get frames.
struct WireReader {
  /// Maximum frame in bytes, above any that is observed: the simulator's SETTINGS_MAX_FRAME_SIZE is
  /// 16,384, and its responses have a few hundred bytes.
  private static let maximumFrame = 1 << 20
  /// Longest header block in bytes, above nghttp2's limit: HEADERS and 8 CONTINUATIONs of 16,384
  /// bytes.
  private static let maximumBlock = 9 * 16_384
  /// Maximum number of unacknowledged SETTINGS; nghttp2 ends the connection long before.
  private static let maximumPendingSettings = 1000
  private static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

  private let decoder: HTTP2HeaderBlockDecoder
  private var buffer: [UInt8] = []
  private var start = 0
  private var expectsPreface: Bool
  private var isOver = false
  private var block: Block?
  /// Table sizes in the other side's SETTINGS that this side has not acknowledged yet; nil for
  /// SETTINGS without a table size.
  private var tableSizes: Deque<UInt32?> = []

  private struct Block {
    let stream: Int32
    let endStream: Bool
    let hasPriority: Bool
    var bytes: [UInt8]
  }

  private struct Frame {
    let type: UInt8
    let flags: FrameFlags
    let stream: Int32
    var payload: ArraySlice<UInt8>

    var kind: FrameKind? { FrameKind(rawValue: type) }
  }

  private struct Unreadable: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  init(expectsPreface: Bool) throws(HTTP2Error) {
    self.expectsPreface = expectsPreface
    decoder = try HTTP2HeaderBlockDecoder()
  }

  mutating func take(_ bytes: RawSpan) {
    if isOver { return }
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    bytes.withUnsafeBytes { buffer.append(contentsOf: $0) }
  }

  mutating func expectTableSize(_ settings: [HTTP2Setting]) {
    guard tableSizes.count < Self.maximumPendingSettings else { return }
    let known = HTTP2Setting.Known.headerTableSize.rawValue
    tableSizes.append(settings.last { $0.identifier == known }?.value)
  }

  mutating func adoptTableSize() {
    if let size = tableSizes.popFirst(), let size { decoder.setTableSize(Int(size)) }
  }

  /// Returns the next whole frame or header block; nil if more bytes are needed.
  mutating func next() -> WireEvent? {
    guard !isOver else { return nil }
    do throws(Unreadable) {
      if expectsPreface, try !passPreface() { return nil }
      while let frame = try nextFrame() {
        if let event = try event(for: frame) { return event }
      }
      return nil
    } catch {
      isOver = true
      buffer = []
      return .unreadable(error.text)
    }
  }

  private mutating func passPreface() throws(Unreadable) -> Bool {
    let seen = buffer[start...].prefix(Self.preface.count)
    guard Self.preface.starts(with: seen) else { throw Unreadable("no HTTP/2 client preface") }
    guard seen.count == Self.preface.count else { return false }
    start += Self.preface.count
    expectsPreface = false
    return true
  }

  // Frame header (RFC 9113 §4.1): length (24 bits), type, flags, stream (31 bits).
  private mutating func nextFrame() throws(Unreadable) -> Frame? {
    guard buffer.count - start >= 9 else { return nil }
    let head = buffer[start..<start + 9]
    let length = number(head.prefix(3))
    guard length <= Self.maximumFrame else { throw Unreadable("a frame of \(length) bytes") }
    guard buffer.count - start >= 9 + length else { return nil }
    let frame = Frame(
      type: head[start + 3], flags: FrameFlags(rawValue: head[start + 4]),
      stream: Int32(number(head.suffix(4)) & 0x7FFF_FFFF),
      payload: buffer[(start + 9)..<(start + 9 + length)])
    start += 9 + length
    return frame
  }

  private mutating func event(for frame: Frame) throws(Unreadable) -> WireEvent? {
    if block != nil, frame.kind != .continuation {
      throw Unreadable("a frame of type \(frame.type) within a header block")
    }
    switch frame.kind {
    case .headers: return try begin(frame)
    case .continuation: return try go(on: frame)
    case .data:
      let size = frame.payload.count
      return .data(
        stream: frame.stream, bytes: Array(try unpadded(frame)), flowControlled: size,
        endStream: frame.flags.contains(.endStream))
    case .priority: return .priority(stream: frame.stream)
    case .resetStream:
      return .reset(stream: frame.stream, errorCode: UInt32(number(frame.payload.prefix(4))))
    case .windowUpdate:
      let increment = number(frame.payload.prefix(4)) & 0x7FFF_FFFF
      return .windowUpdate(stream: frame.stream, increment: increment)
    default: return connectionEvent(for: frame)
    }
  }

  private func connectionEvent(for frame: Frame) -> WireEvent {
    let isAnswer = frame.flags.contains(.acknowledgement)
    switch frame.kind {
    case .settings:
      return isAnswer ? .settingsAcknowledged : .settings(settings(in: frame.payload))
    case .ping:
      let opaque = frame.payload.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return isAnswer ? .pingAcknowledged(opaque) : .ping(opaque)
    case .goAway:
      return .goAway(
        lastStreamID: Int32(number(frame.payload.prefix(4)) & 0x7FFF_FFFF),
        errorCode: UInt32(number(frame.payload.dropFirst(4).prefix(4))),
        debugData: Array(frame.payload.dropFirst(8)))
    default: return .other(type: frame.type, stream: frame.stream)
    }
  }

  private func settings(in payload: ArraySlice<UInt8>) -> [HTTP2Setting] {
    stride(from: payload.startIndex, to: payload.endIndex - 5, by: 6).map { entry in
      HTTP2Setting(
        identifier: UInt16(number(payload[entry..<entry + 2])),
        value: UInt32(number(payload[entry + 2..<entry + 6])))
    }
  }

  // MARK: Header blocks

  private mutating func begin(_ frame: Frame) throws(Unreadable) -> WireEvent? {
    var fragment = try unpadded(frame)
    let hasPriority = frame.flags.contains(.priority)
    if hasPriority { fragment = fragment.dropFirst(5) }
    let begun = Block(
      stream: frame.stream, endStream: frame.flags.contains(.endStream),
      hasPriority: hasPriority, bytes: Array(fragment))
    if frame.flags.contains(.endHeaders) { return try finish(begun) }
    block = begun
    return nil
  }

  private mutating func go(on frame: Frame) throws(Unreadable) -> WireEvent? {
    guard var begun = block.take(), begun.stream == frame.stream else {
      throw Unreadable("CONTINUATION without HEADERS")
    }
    begun.bytes += frame.payload
    guard begun.bytes.count <= Self.maximumBlock else {
      throw Unreadable("a header block of more than \(Self.maximumBlock) bytes")
    }
    if frame.flags.contains(.endHeaders) { return try finish(begun) }
    block = begun
    return nil
  }

  private func finish(_ block: Block) throws(Unreadable) -> WireEvent {
    do throws(HTTP2Error) {
      let fields = try decoder.decode(block.bytes)
      return .headers(
        stream: block.stream,
        WireHeaders(
          fields: fields, endStream: block.endStream, hasPriority: block.hasPriority))
    } catch {
      throw Unreadable("a header block that does not decompress: \(error.detail)")
    }
  }

  // Padding (RFC 9113 §6.1): with the flag, the first byte is the number of padding bytes at the
  // end.
  private func unpadded(_ frame: Frame) throws(Unreadable) -> ArraySlice<UInt8> {
    guard frame.flags.contains(.padded) else { return frame.payload }
    guard let padding = frame.payload.first, Int(padding) < frame.payload.count else {
      throw Unreadable("padding longer than its frame")
    }
    return frame.payload.dropFirst().dropLast(Int(padding))
  }
}

private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
