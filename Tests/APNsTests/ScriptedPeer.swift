// SPDX-License-Identifier: Apache-2.0
import APNsSimulator
import AsyncIO
import HTTP2
import Logging
import TLS
import TestSupport
import Transport

@testable import APNs

/// A far end over real sockets and TLS that follows a test's script. It lives on the test's
/// own event loop, in the test's actor.
final class ScriptedPeer {
  let authority: ThrowawayAuthority
  let address: SocketAddress
  private(set) var connections: [PeerConnection] = []
  private(set) var requests: [PeerRequest] = []
  /// The stream limit in the first SETTINGS.
  var maximumStreams = 1_000
  var acknowledgesPings = true
  /// Whether received bodies use up the windows until a test opens them.
  var keepsWindowsShut = false
  /// The number of connections to close before their first byte.
  var connectionsToDrop = 0
  /// Called for each complete request; answers 200 unless set.
  var script: (PeerConnection, PeerRequest) -> Void = { connection, request in
    connection.accept(request.stream)
  }
  private let loop: EventLoop
  private let listener: Listener
  private let identity: TLSIdentity
  private var tls: TLSContext
  private var watchers: [(isDone: () -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

  init(on loop: EventLoop, port: Int = 0, authority: ThrowawayAuthority? = nil) throws {
    self.loop = loop
    let authority = try authority ?? ThrowawayAuthority()
    self.authority = authority
    identity = try authority.issue(
      commonName: "localhost", dnsNames: ["apns.invalid"], ipAddresses: ["127.0.0.1"])
    tls = try TLSContext.server(identity: identity, alpn: ["h2"], tickets: 2)
    listener = try Listener(
      on: loop, address: SocketAddress(ip: "127.0.0.1", port: port), reusePort: false)
    address = listener.address
  }

  func start(isolation: isolated any Actor = #isolation) {
    Task {
      _ = isolation
      while let socket = try? await listener.accept() { await welcome(socket) }
    }
  }

  /// Makes all earlier tickets invalid.
  func forgetTickets() throws {
    tls = try TLSContext.server(identity: identity, alpn: ["h2"], tickets: 2)
  }

  private func welcome(_ socket: AcceptedSocket) async {
    do {
      let tcp = try TCPStream(adopting: socket, on: loop)
      if connectionsToDrop > 0 {
        connectionsToDrop -= 1
        return tcp.close()
      }
      let stream = try await ByteStream.acceptTLS(
        over: tcp, context: tls, deadline: .now() + .seconds(5))
      var options = HTTP2Options()
      options.consumesManually = keepsWindowsShut
      let settings = HTTP2Settings(maximumConcurrentStreams: maximumStreams)
      let wire = acknowledgesPings ? nil : try Wire(over: stream, settings: settings)
      wire?.withhold(.pingAcknowledgements)
      let pump =
        try wire?.pump
        ?? HTTP2ServerPump(HTTP2ServerSession(settings: settings, options: options), over: stream)
      let connection = PeerConnection(
        number: connections.count, pump: pump, wire: wire, peer: self)
      connections.append(connection)
      pump.start(connection, behind: wire)
    } catch {
      // The client refused the certificate; the test checks the client's side.
    }
    changed()
  }

  func took(_ request: PeerRequest, on connection: PeerConnection) {
    requests.append(request)
    script(connection, request)
    changed()
  }

  /// Resumes tests whose awaited condition is now true.
  func changed() {
    watchers.removeAll { watcher in
      guard watcher.isDone() else { return false }
      watcher.continuation.resume()
      return true
    }
  }

  /// Waits until `isDone` is true; checks it after each event of this peer.
  func until(isolation: isolated any Actor = #isolation, _ isDone: @escaping () -> Bool) async {
    if isDone() { return }
    await withCheckedContinuation { watchers.append((isDone, $0)) }
  }

  func close() {
    listener.close()
    for connection in connections { connection.pump.abort() }
  }
}

/// One request as the peer received it.
struct PeerRequest {
  let connection: Int
  let stream: Int32
  let headers: [HTTP2Header]
  var body: [UInt8] = []

  subscript(name: String) -> String? { headers.first { $0.name == name }?.value }

  func isIndexed(_ name: String) -> Bool {
    headers.first { $0.name == name }?.indexing == .normal
  }
}

/// One of the peer's connections.
final class PeerConnection: HTTP2ServerHandler {
  let number: Int
  let pump: HTTP2ServerPump
  /// Holds frames back, if set.
  private let wire: Wire?
  private(set) var openStreams = 0
  private(set) var mostStreams = 0
  private(set) var resets: [Int32: UInt32] = [:]
  private(set) var isEnded = false
  private unowned let peer: ScriptedPeer
  private var incomplete: [Int32: PeerRequest] = [:]

  init(number: Int, pump: HTTP2ServerPump, wire: Wire?, peer: ScriptedPeer) {
    self.number = number
    self.pump = pump
    self.wire = wire
    self.peer = peer
  }

  func accept(_ stream: Int32, _ headers: [HTTP2Header] = []) { answer(stream, 200, headers) }

  func answer(_ stream: Int32, _ status: Int, _ headers: [HTTP2Header] = [], _ body: String? = nil)
  {
    try? pump.submitResponse(
      stream: stream, status: status, headers: headers, body: body.map { Array($0.utf8) })
  }

  /// Sends an answer whose body has one DATA frame per byte.
  func answerSlowly(_ stream: Int32, _ status: Int, _ body: String) async {
    try? pump.submitResponse(stream: stream, status: status, endStream: false)
    for byte in body.utf8 {
      try? pump.sendData(stream: stream, [byte], endStream: false)
      await Task.yield()
    }
    try? pump.sendData(stream: stream, [], endStream: true)
  }

  func setMaximumStreams(_ count: Int) {
    try? pump.session.submitSettings([HTTP2Setting(.maximumConcurrentStreams, count)])
    pump.needsToSend()
  }

  func received(_ event: HTTP2ServerEvent) {
    switch event {
    case .request(let stream, let headers, let endStream):
      openStreams += 1
      mostStreams = max(mostStreams, openStreams)
      incomplete[stream] = PeerRequest(
        connection: number, stream: stream, headers: Array(headers))
      if endStream { complete(stream) }
    case .data(let stream, let bytes, let endStream):
      incomplete[stream]?.body += bytes
      if endStream { complete(stream) }
    case .resetByPeer(let stream, let code): resets[stream] = code
    case .closed: openStreams -= 1
    default: break
    }
    peer.changed()
  }

  private func complete(_ stream: Int32) {
    if let request = incomplete.removeValue(forKey: stream) { peer.took(request, on: self) }
  }

  func ended(_ end: HTTP2End) {
    isEnded = true
    peer.changed()
  }
}
