// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// What `TLSSession.read` found.
package enum TLSReadResult: Sendable, Equatable {
  /// So many bytes of plaintext were appended.
  case bytes(Int)
  /// Nothing more until further ciphertext is received.
  case wantsMore
  /// The peer said close_notify: a proper end.
  case closed
}

/// One TLS connection as a transformer of bytes: owns one `SSL*` and knows no sockets.
///
/// The driver loops: `receive` what the network gave, `read` until `.wantsMore` or `.closed`, and
/// whenever `hasOutgoing`, takes the ciphertext and writes it. A client starts with ciphertext
/// ready to take. When the network ends, `receiveEnd` makes a missing close_notify an error
/// (`.truncated`). A peer that sends record after record without plaintext ends the session
/// (`.silentRecords`). After an error the session is dead, but `takeOutgoing` still holds the alert
/// that tells the peer. Not thread-safe; belongs to one shard.
@safe package final class TLSSession {
  private let context: TLSContext
  private let buffers = CiphertextBuffers()
  private let ssl: OpaquePointer
  /// Once a call failed OpenSSL forbids further ones; this is then thrown again.
  private var failure: TLSError?
  private var isShutDown = false
  package private(set) var isEstablished = false
  /// Records without plaintext that are not forgiven, and plaintext that has not forgiven one yet.
  private var silentRecords = 0
  private var forgiving = 0
  /// A client's: whom it speaks to.
  private let serverName: String

  /// Starts a handshake as client. The certificate must be valid for `serverName`, a host name or
  /// an IP address; a host name is also sent (SNI). The first ciphertext is ready to take.
  package init(client context: TLSContext, serverName: String) throws(TLSError) {
    guard !context.isServer else { throw TLSError(.library, "TLS session", "a server's context") }
    self.context = context
    self.serverName = serverName
    unsafe ssl = try made("TLS session") { unsafe SSL_new(context.pointer) }
    try attachBuffers()
    try verifyPeer(named: serverName)
    try offerTicket()
    unsafe SSL_set_connect_state(ssl)
    try advanceHandshake()
  }

  /// Waits for a client's handshake.
  package init(server context: TLSContext) throws(TLSError) {
    guard context.isServer else { throw TLSError(.library, "TLS session", "a client's context") }
    self.context = context
    serverName = ""
    unsafe ssl = try made("TLS session") { unsafe SSL_new(context.pointer) }
    try attachBuffers()
    unsafe SSL_set_accept_state(ssl)
  }

  deinit { unsafe SSL_free(ssl) }

  /// Takes in ciphertext and advances the handshake if it is not done.
  package func receive(_ ciphertext: RawSpan) throws(TLSError) {
    unsafe ciphertext.withUnsafeBytes { bytes in unsafe buffers.append(bytes) }
    if !isEstablished { try advanceHandshake() }
  }

  /// The same for an array.
  package func receive(_ ciphertext: [UInt8]) throws(TLSError) {
    try unsafe receive(ciphertext.span.bytes)
  }

  /// The network said end of stream. `read` then ends with `.closed`, or throws `.truncated`.
  package func receiveEnd() throws(TLSError) {
    buffers.end()
    if !isEstablished { try advanceHandshake() }
  }

  /// Appends up to `atMost` bytes of plaintext, at most one record (16 KiB).
  package func read(into target: inout [UInt8], atMost: Int) throws(TLSError) -> TLSReadResult {
    if !isEstablished { try advanceHandshake() }
    guard isEstablished else { return .wantsMore }
    while true {
      if let failure { throw failure }
      buffers.releaseRecord()
      let isWithinRecord = !buffers.isBetweenRecords
      let result = try readRecord(into: &target, atMost: atMost)
      if case .bytes(let count) = result { forgive(count) }
      guard result == .wantsMore, isWithinRecord, buffers.isBetweenRecords else { return result }
      try noteSilentRecord()
    }
  }

  private func noteSilentRecord() throws(TLSError) {
    silentRecords += 1
    guard silentRecords > Self.silentRecordLimit else { return }
    let error = TLSError(
      .silentRecords, "reading", "more than \(Self.silentRecordLimit) records without plaintext")
    failure = error
    throw error
  }

  private func forgive(_ count: Int) {
    guard silentRecords > 0 else { return }
    forgiving += count
    silentRecords = max(0, silentRecords - forgiving / Self.recordSize)
    forgiving %= Self.recordSize
  }

  /// Reads plaintext of at most one record.
  private func readRecord(
    into target: inout [UInt8], atMost: Int
  ) throws(TLSError) -> TLSReadResult {
    var count = 0
    var result: Int32 = 0
    ERR_clear_error()
    target.append(addingCapacity: min(atMost, Self.recordSize)) { span in
      unsafe span.withUnsafeMutableBufferPointer { buffer, initialized in
        let free = buffer.count - initialized
        unsafe result = SSL_read_ex(ssl, buffer.baseAddress! + initialized, free, &count)
        initialized += count
      }
    }
    if result == 1 { return .bytes(count) }
    switch unsafe SSL_get_error(ssl, result) {
    case SSL_ERROR_ZERO_RETURN: return .closed
    case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return .wantsMore
    default: throw fail("reading")
    }
  }

  /// Encrypts all of `plaintext` into the outgoing buffer, in records of up to 16 KiB: give it as
  /// much at once as there is. Throws `.notEstablished` before the handshake is done.
  package func write(_ plaintext: RawSpan) throws(TLSError) {
    if let failure { throw failure }
    guard isEstablished, !isShutDown else { throw TLSError(.notEstablished, "writing") }
    if plaintext.isEmpty { return }
    var written = 0
    ERR_clear_error()
    let result = unsafe plaintext.withUnsafeBytes { bytes in
      unsafe SSL_write_ex(ssl, bytes.baseAddress, bytes.count, &written)
    }
    guard result == 1 else { throw fail("writing") }
  }

  /// The same for an array.
  package func write(_ plaintext: [UInt8]) throws(TLSError) {
    try unsafe write(plaintext.span.bytes)
  }

  /// Whether there is ciphertext to put on the wire.
  package var hasOutgoing: Bool { !buffers.outgoing.isEmpty }

  /// Appends the pending ciphertext. An empty `target` is exchanged instead of copied: giving the
  /// same emptied array each time costs no allocation.
  package func takeOutgoing(into target: inout [UInt8]) {
    buffers.takeOutgoing(into: &target)
  }

  /// Gives back the memory of ciphertext that was received and sent.
  package func giveBack() { buffers.giveBack() }

  /// Says close_notify (once): no more will be written. Reading goes on.
  package func shutdown() {
    guard isEstablished, failure == nil, !isShutDown else { return }
    isShutDown = true
    ERR_clear_error()
    _ = unsafe SSL_shutdown(ssl)
    ERR_clear_error()
  }

  /// What ALPN agreed on, nil when nothing.
  package var negotiatedProtocol: String? {
    var name: UnsafePointer<UInt8>?
    var count: UInt32 = 0
    unsafe SSL_get0_alpn_selected(ssl, &name, &count)
    guard let name = unsafe name, count > 0 else { return nil }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: name, count: Int(count)), as: UTF8.self)
  }

  /// The certificate the peer proved to hold.
  package var peerCertificate: CertificateSummary? {
    guard let pointer = unsafe SSL_get1_peer_certificate(ssl) else { return nil }
    return unsafe CertificateSummary(CertificateHandle(adopting: pointer))
  }

  /// The name the client asked for (SNI).
  package var requestedServerName: String? {
    guard let name = unsafe SSL_get_servername(ssl, TLSEXT_NAMETYPE_host_name) else { return nil }
    return unsafe String(cString: name)
  }

  /// Whether the handshake went on where an earlier connection left off: no certificate was shown.
  package var isResumed: Bool { unsafe SSL_session_reused(ssl) == 1 }

  /// Such as "TLSv1.3".
  package var tlsVersion: String { unsafe String(cString: SSL_get_version(ssl)) }

  /// The most that one TLS record holds.
  package static let recordSize = 16_384
  /// Records that bring no plaintext, one forgiven for each `recordSize` of plaintext. A KeyUpdate (RFC 8446
  /// §4.6.3) has 27 bytes and costs some 40 µs; BoringSSL, too, ends a connection after 32 of them in a row.
  private static let silentRecordLimit = 32
}

