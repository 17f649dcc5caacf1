// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// Collects the fields of the header block that is being received. Its memory is kept from block
/// to block; a connection carries one block at a time.
///
/// Most fields of a connection's messages are what stood in the same place of the block before. Where the form
/// of messages is judged, such bytes are compared and not judged again.
struct FieldCollector {
  /// In the count of RFC 9113, 6.5.2: 32 bytes more than the text for every field.
  let limit: Int
  /// The names of the fields that are kept; nil: all.
  private let names: [[UInt8]]?
  private var block = Block()
  /// The block before, if its form was found good.
  private var known = Block()
  /// Where the fields of the block given out last were: nearly always they are in the same places, and share this.
  private var places: [HTTP2Fields.Entry] = []
  private var size = 0
  /// Judges the block that is being received; set after `begin` where that is wanted.
  var form: HTTP2MessageForm?

  init(limit: Int, names: [String]? = nil) {
    self.limit = limit
    self.names = names?.map { Array($0.utf8) }
  }

  mutating func begin() {
    if let form {
      if form.fault == nil { swap(&block, &known) } else { known.clear() }
    }
    block.clear()
    size = 0
  }

  mutating func append(
    name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, isNeverIndexed: Bool
  ) {
    size += name.count + value.count + 32
    if form != nil {
      let isKnown = unsafe known.has(name, value, at: block.entries.count)
      unsafe form!.take(name: name, value: value, isKnown: isKnown)
    }
    guard size <= limit, unsafe keeps(name) else { return }
    unsafe block.append(name, value, isNeverIndexed: isNeverIndexed)
  }

  private func keeps(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let names else { return true }
    return names.contains { unsafe $0.count == name.count && $0.elementsEqual(name) }
  }

  /// An exact copy: the collector's own memory stays with it. Of nothing kept, it costs nothing.
  mutating func finish() -> HTTP2Fields {
    if places != block.entries { places = Array(block.entries[...]) }
    return HTTP2Fields(block.text, places, exceededLimit: size > limit, form: form)
  }
}

/// Fields one after the other, in memory that is used again.
private struct Block {
  /// Of these bytes, `used` hold text.
  private var memory: [UInt8] = []
  private var used = 0
  private(set) var entries: [HTTP2Fields.Entry] = []

  mutating func clear() {
    used = 0
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
  }

  mutating func append(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, isNeverIndexed: Bool
  ) {
    let nameEnd = used + name.count
    let valueEnd = nameEnd + value.count
    if valueEnd > memory.count {
      memory += Array(repeating: 0, count: max(valueEnd - memory.count, memory.count, 512))
    }
    unsafe memory.withUnsafeMutableBytes { memory in
      unsafe name.copy(to: memory.baseAddress! + used)
      unsafe value.copy(to: memory.baseAddress! + nameEnd)
    }
    entries.append(
      HTTP2Fields.Entry(
        start: UInt32(truncatingIfNeeded: used), nameEnd: UInt32(truncatingIfNeeded: nameEnd),
        valueEnd: UInt32(truncatingIfNeeded: valueEnd), isNeverIndexed: isNeverIndexed))
    used = valueEnd
  }

  /// Whether this field stands at `position`.
  func has(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> Bool {
    guard position < entries.count else { return false }
    let entry = entries[position]
    guard Int(entry.nameEnd &- entry.start) == name.count,
      Int(entry.valueEnd &- entry.nameEnd) == value.count
    else { return false }
    return unsafe memory.withUnsafeBytes { memory in
      let text = unsafe memory.baseAddress! + Int(entry.start)
      return unsafe name.isSame(as: text) && value.isSame(as: text + name.count)
    }
  }

  /// A copy of the text.
  var text: [UInt8] {
    guard used > 0 else { return [] }
    return unsafe [UInt8](unsafeUninitializedCapacity: used) { target, count in
      unsafe memory.withUnsafeBytes { memory in
        _ = unsafe memcpy(target.baseAddress!, memory.baseAddress!, used)
      }
      count = used
    }
  }
}

// Without an address where there are no bytes.
extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  fileprivate func copy(to target: UnsafeMutableRawPointer) {
    if let start = baseAddress { unsafe target.copyMemory(from: start, byteCount: count) }
  }

  @inline(__always)
  fileprivate func isSame(as text: UnsafeRawPointer) -> Bool {
    guard let start = baseAddress else { return true }
    return unsafe memcmp(text, start, count) == 0
  }
}
