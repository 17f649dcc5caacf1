// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// Collects the fields of the header block that is being received. Its memory is reused for the
/// next block; a connection receives one block at a time.
///
/// Most fields of a connection equal the field at the same position of the previous block. When the
/// message form is checked, such fields are only compared with the previous block, whose form was
/// valid.
struct FieldCollector {
  /// Limit in bytes as RFC 9113 §6.5.2 counts them: the text plus 32 bytes for each field.
  let limit: Int
  /// A header list longer than this multiple of the limit ends the session. One byte of a
  /// compressed block can expand to 4 KiB of text, which nghttp2 checks byte by byte. Shorter lists
  /// over the limit get a response.
  private static let tolerance = 2
  /// Names of the fields to keep; nil keeps all.
  private let names: [[UInt8]]?
  private var block = Block()
  /// The previous block, if its form was valid.
  private var known = Block()
  /// Positions of the fields in the last returned block. The next block nearly always has equal
  /// positions and then shares this array.
  private var places: [HTTP2Fields.Entry] = []
  private var size = 0
  /// Checks the form of the current block; set after `begin` if the session checks message form.
  var form: HTTP2MessageForm?

  /// Whether the current list is so long that the session must end.
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

  /// Returns an exact copy of the block; the collector keeps its own memory. Copying an empty block
  /// costs nothing.
  mutating func finish() -> HTTP2Fields {
    places = block.entries(sharing: places)
    return HTTP2Fields(block.bytes, places, exceededLimit: size > limit, form: form)
  }
}

/// Fields in one contiguous buffer that is reused.
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

  /// Returns whether the field at `position` has this name and value.
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

  /// Returns a copy of the positions; returns `other` itself if the positions are equal.
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
  /// Moves the first `count` elements to new memory for at least `needed` elements.
  fileprivate mutating func grow(holding count: Int, to needed: Int) {
    let larger = Self.allocate(capacity: Swift.max(needed, 2 * self.count))
    unsafe larger.baseAddress!.moveInitialize(from: baseAddress!, count: count)
    unsafe deallocate()
    unsafe self = larger
  }
}

// Empty buffers have no address.
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
