// SPDX-License-Identifier: Apache-2.0
package import HTTP2

/// An injected failure of requests or connections that Apple would have served.
package struct Fault: Equatable, Sendable {
  /// Effect of the fault. `docs/simulator.md` lists the frames of each action.
  package enum Action: Equatable, Sendable {
    /// The ordinary response, delayed by `delay`.
    case answer
    /// Another response in place of 200.
    case respond(Response)
    /// No response; observed with APNs since 2020.
    case silence
    /// RST_STREAM with this error code.
    case reset(code: UInt32)
    /// GOAWAY. Without `inFlight`, the request's stream is above the last stream id, and so never
    /// processed, unless `accepted` is set.
    case goAway(GoAway)
    /// Closes the TCP connection in an orderly manner, without GOAWAY.
    case close(sendsCloseNotify: Bool)
    /// Resets the TCP connection.
    case abort
    /// SETTINGS on an open connection. A stream limit applies at once, even before it is
    /// acknowledged.
    case settings([HTTP2Setting])
    /// Suppresses frames from now on.
    case withhold(Withholding)
    case slowRead(ReadingPace)
    /// Stops reading and writing; the socket stays open.
    case blackhole
    /// Replaces the TLS handshake.
    case handshake(Handshake)
    /// Closes the port, so that the kernel refuses connections.
    case refuse
  }

  /// A failing TLS handshake.
  package enum Handshake: Hashable, Sendable {
    /// Accepts the connection and sends nothing. With `delay`, the handshake begins late instead.
    case stall
    /// FIN after the client's first bytes.
    case close
    /// A fatal alert after the client's first bytes.
    case alert(UInt8)
    case certificate(WrongCertificate)
    /// Protocol selected by ALPN; nil selects none.
    case alpn(String?)
  }

  /// A certificate that clients must refuse.
  package enum WrongCertificate: String, CaseIterable, Sendable {
    case expired
    case wrongRoot = "wrong_root"
    case wrongHost = "wrong_host"
  }

  /// A GOAWAY and its circumstances.
  package struct GoAway: Equatable, Sendable {
    package var code: UInt32
    package var debugData: [UInt8]
    /// Milliseconds between an earlier GOAWAY with last stream id 2^31-1 and this one (RFC 9113
    /// §6.8).
    package var noticeMilliseconds: Int?
    /// Whether FIN follows at once, even with open requests.
    package var closes: Bool
    /// Number of requests in flight at which the GOAWAY is sent, including the one to which the
    /// fault applies.
    package var inFlight: Int?
    /// Number of these requests that are processed. Their responses follow the GOAWAY; the other
    /// requests get none.
    package var processed: Int

    package init(
      code: UInt32 = 0, debugData: [UInt8] = [], noticeMilliseconds: Int? = nil,
      closes: Bool = false, inFlight: Int? = nil, processed: Int = 0
    ) {
      self.code = code
      self.debugData = debugData
      self.noticeMilliseconds = noticeMilliseconds
      self.closes = closes
      self.inFlight = inFlight
      self.processed = processed
    }
  }

  package var action: Action
  package var delay: FaultDelay
  /// Whether the push counts as accepted before the fault takes effect. Senders cannot distinguish
  /// this case from a push that was never processed.
  package var accepted: Bool
  /// Frame layout for `answer`, `respond` and `reset`; nil for the usual one.
  package var form: AnswerForm?

  package init(
    _ action: Action, delay: FaultDelay = .none, accepted: Bool = false, form: AnswerForm? = nil
  ) {
    self.action = action
    self.delay = delay
    self.accepted = accepted
    self.form = form
  }

  /// Whether a request to which the fault applies is executed nevertheless.
  var letsPass: Bool {
    switch action {
    case .answer, .settings, .withhold, .slowRead: true
    case .respond(let response): accepted || (200...299).contains(response.status)
    case .goAway(let goAway) where goAway.inFlight != nil: goAway.processed > 0
    case .silence, .reset, .goAway, .close, .abort, .blackhole, .handshake, .refuse: accepted
    }
  }
}

extension Fault.Action {
  /// The events that the action supports; the first one is the default.
  package var moments: [FaultMoment] {
    switch self {
    case .answer, .respond, .silence, .reset: [.request]
    case .goAway(let goAway) where goAway.inFlight != nil: [.request]
    case .goAway, .settings, .blackhole: [.request, .connection, .now]
    case .close, .abort: [.request, .connection, .accept, .now]
    case .withhold(let frames):
      frames == .everything || frames.contains(.settingsAcknowledgements)
        ? [.connection] : [.connection, .request, .now]
    case .slowRead: [.connection, .request, .now]
    case .handshake, .refuse: [.accept]
    }
  }
}