extension TLSSession {
  private func attachBuffers() throws(TLSError) {
    let bio = try unsafe buffers.makeBIO()
    // One reference serves both directions when they are the same BIO.
    unsafe SSL_set_bio(ssl, bio, bio)
  }

  private func verifyPeer(named name: String) throws(TLSError) {
    let name = name.hasSuffix(".") ? String(name.dropLast()) : name
    guard !name.isEmpty, !name.utf8.contains(0) else {
      throw TLSError(.malformedInput, "server name", "it is empty or has a NUL")
    }
    let parameters = unsafe SSL_get0_param(ssl)
    ERR_clear_error()
    if unsafe X509_VERIFY_PARAM_set1_ip_asc(parameters, name) == 1 { return }
    ERR_clear_error()
    unsafe SSL_set_hostflags(ssl, UInt32(X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS))
    try succeeded("server name", otherwise: .malformedInput) { unsafe SSL_set1_host(ssl, name) }
    try succeeded("server name", otherwise: .malformedInput) {
      unsafe shim_SSL_set_server_name(ssl, name)
    }
  }

  /// Sets out to resume an earlier session with this server; one that does not know it any more asks for a full
  /// handshake.
  private func offerTicket() throws(TLSError) {
    guard let tickets = context.tickets else { return }
    unsafe SSL_set_ex_data(ssl, ticketOwnerIndex, Unmanaged.passUnretained(self).toOpaque())
    guard let ticket = tickets.take(of: serverName) else { return }
    try succeeded("resuming a session") { unsafe SSL_set_session(ssl, ticket.pointer) }
  }

