// SPDX-License-Identifier: Apache-2.0

import AsyncIO
import HTTP2
import TLS
import Transport

/// Feeds the collector with what passes over the simulator's connections, and sends the PINGs that
/// it asks for. Exists only in conformance mode; belongs to the simulator's loop.
final class ConformanceRecorder {
  private var collector = ConformanceCollector()
  /// The real one: whoever sets the simulated clock ahead does not make clients late.
  private let clock: WallClock
  private let start = MonotonicTime.now()

  init(clock: WallClock) { self.clock = clock }

  /// Reads along from now on; before `wire` is started.
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

  /// Devices that were dead are said to live again: pushes to them are no fault of the client's.
  /// Tokens in lower case.
  func revive(_ tokens: Set<String>) { collector.revive(tokens, at: now) }

  /// Forgets what was observed; open connections are watched further.
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

/// The recorder's ear on one connection.
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

  // nghttp2 lets a PING overtake what waits, so it is asked for once that is on its way.
  private func pingIfWanted() {
    guard let pump, !pump.isEnded, let opaque = recorder.wantedPing(of: number) else { return }
    // Fails only when the session is over.
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
