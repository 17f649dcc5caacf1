// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// The incoming and outgoing ciphertext of one session, and the BIO through which OpenSSL accesses
/// it. Both buffers are in memory: a write always succeeds, and a read from an empty buffer returns
/// "retry".
final class CiphertextBuffers {
  /// Received bytes that OpenSSL has not consumed: `incoming[consumed...]`.
  private var incoming: [UInt8] = []
  private var consumed = 0
  private var sawEnd = false
  /// Bytes of the current record that OpenSSL may still read; nil means no limit, as during the
  /// handshake.
  private var recordLeft: Int?
  /// Bytes from OpenSSL that the driver has not taken.
  private(set) var outgoing: [UInt8] = []

  func append(_ bytes: UnsafeRawBufferPointer) {
    if consumed > 0 {
      // At most a part of one record is left, so that moving it is cheap.
      incoming.removeSubrange(..<consumed)
      consumed = 0
    }
    unsafe incoming.append(contentsOf: bytes)
  }

  func end() { sawEnd = true }

  var isAtEnd: Bool { sawEnd && available == 0 && !hasRecord }

  /// From now on, passes one record at a time to OpenSSL. Call it between two records.
  func beginRecords() { recordLeft = 0 }

  /// Whether OpenSSL has read everything that it was allowed to read.
  var isBetweenRecords: Bool { recordLeft == 0 }

  /// Allows OpenSSL to read the next record when it has read the previous one and the next one's
  /// header has arrived.
  func releaseRecord() {
    guard isBetweenRecords, hasRecord else { return }
    // RFC 8446 §5.1: type, version, and the length of the rest.
    recordLeft = Self.header + Int(incoming[consumed + 3]) << 8 + Int(incoming[consumed + 4])
  }

  private static let header = 5

  private var hasRecord: Bool { recordLeft == 0 && incoming.count - consumed >= Self.header }

  private var available: Int { min(incoming.count - consumed, recordLeft ?? .max) }

  func takeOutgoing(into target: inout [UInt8]) {
    if target.isEmpty {
      // The driver passes an empty buffer and receives the full one. Both buffers keep their
      // capacity.
      swap(&target, &outgoing)
    } else {
      target.append(contentsOf: outgoing)
      outgoing.removeAll(keepingCapacity: true)
    }
  }

  /// Frees all memory except unread bytes.
  func giveBack() {
    if consumed == incoming.count { (incoming, consumed) = ([], 0) }
    if outgoing.isEmpty { outgoing = [] }
  }

  fileprivate func read(_ target: UnsafeMutableRawPointer, _ count: Int) -> Int {
    let taken = min(count, available)
    guard taken > 0 else { return 0 }
    if let left = recordLeft { recordLeft = left - taken }
    unsafe incoming.withUnsafeBytes { bytes in
      unsafe target.copyMemory(from: bytes.baseAddress! + consumed, byteCount: taken)
    }
    consumed += taken
    if consumed == incoming.count {
      incoming.removeAll(keepingCapacity: true)
      consumed = 0
    }
    return taken
  }

  fileprivate func write(_ bytes: UnsafeRawBufferPointer) {
    unsafe outgoing.append(contentsOf: bytes)
  }

  /// Returns a new BIO over these buffers, which must outlive it.
  func makeBIO() throws(TLSError) -> OpaquePointer {
    let method = unsafe bufferMethod
    let bio = try unsafe made("BIO") { unsafe BIO_new(method) }
    unsafe BIO_set_data(bio, Unmanaged.passUnretained(self).toOpaque())
    unsafe BIO_set_init(bio, 1)
    return unsafe bio
  }
}

/// One per process; OpenSSL only reads it.
private nonisolated(unsafe) let bufferMethod: OpaquePointer? = {
  let method = unsafe BIO_meth_new(BIO_get_new_index() | BIO_TYPE_SOURCE_SINK, "pushgate buffers")
  unsafe BIO_meth_set_read(method, readIncoming)
  unsafe BIO_meth_set_write(method, writeOutgoing)
  unsafe BIO_meth_set_ctrl(method, control)
  return unsafe method
}()

private func buffers(of bio: OpaquePointer?) -> CiphertextBuffers? {
  guard let data = unsafe BIO_get_data(bio) else { return nil }
  return unsafe Unmanaged<CiphertextBuffers>.fromOpaque(data).takeUnretainedValue()
}

private func readIncoming(
  _ bio: OpaquePointer?, _ target: UnsafeMutablePointer<CChar>?, _ count: Int32
) -> Int32 {
  unsafe shim_BIO_clear_retry(bio)
  guard let buffers = unsafe buffers(of: bio), let target = unsafe target, count > 0 else {
    return 0
  }
  let taken = unsafe buffers.read(target, Int(count))
  if taken > 0 { return Int32(taken) }
  if buffers.isAtEnd { return 0 }
  unsafe shim_BIO_retry_read(bio)
  return -1
}

private func writeOutgoing(
  _ bio: OpaquePointer?, _ bytes: UnsafePointer<CChar>?, _ count: Int32
) -> Int32 {
  guard let buffers = unsafe buffers(of: bio), count > 0 else { return 0 }
  precondition(unsafe bytes != nil, "OpenSSL writes bytes without an address")
  unsafe buffers.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  return count
}

private func control(
  _ bio: OpaquePointer?, _ command: Int32, _: Int, _: UnsafeMutableRawPointer?
) -> Int {
  switch command {
  case BIO_CTRL_FLUSH: 1
  case BIO_CTRL_EOF: unsafe buffers(of: bio)?.isAtEnd == true ? 1 : 0
  default: 0
  }
}
