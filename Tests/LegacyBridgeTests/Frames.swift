// SPDX-License-Identifier: Apache-2.0
import LegacyBridge

/// A device token whose bytes are all equal.
func token(_ byte: UInt8 = 0xAB) -> [UInt8] {
  Array(repeating: byte, count: LegacyFrame.tokenBytes)
}

let hello = Array(#"{"aps":{"alert":"Hello"}}"#.utf8)

/// Returns the bytes of a big-endian integer.
func number(_ value: Int, bytes: Int) -> [UInt8] {
  (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
}

/// A part after its length in two bytes.
func sized(_ part: [UInt8]) -> [UInt8] { number(part.count, bytes: 2) + part }

func item(_ id: UInt8, _ data: [UInt8]) -> [UInt8] { [id] + sized(data) }

/// A frame of command 0.
func simple(_ token: [UInt8] = token(), _ payload: [UInt8] = hello) -> [UInt8] {
  [0] + sized(token) + sized(payload)
}

/// A frame of command 1.
func enhanced(
  _ identifier: Int, expiration: Int = 0, _ token: [UInt8] = token(), _ payload: [UInt8] = hello
) -> [UInt8] {
  [1] + number(identifier, bytes: 4) + number(expiration, bytes: 4) + sized(token) + sized(payload)
}

/// A frame of command 2.
func framed(_ items: [UInt8]...) -> [UInt8] {
  let all = items.flatMap { $0 }
  return [2] + number(all.count, bytes: 4) + all
}
