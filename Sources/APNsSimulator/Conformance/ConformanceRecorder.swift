// SPDX-License-Identifier: Apache-2.0

import AsyncIO
import HTTP2
import TLS
import Transport

/// Passes the traffic of the simulator's connections to the collector, and sends the PINGs that the
/// collector requests. Exists only in conformance mode; confined to the simulator's loop.
final class ConformanceRecorder {
  private var collector = ConformanceCollector()
  /// The system clock, because a change of the simulated clock must not make clients appear late.
  private let clock: WallClock
  private let start = MonotonicTime.now()

  init(clock: WallClock) { self.clock = clock }

  /// Observes a connection from now on. Call it before `wire.start`.
  func watch(
    _ wire: Wire, number: Int, certificate: ClientCertificate?, environment: PushEnvironment
  ) throws(HTTP2Error) {
    let stream = wire.pump.stream
    let handshake = HandshakeFacts(
      tlsVersion: stream.tlsVersion ?? "none", applicationProtocol: stream.negotiatedProtocol,
      serverName: stream.requestedServerName, hasCertificate: certificate != nil,
      impliedTopic: certificate?.impliedTopic.map { String(decoding: $0, as: UTF8.self) },
      environment: environment)
    wire.listener = try ConformanceListener(number: number, pump: wire.pump, recorder: self)
    collector.observe(.opened(handshake), on: number, at: now)
  }

  func handshakeFailed(_ error: TransportError) {
    collector.observeFailedHandshake(HandshakeFault(error), at: now)
  }

  var report: ConformanceReport { collector.report(at: now) }

  /// Marks devices as usable again, so that pushes to them are no breach. Tokens are in lower case.
  func revive(_ tokens: Set<String>) { collector.revive(tokens, at: now) }

  /// Discards all results; open connections remain observed.
  func beginAnew() { collector.beginAnew() }

  fileprivate func observe(_ observation: ConformanceObservation, on number: Int) {
    collector.observe(observation, on: number, at: now)
  }

  fileprivate func wantedPing(of number: Int) -> UInt64? {
    collector.wantedPing(of: number, at: now)
  }

  private var now: ConformanceMoment {
    let uptime = (MonotonicTime.now() - start).components
    return ConformanceMoment(
      uptime: uptime.seconds * 1000 + uptime.attoseconds / 1_000_000_000_000_000,
      wall: clock.milliseconds())
  }
}

/// Observes one connection for the recorder.
private final class ConformanceListener: WireListener {
  private let number: Int
  private weak var pump: HTTP2ServerPump?
  private let recorder: ConformanceRecorder
  private let observer: WireObserver

  init(
    number: Int, pump: HTTP2ServerPump, recorder: ConformanceRecorder
  ) throws(HTTP2Error) {
    self.number = number
    self.pump = pump
    self.recorder = recorder
    observer = try WireObserver()
  }

  func received(_ bytes: borrowing RawSpan) {
    for event in observer.clientSent(bytes) { recorder.observe(.clientSent(event), on: number) }
    pingIfWanted()
  }

  func sent(_ bytes: borrowing RawSpan) {
    for event in observer.serverSent(bytes) {
      recorder.observe(.serverSent(event), on: number)
      if case .goAway = event { pingLater() }
    }
    pingIfWanted()
  }

  // Runs once queued frames are being sent, because nghttp2 may send a PING before them.
  private func pingIfWanted() {
    guard let pump, !pump.isEnded, let opaque = recorder.wantedPing(of: number) else { return }
    // Fails only if the session has ended.
    try? pump.ping(opaque)
  }

  private func pingLater() {
    let time = MonotonicTime.now() + .milliseconds(RuleTime.goAwayPause + 1)
    pump?.loop.schedule(at: time) { [weak self] in self?.pingIfWanted() }
  }

  func closing() { recorder.observe(.closing, on: number) }

  func ended(_ error: TransportError?) {
    recorder.observe(.ended(ConnectionEnding(error)), on: number)
  }
}

extension ConnectionEnding {
  fileprivate init(_ error: TransportError?) {
    switch error {
    case nil: self = .clientProperly
    case .tls(let fault): self = fault.code == .truncated ? .clientSilently : .simulator
    case .io(let fault): self = fault.code == .timedOut ? .timedOut : .clientReset
    }
  }
}

extension HandshakeFault {
  fileprivate init(_ error: TransportError) {
    guard case .tls(let fault) = error else {
      self = .other
      return
    }
    if fault.code == .noSharedProtocol {
      self = .noSharedProtocol
    } else {
      self = fault.detail.contains("unsupported protocol") ? .oldVersion : .other
    }
  }
}
