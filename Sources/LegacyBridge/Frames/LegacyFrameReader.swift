// SPDX-License-Identifier: Apache-2.0

/// Splits the bytes of one connection into frames. A value without I/O: bytes in, frames out.
///
/// Append bytes as they arrive, then call `next` until it returns nil. After an error no further
/// frame is returned, because the start of the next frame is unknown. The reader keeps at most one
/// incomplete frame, `maximumFrame` bytes.
///
/// Sizes that a frame states are checked before its bytes have arrived, so that a false length
/// cannot make the reader wait or allocate.
package struct LegacyFrameReader: Sendable {
  /// Bytes of the items of a command 2 frame. Leaves room for an oversized payload, so that its
  /// error names the identifier that follows it.
  static let maximumItems = 16 * 1024
  /// Bytes of an incomplete frame, at most.
  package static let maximumFrame = maximumItems + 5
  /// Largest payload of today's limits, in bytes (voip). The push type decides about smaller ones.
  private static let largestPayload = 5_120

  private let allowsLargePayloads: Bool
  private var bytes: [UInt8] = []
  /// Offset of the first byte that belongs to no returned frame.
  private var start = 0
  private var error: LegacyError?

  /// - Parameter allowsLargePayloads: whether today's payload limits replace those of the commands.
  package init(allowsLargePayloads: Bool = false) {
    self.allowsLargePayloads = allowsLargePayloads
  }

  /// Bytes that belong to no returned frame.
  package var pending: Int { bytes.count - start }

  /// Appends received bytes.
  package mutating func append(_ received: [UInt8]) {
    compact()
    if bytes.isEmpty { bytes = received } else { bytes += received }
  }

  /// Frees the memory of returned frames.
  package mutating func compact() {
    if start == bytes.count { bytes = [] } else { bytes.removeFirst(start) }
    start = 0
  }

  /// Returns the next frame; nil if its bytes have not all arrived.
  package mutating func next() throws(LegacyError) -> LegacyFrame? {
    if let error { throw error }
    guard start < bytes.count else { return nil }
    do throws(LegacyError) {
      switch LegacyFrame.Command(rawValue: bytes[start]) {
      case .simple: return try sized(.simple, identifier: nil, expiration: nil, at: 1)
      case .enhanced:
        guard let identifier = number(at: 1), let expiration = number(at: 5) else { return nil }
        return try sized(.enhanced, identifier: identifier, expiration: expiration, at: 9)
      case .items: return try items()
      case nil: throw LegacyError(.processingError)
      }
    } catch {
      self.error = error
      throw error
    }
  }

  /// Reads token and payload, each after its length: the end of a frame of command 0 or 1.
  private mutating func sized(
    _ command: LegacyFrame.Command, identifier: UInt32?, expiration: UInt32?, at offset: Int
  ) throws(LegacyError) -> LegacyFrame? {
    guard let tokenSize = short(at: offset) else { return nil }
    try check(token: tokenSize, identifier)
    let token = offset + 2
    guard let payloadSize = short(at: token + tokenSize) else { return nil }
    try check(payload: payloadSize, of: command, identifier)
    let payload = token + tokenSize + 2
    guard pending >= payload + payloadSize else { return nil }
    let frame = LegacyFrame(
      command, identifier: identifier, expiration: expiration, token: part(token, tokenSize),
      payload: part(payload, payloadSize))
    start += payload + payloadSize
    return frame
  }

  /// Reads a frame of command 2, whose items may have any order.
  private mutating func items() throws(LegacyError) -> LegacyFrame? {
    guard let size = number(at: 1) else { return nil }
    guard size <= Self.maximumItems else { throw LegacyError(.invalidPayloadSize) }
    let end = 5 + Int(size)
    guard pending >= end else { return nil }
    var found = LegacyItems()
    var offset = 5
    while offset < end {
      guard offset + 3 <= end, let length = short(at: offset + 1), offset + 3 + length <= end
      else {
        found.isMalformed = true
        break
      }
      found.add(bytes[start + offset], part(offset + 3, length))
      offset += 3 + length
    }
    // The whole frame is read first, because the identifier may follow the faulty item.
    if found.isMalformed { throw LegacyError(.processingError, identifier: found.identifier ?? 0) }
    try check(token: found.token?.count ?? 0, found.identifier)
    try check(payload: found.payload?.count ?? 0, of: .items, found.identifier)
    start += end
    return LegacyFrame(
      .items, identifier: found.identifier, expiration: found.expiration,
      priority: found.priority, token: found.token ?? [], payload: found.payload ?? [])
  }

  // MARK: checks

  private func check(token size: Int, _ identifier: UInt32?) throws(LegacyError) {
    guard size != LegacyFrame.tokenBytes else { return }
    throw LegacyError(size == 0 ? .missingToken : .invalidTokenSize, identifier: identifier ?? 0)
  }

  private func check(
    payload size: Int, of command: LegacyFrame.Command, _ identifier: UInt32?
  ) throws(LegacyError) {
    if size == 0 { throw LegacyError(.missingPayload, identifier: identifier ?? 0) }
    guard size <= (allowsLargePayloads ? Self.largestPayload : command.payloadBytes) else {
      throw LegacyError(.invalidPayloadSize, identifier: identifier ?? 0)
    }
  }

  // MARK: bytes, all integers big-endian

  private func part(_ offset: Int, _ count: Int) -> [UInt8] {
    Array(bytes[(start + offset)..<(start + offset + count)])
  }

  private func short(at offset: Int) -> Int? {
    guard pending >= offset + 2 else { return nil }
    return Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
  }

  private func number(at offset: Int) -> UInt32? {
    guard pending >= offset + 4 else { return nil }
    return UInt32(bigEndian: bytes[(start + offset)..<(start + offset + 4)])
  }
}
