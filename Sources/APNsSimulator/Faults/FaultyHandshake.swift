// SPDX-License-Identifier: Apache-2.0

import AsyncIO
import TLS
import Transport

/// What takes the place of a TLS handshake on a connection that a fault strikes as it is accepted.
struct FaultyHandshake {
  /// For the client to send its first bytes, and to end its side after ours has ended.
  private static let patience = Duration.seconds(10)

  let tcp: TCPStream

  /// Takes what comes and answers nothing, until the client gives up or the simulator stops.
  func stall(until deadline: MonotonicTime = .distantFuture) async {
    do throws(IOError) {
      while true {
        try await tcp.readable(deadline: deadline)
        if try tcp.tryRead({ _ in }) == 0 { break }
      }
    } catch {
      // The client has gone, or has had its time.
    }
    tcp.close()
  }

  /// FIN, after the client's first bytes or at once; with `words` before it.
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

  /// The record of a fatal alert that is not encrypted (RFC 8446 §5.1 and §6).
  static func alert(_ description: UInt8) -> [UInt8] {
    let alert: UInt8 = 21
    let fatal: UInt8 = 2
    return [alert, 3, 3, 0, 2, fatal, description]
  }
}

/// TLS as nobody should accept it: contexts made when they are first asked for.
struct FaultyContexts {
  private let authority: ThrowawayAuthority?
  private let identity: TLSIdentity
  private let names: [String]
  private var made: [Fault.Handshake: TLSContext] = [:]

  /// - Parameters:
  ///   - authority: what clients trust; nil when the simulator shows a certificate it was given.
  ///   - identity: what is shown when nothing is wrong with the certificate.
  ///   - names: DNS names and addresses that the other certificates are good for, unless that is their
  ///     fault.
  init(authority: ThrowawayAuthority?, identity: TLSIdentity, names: [String]) {
    self.authority = authority
    self.identity = identity
    self.names = names
  }

  /// Nil for what is no matter of certificates and protocols.
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
  /// - Parameter names: DNS names and IP addresses; the first is the subject's.
  func issue(for names: [String], validFor: Duration) throws(TLSError) -> TLSIdentity {
    let isAddress = { (name: String) in (try? SocketAddress(ip: name, port: 0)) != nil }
    return try issue(
      commonName: names.first ?? "", dnsNames: names.filter { !isAddress($0) },
      ipAddresses: names.filter(isAddress), validFor: validFor)
  }
}
