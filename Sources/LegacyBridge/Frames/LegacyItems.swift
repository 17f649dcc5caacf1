// SPDX-License-Identifier: Apache-2.0

/// The items of a command 2 frame ("Binary Provider API", Table A-2).
struct LegacyItems {
  private(set) var token: [UInt8]?
  private(set) var payload: [UInt8]?
  private(set) var identifier: UInt32?
  private(set) var expiration: UInt32?
  private(set) var priority: UInt8?
  /// Whether an item is unknown, repeated, or has an invalid size or value.
  var isMalformed = false

  /// Adds an item. Of repeated items the first counts, so that an error names the first identifier.
  mutating func add(_ id: UInt8, _ data: [UInt8]) {
    switch id {
    case 1 where token == nil: token = data
    case 2 where payload == nil: payload = data
    case 3 where identifier == nil && data.count == 4: identifier = UInt32(bigEndian: data[...])
    case 4 where expiration == nil && data.count == 4: expiration = UInt32(bigEndian: data[...])
    case 5 where priority == nil && (data == [10] || data == [5]): priority = data[0]
    default: isMalformed = true
    }
  }
}

extension UInt32 {
  /// Reads the bytes of a big-endian integer, four at most.
  init(bigEndian bytes: ArraySlice<UInt8>) {
    self = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
