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
  /// A header list of more than so many times the limit ends the session. A byte of a compressed block can stand
  /// for 4 KiB of text, which nghttp2 checks byte by byte; a list that is merely long is answered.
  private static let tolerance = 2
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

  /// Whether the list that is being received is not to be decoded to its end.
  var isExcessive: Bool { size / Self.tolerance > limit }

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
      let isKnown = unsafe known.has(name, value, at: block.count)
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
    places = block.entries(sharing: places)
    return HTTP2Fields(block.bytes, places, exceededLimit: size > limit, form: form)
  }
}

/// Fields one after the other, in memory that is used again.
@safe private final class Block {
  private var text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
  private var used = 0
  private var list = UnsafeMutableBufferPointer<HTTP2Fields.Entry>.allocate(capacity: 0)
  private(set) var count = 0

  deinit {
    unsafe text.deallocate()
    unsafe list.deallocate()
  }

  func clear() {
    used = 0
    count = 0
  }

  func append(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, isNeverIndexed: Bool
  ) {
    let nameEnd = used &+ name.count
    let valueEnd = nameEnd &+ value.count
    if unsafe valueEnd > text.count { unsafe text.grow(holding: used, to: max(valueEnd, 512)) }
    if unsafe count == list.count { unsafe list.grow(holding: count, to: max(count + 1, 16)) }
    unsafe name.copy(to: text.baseAddress! + used)
    unsafe value.copy(to: text.baseAddress! + nameEnd)
    unsafe (list.baseAddress! + count).initialize(
      to: HTTP2Fields.Entry(
        start: UInt32(truncatingIfNeeded: used), nameEnd: UInt32(truncatingIfNeeded: nameEnd),
        valueEnd: UInt32(truncatingIfNeeded: valueEnd), isNeverIndexed: isNeverIndexed))
    used = valueEnd
    count &+= 1
  }

  /// Whether this field stands at `position`.
  func has(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> Bool {
    guard position < count else { return false }
    let entry = unsafe list[position]
    guard Int(entry.nameEnd &- entry.start) == name.count,
      Int(entry.valueEnd &- entry.nameEnd) == value.count
    else { return false }
    let start = unsafe text.baseAddress! + Int(entry.start)
    return unsafe name.isSame(as: start) && value.isSame(as: start + name.count)
  }

  /// A copy of the text.
  var bytes: [UInt8] { unsafe Array(text[..<used]) }

  /// A copy of the places, or `other` where those are the same.
  func entries(sharing other: [HTTP2Fields.Entry]) -> [HTTP2Fields.Entry] {
    if isSame(as: other) { return other }
    return unsafe Array(list[..<count])
  }

  private func isSame(as other: [HTTP2Fields.Entry]) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where unsafe list[index] != other[index] { return false }
    return true
  }
}

extension UnsafeMutableBufferPointer {
  /// Moves the first `count` elements to memory for `needed` and more.
  fileprivate mutating func grow(holding count: Int, to needed: Int) {
    let larger = Self.allocate(capacity: Swift.max(needed, 2 * self.count))
    unsafe larger.baseAddress!.moveInitialize(from: baseAddress!, count: count)
    unsafe deallocate()
    unsafe self = larger
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
