// SPDX-License-Identifier: Apache-2.0
import TLS

/// A client's and a server's session connected in memory.
final class SessionPair {
  let client: TLSSession
  let server: TLSSession
  /// Number of bytes carried at once.
  var step = Int.max
  var clientError: TLSError?
  var serverError: TLSError?

  init(_ client: TLSContext, _ server: TLSContext, name: String = "localhost") throws {
    self.client = try TLSSession(client: client, serverName: name)
    self.server = try TLSSession(server: server)
  }

  /// Carries bytes until both are silent. Keeps each side's first error; carries the alert that
  /// follows it.
  func settle() {
    while true {
      let carried =
        carry(from: client, to: server, &serverError)
        + carry(from: server, to: client, &clientError)
      if carried == 0 { return }
    }
  }

  private func carry(
    from source: TLSSession, to target: TLSSession, _ error: inout TLSError?
  ) -> Int {
    var bytes: [UInt8] = []
    source.takeOutgoing(into: &bytes)
    var rest = bytes[...]
    while !rest.isEmpty, error == nil {
      let part = Array(rest.prefix(step))
      rest = rest.dropFirst(step)
      do throws(TLSError) { try target.receive(part) } catch let thrown { error = thrown }
    }
    return bytes.count
  }
}

/// All plaintext received so far, and how the connection ended.
func readAll(_ session: TLSSession) throws(TLSError) -> (bytes: [UInt8], end: TLSReadResult) {
  var bytes: [UInt8] = []
  while true {
    let result = try session.read(into: &bytes, atMost: 1 << 20)
    guard case .bytes = result else { return (bytes, result) }
  }
}

/// One authority for all tests, because creating keys takes time.
struct Authorities {
  static let shared = Result { () throws(TLSError) in try Authorities() }

  let trusted: ThrowawayAuthority
  let other: ThrowawayAuthority
  let trust: TLSTrust
  let leaf: TLSIdentity

  private init() throws(TLSError) {
    trusted = try ThrowawayAuthority(commonName: "Trusted")
    other = try ThrowawayAuthority(commonName: "Other")
    trust = try .only(pem: trusted.certificatePEM)
    leaf = try trusted.issue(
      commonName: "localhost", dnsNames: ["localhost", "*.example.com"],
      ipAddresses: ["127.0.0.1", "::1"])
  }
}
