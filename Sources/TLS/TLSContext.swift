// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// Owns one `SSL_CTX*`, the shared configuration of similar sessions. TLS 1.2 or later, only AEAD
/// suites with forward secrecy, no renegotiation. Sessions are resumed only on request. Belongs to
/// one shard; create one per shard.
@safe package final class TLSContext {
  let pointer: OpaquePointer
  let isServer: Bool
  /// Referenced by the ALPN callback, which OpenSSL keeps with the context.
  private let protocols: ProtocolList
  /// The tickets of a client that resumes sessions; nil otherwise.
  private(set) var tickets: SessionTickets?

  /// Creates a context for outgoing connections.
  ///
  /// - Parameters:
  ///   - alpn: protocols in order of preference, such as `["h2"]`.
  ///   - resumes: whether connections offer tickets from earlier connections to the same name.
  package static func client(
    trust: TLSTrust = .system, identity: TLSIdentity? = nil, alpn: [String] = [],
    resumes: Bool = false, maximumVersion: TLSVersion = .tls13
  ) throws(TLSError) -> TLSContext {
    let context = try TLSContext(isServer: false, alpn: alpn, maximumVersion: maximumVersion)
    if resumes {
      context.tickets = SessionTickets()
      unsafe shim_SSL_CTX_resume(context.pointer, keepTicket)
    }
    try context.trust(trust)
    unsafe SSL_CTX_set_verify(context.pointer, SSL_VERIFY_PEER, nil)
    if let identity { try context.use(identity) }
    try context.offerProtocols()
    return context
  }

  /// Creates a context for accepted connections. A client that offers protocols, none of which is
  /// in `alpn`, is refused. A client that offers no protocols is accepted, with
  /// `negotiatedProtocol` nil.
  ///
  /// - Parameters:
  /// - tickets: number of tickets issued to each client, for resumption while this context exists.
  ///   By default no tickets, because the ticket key is another secret to protect.
  /// - ticketKeys: the keys that encrypt tickets. Contexts with equal keys resume each other's
  ///   sessions. By default each context has its own keys.
  package static func server(
    identity: TLSIdentity, alpn: [String] = [],
    clientAuthentication: TLSClientAuthentication = .none, tickets: Int = 0,
    ticketKeys: TLSTicketKeys? = nil, maximumVersion: TLSVersion = .tls13
  ) throws(TLSError) -> TLSContext {
    let context = try TLSContext(isServer: true, alpn: alpn, maximumVersion: maximumVersion)
    // A server may have tens of thousands of idle connections, each of which would otherwise keep
    // 34 KiB.
    unsafe shim_SSL_CTX_release_idle_buffers(context.pointer)
    try context.use(identity)
    try context.authenticateClients(clientAuthentication)
    if tickets > 0 {
      try succeeded("tickets") { unsafe shim_SSL_CTX_give_tickets(context.pointer, tickets) }
    }
    if let ticketKeys {
      var keys = ticketKeys.bytes
      precondition(keys.count == TLSTicketKeys.size, "OpenSSL's ticket keys have 80 bytes")
      try succeeded("ticket keys") {
        unsafe shim_SSL_CTX_set_ticket_keys(context.pointer, &keys, Int32(keys.count))
      }
    }
    if !alpn.isEmpty {
      let list = unsafe Unmanaged.passUnretained(context.protocols).toOpaque()
      unsafe SSL_CTX_set_alpn_select_cb(context.pointer, selectProtocol, list)
    }
    return context
  }

  /// Creates a context for senders of Apple's binary interface, which are often older than TLS 1.2
  /// suites with forward secrecy. Requests a certificate without naming authorities, since old
  /// clients send theirs only then, and accepts any: see `TLSSession.isPeerTrusted`.
  ///
  /// - Parameters:
  ///   - roots: roots that verify client certificates; nil: none is trusted.
  ///   - allowsOldVersions: whether TLS 1.0 and 1.1 are accepted.
  package static func legacyServer(
    identity: TLSIdentity, roots: TLSTrust?, allowsOldVersions: Bool
  ) throws(TLSError) -> TLSContext {
    let context = try server(identity: identity, clientAuthentication: .anyCertificate)
    if let roots { try context.trust(roots) }
    try succeeded("legacy TLS") {
      unsafe shim_SSL_CTX_serve_legacy(context.pointer, allowsOldVersions ? 1 : 0)
    }
    return context
  }

  private init(isServer: Bool, alpn: [String], maximumVersion: TLSVersion) throws(TLSError) {
    self.isServer = isServer
    protocols = try ProtocolList(alpn)
    unsafe pointer = try made("TLS context") {
      unsafe SSL_CTX_new(isServer ? TLS_server_method() : TLS_client_method())
    }
    try succeeded("TLS context") { unsafe shim_SSL_CTX_harden(pointer) }
    try succeeded("TLS 1.2 suites") {
      unsafe SSL_CTX_set_cipher_list(pointer, "ECDHE+AESGCM:ECDHE+CHACHA20")
    }
    if maximumVersion == .tls12 {
      try succeeded("TLS versions") { unsafe shim_SSL_CTX_at_most_tls12(pointer) }
    }
  }

  deinit { unsafe SSL_CTX_free(pointer) }

  /// Returns whether the next connection to a server will offer to resume an earlier session.
  package func hasTicket(of server: String) -> Bool { tickets?.hasAny(of: server) ?? false }

  /// Discards the tickets of a server, so that the next connections perform full handshakes.
  package func forgetTickets(of server: String) { tickets?.forget(server) }

  private func use(_ identity: TLSIdentity) throws(TLSError) {
    precondition(!identity.chain.isEmpty, "an identity has a certificate")
    try succeeded("certificate", otherwise: .malformedInput) {
      unsafe SSL_CTX_use_certificate(pointer, identity.chain[0].pointer)
    }
    for issuer in identity.chain.dropFirst() {
      try succeeded("certificate chain", otherwise: .malformedInput) {
        unsafe shim_SSL_CTX_add1_chain_cert(pointer, issuer.pointer)
      }
    }
    try succeeded("private key", otherwise: .malformedInput) {
      unsafe SSL_CTX_use_PrivateKey(pointer, identity.key.pointer)
    }
  }

  private func trust(_ trust: TLSTrust) throws(TLSError) {
    if trust.includesSystem {
      try succeeded("system roots") { unsafe SSL_CTX_set_default_verify_paths(pointer) }
    }
    let store = unsafe SSL_CTX_get_cert_store(pointer)
    for root in trust.roots {
      try succeeded("trusted root") { unsafe X509_STORE_add_cert(store, root.pointer) }
    }
  }

  private func authenticateClients(_ policy: TLSClientAuthentication) throws(TLSError) {
    switch policy {
    case .none:
      unsafe SSL_CTX_set_verify(pointer, SSL_VERIFY_NONE, nil)
    case .optional(let roots):
      try trust(roots)
      unsafe SSL_CTX_set_verify(pointer, SSL_VERIFY_PEER, nil)
    case .required(let roots):
      try trust(roots)
      unsafe SSL_CTX_set_verify(
        pointer, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, nil)
    case .anyCertificate:
      unsafe SSL_CTX_set_verify(pointer, SSL_VERIFY_PEER, acceptAnyCertificate)
    }
  }

  private func offerProtocols() throws(TLSError) {
    guard !protocols.wire.isEmpty else { return }
    ERR_clear_error()
    // Unlike related functions, this one returns 0 on success.
    let result = unsafe SSL_CTX_set_alpn_protos(
      pointer, protocols.wire, UInt32(protocols.wire.count))
    guard result == 0 else { throw TLSError.drain("ALPN", otherwise: .library) }
  }
}

