// SPDX-License-Identifier: Apache-2.0
@testable import LegacyBridge

/// The frame reader with bytes of a client. The suite runs the target over typical inputs and
/// mutations of them; `script/fuzz-http` compiles this file with libFuzzer and AddressSanitizer.
enum LegacyFuzzTarget {
  /// The frames of a stream and its error, which must be equal for any split of the bytes.
  private struct Reading: Equatable {
    var frames: [LegacyFrame] = []
    var error: LegacyError?
  }

  /// The lowest bit of the first byte selects the payload limits.
  static func run(_ input: [UInt8]) {
    guard let first = input.first else { return }
    let bytes = Array(input.dropFirst())
    let isLarge = first & 1 == 1
    let whole = reading(bytes, isLarge, cutting: max(1, bytes.count))
    precondition(whole == reading(bytes, isLarge, cutting: 1))
    precondition(whole == reading(bytes, isLarge, cutting: 7))
    for frame in whole.frames {
      precondition(frame.token.count == LegacyFrame.tokenBytes)
      precondition((1...5_120).contains(frame.payload.count))
      precondition(frame.priority == nil || frame.priority == 5 || frame.priority == 10)
    }
  }

  private static func reading(_ bytes: [UInt8], _ isLarge: Bool, cutting size: Int) -> Reading {
    var reader = LegacyFrameReader(allowsLargePayloads: isLarge)
    var result = Reading()
    var start = 0
    do throws(LegacyError) {
      while start < bytes.count {
        let end = min(start + size, bytes.count)
        reader.append(Array(bytes[start..<end]))
        start = end
        while let frame = try reader.next() { result.frames.append(frame) }
        precondition(reader.pending <= LegacyFrameReader.maximumFrame)
      }
    } catch { result.error = error }
    return result
  }
}
