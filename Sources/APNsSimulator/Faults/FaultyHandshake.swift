// SPDX-License-Identifier: Apache-2.0

import AsyncIO
import TLS
import Transport

/// Replaces the TLS handshake on an accepted connection to which a fault applies.
struct FaultyHandshake {
  /// Time limit for the client's first bytes, and for its FIN after the simulator's FIN.
  private static let patience = Duration.seconds(10)

  let tcp: TCPStream

  /// Reads and discards all bytes until the client closes, the deadline passes or the simulator
  /// stops.
  func stall(until deadline: MonotonicTime = .distantFuture) async {
    do throws(IOError) {
      while true {
        try await tcp.readable(deadline: deadline)
        if try tcp.tryRead({ _ in }) == 0 { break }
      }
    } catch {
      // The client has closed the connection, or the deadline has passed.
    }
    tcp.close()
  }

  /// Sends `words`, then FIN, after the client's first bytes or at once.
  func end(afterFirstBytes: Bool, words: [UInt8] = []) async {
    let deadline = MonotonicTime.now() + Self.patience
    do throws(IOError) {
      while afterFirstBytes {
        try await tcp.readable(deadline: deadline)
        if try tcp.tryRead({ _ in }) != nil { break }
      }
      if !words.isEmpty { try await tcp.write(words, deadline: deadline) }
    } catch {
      return tcp.close()
    }
    // Closing with unread bytes would reset the connection.
    tcp.shutdownWrite()
    await stall(until: deadline)
  }

  /// Returns the record of an unencrypted fatal alert (RFC 8446 §5.1 and §6).
  static func alert(_ description: UInt8) -> [UInt8] {
    let alert: UInt8 = 21
    let fatal: UInt8 = 2
    return [alert, 3, 3, 0, 2, fatal, description]
  }
}

/// TLS contexts that clients must refuse, created on first use.
struct FaultyContexts {
  private let authority: ThrowawayAuthority?
  private let identity: TLSIdentity
  private let names: [String]
  private var made: [Fault.Handshake: TLSContext] = [:]

  /// - Parameters:
  ///   - authority: the authority that clients trust; nil if the certificate was configured.
  ///   - identity: the regular certificate.
  ///   - names: DNS names and addresses for the other certificates, except for the one with wrong
  ///     names.
  init(authority: ThrowawayAuthority?, identity: TLSIdentity, names: [String]) {
    self.authority = authority
    self.identity = identity
    self.names = names
  }

  /// Returns nil for faults that need no TLS context.
  mutating func context(for fault: Fault.Handshake) throws(TLSError) -> TLSContext? {
    if let known = made[fault] { return known }
    var shown = identity
    var alpn = ["h2"]
    switch fault {
    case .certificate(let wrong): shown = try identity(wrong)
    case .alpn(let chosen): alpn = chosen.map { [$0] } ?? []
    case .stall, .close, .alert: return nil
    }
    let context = try TLSContext.server(
      identity: shown, alpn: alpn, clientAuthentication: .anyCertificate)
    made[fault] = context
    return context
  }

  private func identity(_ wrong: Fault.WrongCertificate) throws(TLSError) -> TLSIdentity {
    let issuer: ThrowawayAuthority
    if let authority, wrong != .wrongRoot {
      issuer = authority
    } else {
      issuer = try ThrowawayAuthority(commonName: "Nobody's authority")
    }
    return try issuer.issue(
      for: wrong == .wrongHost ? ["push.example.com"] : names,
      validFor: .seconds(wrong == .expired ? -86_400 : 86_400))
  }
}

extension ThrowawayAuthority {
  /// - Parameter names: DNS names and IP addresses; the first is the subject's common name.
  func issue(for names: [String], validFor: Duration) throws(TLSError) -> TLSIdentity {
    let isAddress = { (name: String) in (try? SocketAddress(ip: name, port: 0)) != nil }
    return try issue(
      commonName: names.first ?? "", dnsNames: names.filter { !isAddress($0) },
      ipAddresses: names.filter(isAddress), validFor: validFor)
  }
}
