// SPDX-License-Identifier: Apache-2.0

import DequeModule
import HTTP2

/// Rewrites a server's frames on their way out, where the simulator is to do what nghttp2 rightly
/// does not: leave frames out, announce a limit that is not enforced, cut a body into small pieces.
/// A value; `Wire` feeds it.
package struct FrameEditor {
  /// What `announce` has the session say in place of a limit on streams: nghttp2 ends a connection
  /// at the first stream beyond the limit that it knows, and whoever asked for this one knows better.
  package static let unlimited = Int(UInt32.max)

  /// What is swallowed from now on.
  package var withheld: Withholding = []
  /// Limits on streams that the session's next SETTINGS with `unlimited` in them are to tell.
  private var limits: Deque<UInt32> = []
  /// The most that goes into one DATA frame of these streams.
  private var pieces: [Int32: Int] = [:]

  package init() {}

  /// Whether frames go out as they are.
  package var isIdle: Bool { withheld.isEmpty && limits.isEmpty && pieces.isEmpty }

  /// The next SETTINGS that the session sends with a limit on streams tell this one.
  package mutating func announce(_ limit: UInt32) { limits.append(limit) }

  /// DATA frames of a stream become no longer than this, up to the end of the stream.
  package mutating func cut(_ stream: Int32, intoPiecesOf size: Int) { pieces[stream] = size }

  /// A stream is gone.
  package mutating func forget(_ stream: Int32) {
    if !pieces.isEmpty { pieces[stream] = nil }
  }

  /// Rewrites what follows the first `start` bytes: whole frames, in the order of the wire.
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
    if kind == .settings, !flags.contains(.acknowledgement) { tellLimit(in: &frame) }
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

  private mutating func tellLimit(in frame: inout ArraySlice<UInt8>) {
    let payload = frame.startIndex + FrameKind.headSize
    // Each parameter is an identifier of two bytes and a value of four (RFC 9113, 6.5.1).
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
