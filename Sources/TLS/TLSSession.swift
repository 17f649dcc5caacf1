// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// One TLS connection that converts bytes: owns one `SSL*`, performs no I/O.
///
/// The driver calls `receive` with bytes of the network, then `read` until it returns `.wantsMore`
/// or `.closed`. Whenever `hasOutgoing` is true, the driver takes the ciphertext and writes it. A
/// client has ciphertext to send at the start.
///
/// At the end of the network stream, `receiveEnd` reports a missing close_notify as an error
/// (`.truncated`). Too many records without plaintext end the session (`.silentRecords`). After an
/// error the session is unusable, but `takeOutgoing` still returns the alert for the peer. Not
/// thread-safe; belongs to one shard.
@safe package final class TLSSession {
  private let context: TLSContext
  private let buffers = CiphertextBuffers()
  private let ssl: OpaquePointer
  /// The first failure, which later calls throw again. OpenSSL forbids further calls after a
  /// failure.
  private var failure: TLSError?
  private var isShutDown = false
  package private(set) var isEstablished = false
  /// Records without plaintext that count against the limit, and plaintext bytes that count towards
  /// subtracting one record.
  private var silentRecords = 0
  private var forgiving = 0
  /// Client only: the name of the server.
  private let serverName: String

  /// Starts a handshake as client. The certificate must be valid for `serverName`, a host name or
  /// an IP address. A host name is also sent (SNI). The first ciphertext is then ready to send.
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

  /// Accepts ciphertext and advances an unfinished handshake.
  package func receive(_ ciphertext: RawSpan) throws(TLSError) {
    unsafe ciphertext.withUnsafeBytes { bytes in unsafe buffers.append(bytes) }
    if !isEstablished { try advanceHandshake() }
  }

  /// Accepts the ciphertext of an array, as the other `receive` does.
  package func receive(_ ciphertext: [UInt8]) throws(TLSError) {
    try unsafe receive(ciphertext.span.bytes)
  }

  /// Reports the end of the network stream. `read` then returns `.closed`, or throws `.truncated`.
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
    // Clients of TLS 1.0 send an empty record before each write (a countermeasure to BEAST).
    if unsafe SSL_version(ssl) <= TLS1_VERSION { silentRecords = 0 }
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
        precondition(count >= 0 && count <= free, "OpenSSL must stay within the buffer")
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

  /// Encrypts all of `plaintext` into the outgoing buffer, in records of up to 16 KiB; large writes
  /// are the most efficient. Throws `.notEstablished` before the handshake is finished.
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
    // Without SSL_MODE_ENABLE_PARTIAL_WRITE, and with buffers that take every byte.
    precondition(written == plaintext.byteCount, "OpenSSL encrypts all bytes or none")
  }

  /// Encrypts the bytes of an array, as the other `write` does.
  package func write(_ plaintext: [UInt8]) throws(TLSError) {
    try unsafe write(plaintext.span.bytes)
  }

  /// Whether there is ciphertext to send.
  package var hasOutgoing: Bool { !buffers.outgoing.isEmpty }

  /// Appends the pending ciphertext. An empty `target` is swapped instead of copied, so that
  /// reusing one array costs no allocation.
  package func takeOutgoing(into target: inout [UInt8]) {
    buffers.takeOutgoing(into: &target)
  }

  /// Frees the memory of ciphertext that was received and sent.
  package func giveBack() { buffers.giveBack() }

  /// Sends close_notify once; writing ends, reading continues.
  package func shutdown() {
    guard isEstablished, failure == nil, !isShutDown else { return }
    isShutDown = true
    ERR_clear_error()
    _ = unsafe SSL_shutdown(ssl)
    ERR_clear_error()
  }

  /// The protocol negotiated by ALPN; nil without one.
  package var negotiatedProtocol: String? {
    var name: UnsafePointer<UInt8>?
    var count: UInt32 = 0
    unsafe SSL_get0_alpn_selected(ssl, &name, &count)
    guard let name = unsafe name, count > 0 else { return nil }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: name, count: Int(count)), as: UTF8.self)
  }

  /// The peer's certificate; the handshake has verified its private key.
  package var peerCertificate: CertificateSummary? {
    guard let pointer = unsafe SSL_get1_peer_certificate(ssl) else { return nil }
    return unsafe CertificateSummary(CertificateHandle(adopting: pointer))
  }

  /// Whether the peer's chain was verified, including its validity period. False without a
  /// certificate. Also correct where the context accepts any certificate.
  package var isPeerTrusted: Bool {
    unsafe SSL_get_verify_result(ssl) == Int(X509_V_OK) && peerCertificate != nil
  }

  /// The name that the client requested (SNI).
  package var requestedServerName: String? {
    guard let name = unsafe SSL_get_servername(ssl, TLSEXT_NAMETYPE_host_name) else { return nil }
    return unsafe String(cString: name)
  }

  /// Whether the handshake resumed an earlier session, without certificates.
  package var isResumed: Bool { unsafe SSL_session_reused(ssl) == 1 }

  /// The version, such as "TLSv1.3".
  package var tlsVersion: String { unsafe String(cString: SSL_get_version(ssl)) }

  /// Plaintext bytes that one TLS record holds at most.
  package static let recordSize = 16_384
  /// Maximum number of records without plaintext. Each `recordSize` bytes of plaintext reduces the
  /// count by one; with TLS 1.0, any plaintext resets it. A KeyUpdate (RFC 8446 §4.6.3) has 27
  /// bytes and costs about 40 µs. BoringSSL, too, ends a connection after 32 consecutive ones.
  private static let silentRecordLimit = 32
}

extension TLSSession {
  private func attachBuffers() throws(TLSError) {
    let bio = try unsafe buffers.makeBIO()
    // If both directions use one BIO, a single reference serves both.
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

  /// Offers to resume an earlier session with this server. A server that no longer knows the
  /// session performs a full handshake.
  private func offerTicket() throws(TLSError) {
    guard let tickets = context.tickets else { return }
    unsafe SSL_set_ex_data(ssl, ticketOwnerIndex, Unmanaged.passUnretained(self).toOpaque())
    guard let ticket = tickets.take(of: serverName) else { return }
    try succeeded("resuming a session") { unsafe SSL_set_session(ssl, ticket.pointer) }
  }

  /// Stores a ticket that the server issued.
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

/// The index at which an `SSL` stores a reference to its `TLSSession`. The reference does not keep
/// the session alive: OpenSSL calls the callback only within calls of the session.
private let ticketOwnerIndex: Int32 = 0

/// Receives a new ticket from OpenSSL and stores a copy, since OpenSSL invalidates its own when the
/// connection ends without close_notify. Returns 0: OpenSSL keeps ownership of the original.
func keepTicket(_ ssl: OpaquePointer?, _ session: OpaquePointer?) -> Int32 {
  guard unsafe SSL_SESSION_is_resumable(session) == 1,
    let owner = unsafe SSL_get_ex_data(ssl, ticketOwnerIndex),
    let copy = unsafe SSL_SESSION_dup(session)
  else { return 0 }
  let ticket = unsafe TicketHandle(adopting: copy)
  unsafe Unmanaged<TLSSession>.fromOpaque(owner).takeUnretainedValue().keep(ticket)
  return 0
}