/// Application protocols in ALPN's wire format: each with a length prefix.
private final class ProtocolList {
  let wire: [UInt8]

  init(_ names: [String]) throws(TLSError) {
    var wire: [UInt8] = []
    for name in names {
      guard (1...255).contains(name.utf8.count) else {
        throw TLSError(.malformedInput, "ALPN", "a protocol name has 1 to 255 bytes")
      }
      wire.append(UInt8(name.utf8.count))
      wire += name.utf8
    }
    self.wire = wire
  }
}

private func selectProtocol(
  _: OpaquePointer?, _ out: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
  _ outCount: UnsafeMutablePointer<UInt8>?, _ offered: UnsafePointer<UInt8>?,
  _ offeredCount: UInt32, _ argument: UnsafeMutableRawPointer?
) -> Int32 {
  guard let argument = unsafe argument, let out = unsafe out else {
    return SSL_TLSEXT_ERR_ALERT_FATAL
  }
  let ours = unsafe Unmanaged<ProtocolList>.fromOpaque(argument).takeUnretainedValue().wire
  var chosen: UnsafeMutablePointer<UInt8>?
  // On success `chosen` points into the client's list, which outlives the callback, as OpenSSL
  // requires.
  let result = unsafe ours.withUnsafeBufferPointer { list in
    unsafe SSL_select_next_proto(
      &chosen, outCount, list.baseAddress, UInt32(list.count), offered, offeredCount)
  }
  guard result == OPENSSL_NPN_NEGOTIATED else { return SSL_TLSEXT_ERR_ALERT_FATAL }
  unsafe out.pointee = unsafe UnsafePointer(chosen)
  return SSL_TLSEXT_ERR_OK
}

private func acceptAnyCertificate(_: Int32, _: OpaquePointer?) -> Int32 { 1 }
