// SPDX-License-Identifier: Apache-2.0

import DequeModule
import HTTP2

/// Rewrites a server's outgoing frames for behaviour that nghttp2 does not support: omitted frames,
/// an announced limit that is not enforced, and bodies in small pieces. A value, used by `Wire`.
package struct FrameEditor {
  /// Placeholder for a stream limit in the session's SETTINGS. nghttp2 ends a connection at the
  /// first stream above a limit that it knows, so the announced limit must be unknown to it.
  package static let unlimited = Int(UInt32.max)

  /// Frames that are omitted from now on.
  package var withheld: Withholding = []
  /// Stream limits that replace `unlimited` in the session's next SETTINGS.
  private var limits: Deque<UInt32> = []
  /// Largest DATA frame in bytes, by stream.
  private var pieces: [Int32: Int] = [:]

  package init() {}

  /// Whether frames pass unchanged.
  package var isIdle: Bool { withheld.isEmpty && limits.isEmpty && pieces.isEmpty }

  /// Sets the stream limit for the session's next SETTINGS with a limit.
  package mutating func announce(_ limit: UInt32) { limits.append(limit) }

  /// Splits the remaining DATA frames of a stream into pieces of at most `size` bytes.
  package mutating func cut(_ stream: Int32, intoPiecesOf size: Int) { pieces[stream] = size }

  /// Removes the state of a closed stream.
  package mutating func forget(_ stream: Int32) {
    if !pieces.isEmpty { pieces[stream] = nil }
  }

  /// Rewrites the bytes from offset `start` on, which are whole frames in wire order.
  package mutating func edit(_ buffer: inout [UInt8], from start: Int) {
    guard !isIdle, buffer.count > start else { return }
    let frames = Array(buffer[start...])
    buffer.removeSubrange(start...)
    var position = 0
    while position + FrameKind.headSize <= frames.count {
      let end = min(position + FrameKind.headSize + length(frames, position), frames.count)
      pass(frames[position..<end], to: &buffer)
      position = end
    }
  }

  private func length(_ frames: [UInt8], _ position: Int) -> Int {
    frames[position..<position + 3].reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func pass(_ frame: ArraySlice<UInt8>, to buffer: inout [UInt8]) {
    let head = frame.startIndex
    let kind = FrameKind(rawValue: frame[head + 3])
    let flags = FrameFlags(rawValue: frame[head + 4])
    var frame = frame
    if kind == .settings, !flags.contains(.acknowledgement) { advertiseLimit(in: &frame) }
    if withheld.includes(kind, flags) { return }
    guard kind == .data, !pieces.isEmpty else {
      buffer += frame
      return
    }
    let stream = frame[(head + 5)..<(head + 9)].reduce(Int32(0)) { $0 << 8 | Int32($1) }
    guard let size = pieces[stream] else {
      buffer += frame
      return
    }
    let isLast = flags.contains(.endStream)
    if isLast { forget(stream) }
    write(frame.dropFirst(FrameKind.headSize), of: stream, piece: size, isLast, to: &buffer)
  }

  private mutating func advertiseLimit(in frame: inout ArraySlice<UInt8>) {
    let payload = frame.startIndex + FrameKind.headSize
    // A parameter is an identifier of two bytes and a value of four (RFC 9113 §6.5.1).
    for entry in stride(from: payload, to: frame.endIndex, by: 6) {
      let identifier = UInt16(frame[entry]) << 8 | UInt16(frame[entry + 1])
      guard identifier == HTTP2Setting.Known.maximumConcurrentStreams.rawValue,
        let limit = limits.popFirst()
      else { continue }
      for byte in 0..<4 {
        frame[entry + 2 + byte] = UInt8(truncatingIfNeeded: limit >> (24 - 8 * byte))
      }
    }
  }

  private func write(
    _ body: ArraySlice<UInt8>, of stream: Int32, piece: Int, _ isLast: Bool,
    to buffer: inout [UInt8]
  ) {
    var rest = body
    repeat {
      let next = rest.prefix(piece)
      rest = rest.dropFirst(piece)
      buffer += RawFrame.data(stream: stream, next, endStream: isLast && rest.isEmpty)
    } while !rest.isEmpty
  }
}
