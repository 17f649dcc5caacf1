// SPDX-License-Identifier: Apache-2.0

/// Reads the frame headers that a client sends, and reports frames on streams that the client has
/// ended or never opened. nghttp2 does not report them, because it would have to remember closed
/// streams at some hundred bytes each. Only the client's frames matter: a client that has ended a
/// stream may not send on it, whatever frames of the server are in transit.
///
/// A value type: takes bytes, returns the first fault. It remembers only the most recent streams,
/// and reports no faults of older ones.
package struct StreamHistory: Sendable {
  /// A fault for a frame on such a stream (RFC 9113 §5.1).
  package enum Fault: Equatable, Sendable {
    /// "An endpoint that receives any frame other than PRIORITY after receiving a RST_STREAM MUST
    /// treat that as a stream error of type STREAM_CLOSED."
    case afterReset(Int32)
    /// "… any frames after receiving a frame with the END_STREAM flag set MUST treat that as a
    /// connection error of type STREAM_CLOSED."
    case afterEnd(Int32)
    /// "The identifier of a newly established stream MUST be numerically greater than all streams
    /// that the initiating endpoint has opened": a connection error of type PROTOCOL_ERROR
    /// (§5.1.1).
    case neverOpened(Int32)
  }

  private struct Entry: Sendable {
    var stream: Int32 = 0
    var hasEnded = false
    var isReset = false
  }

  private struct Head: Sendable {
    var bytes = InlineArray<9, UInt8>(repeating: 0)
    var count = 0
  }

  /// Number of remembered streams, 12 bytes each; more than the streams a client changes between
  /// two reads.
  package static let capacity = 64
  /// Size in bytes of a frame header (§4.1).
  private static let headSize = 9
  /// Size in bytes of the client preface (§3.4), which precedes the first frame.
  private static let preface = 24

  private var toSkip = Self.preface
  private var head = Head()
  /// Entries at index `stream / 2` modulo the capacity: identifiers rise by two.
  private var entries = Array(repeating: Entry(), count: Self.capacity)
  private var highest: Int32 = 0
  /// The highest stream whose entry was overwritten.
  private var forgotten: Int32 = 0

  package init() {}

  /// Reads the next bytes of the connection. Do not call it after a fault of the whole connection.
  package mutating func take(_ bytes: RawSpan) -> Fault? {
    unsafe bytes.withUnsafeBytes { unsafe read($0) }
  }

  private mutating func read(_ bytes: UnsafeRawBufferPointer) -> Fault? {
    var fault: Fault?
    var offset = 0
    while offset < bytes.count {
      if toSkip > 0 {
        let skipped = min(toSkip, bytes.count - offset)
        toSkip -= skipped
        offset += skipped
        continue
      }
      if head.count == 0, bytes.count - offset >= Self.headSize {
        let whole = unsafe UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + Self.headSize])
        let found = unsafe take(head: whole)
        fault = fault ?? found
        offset += Self.headSize
        continue
      }
      unsafe head.bytes[head.count] = bytes[offset]
      head.count += 1
      offset += 1
      if head.count == Self.headSize {
        head.count = 0
        let bytes = head.bytes
        let found = unsafe withUnsafeBytes(of: bytes) { unsafe take(head: $0) }
        fault = fault ?? found
      }
    }
    return fault
  }

  // RFC 9113 §4.1: length (24 bits), type, flags, stream (31 bits).
  private mutating func take(head: UnsafeRawBufferPointer) -> Fault? {
    let start = unsafe UInt32(bigEndian: head.loadUnaligned(as: UInt32.self))
    toSkip = Int(start >> 8)
    let last = unsafe head.loadUnaligned(fromByteOffset: 5, as: UInt32.self)
    let stream = Int32(UInt32(bigEndian: last) & 0x7FFF_FFFF)
    let flags = unsafe head[4]
    // nghttp2 rejects streams that clients may not open.
    guard stream & 1 == 1 else { return nil }
    let endsStream = flags & 0x1 != 0
    switch start & 0xFF {
    case 0: return sent(on: stream, endsStream: endsStream)
    case 1:
      if stream > highest { open(stream) }
      return sent(on: stream, endsStream: endsStream)
    case 3:
      if let place = place(of: stream) { entries[place].isReset = true }
      return nil
    default: return nil
    }
  }

  private mutating func open(_ stream: Int32) {
    highest = stream
    let place = Int(stream >> 1) % Self.capacity
    forgotten = max(forgotten, entries[place].stream)
    entries[place] = Entry(stream: stream)
  }

  private func place(of stream: Int32) -> Int? {
    let place = Int(stream >> 1) % Self.capacity
    return entries[place].stream == stream ? place : nil
  }

  private mutating func sent(on stream: Int32, endsStream: Bool) -> Fault? {
    // nghttp2 rejects frames on idle streams.
    guard stream <= highest else { return nil }
    guard let place = place(of: stream) else {
      return stream > forgotten ? .neverOpened(stream) : nil
    }
    if entries[place].isReset { return .afterReset(stream) }
    if entries[place].hasEnded { return .afterEnd(stream) }
    entries[place].hasEnded = endsStream
    return nil
  }
}

extension StreamHistory.Fault {
  var text: String {
    switch self {
    case .afterReset(let stream): "a frame on stream \(stream), which the client had reset"
    case .afterEnd(let stream): "a frame on stream \(stream), which the client had ended"
    case .neverOpened(let stream): "a frame on stream \(stream), below one that is open already"
    }
  }
}