  /// The server gave a ticket.
  fileprivate func keep(_ ticket: TicketHandle) { context.tickets?.keep(ticket, of: serverName) }

  private func advanceHandshake() throws(TLSError) {
    if let failure { throw failure }
    ERR_clear_error()
    let result = unsafe SSL_do_handshake(ssl)
    if result == 1 {
      isEstablished = true
      buffers.beginRecords()
      return
    }
    switch unsafe SSL_get_error(ssl, result) {
    case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return
    default: throw fail("handshake")
    }
  }

  private func fail(_ operation: String) -> TLSError {
    var error = TLSError.drain(operation, otherwise: .protocolViolation)
    let verification = unsafe SSL_get_verify_result(ssl)
    if error.code == .certificateRejected, verification != Int(X509_V_OK) {
      let text = unsafe X509_verify_cert_error_string(verification)
      let words = unsafe text.map { unsafe String(cString: $0) } ?? ""
      error = TLSError(.certificateRejected, operation, words)
    } else if error.detail.isEmpty, buffers.isAtEnd {
      error = TLSError(.truncated, operation, "the connection ended without close_notify")
    }
    failure = error
    return error
  }
}

/// Where a session's `SSL` names it. It is not kept alive: the callback runs within its calls only.
private let ticketOwnerIndex: Int32 = 0

/// OpenSSL shows a new ticket. A copy is kept, since OpenSSL spoils its own when the connection ends without
/// close_notify; 0 says that the shown one is still OpenSSL's.
func keepTicket(_ ssl: OpaquePointer?, _ session: OpaquePointer?) -> Int32 {
  guard unsafe SSL_SESSION_is_resumable(session) == 1,
    let owner = unsafe SSL_get_ex_data(ssl, ticketOwnerIndex),
    let copy = unsafe SSL_SESSION_dup(session)
  else { return 0 }
  let ticket = unsafe TicketHandle(adopting: copy)
  unsafe Unmanaged<TLSSession>.fromOpaque(owner).takeUnretainedValue().keep(ticket)
  return 0
}
