// SPDX-License-Identifier: Apache-2.0

package import HTTP2

/// One way to fail a client that Apple would have served.
package struct Fault: Equatable, Sendable {
  /// What happens. `docs/simulator.md` says for each which frames go over the wire.
  package enum Action: Equatable, Sendable {
    /// The ordinary answer; with `delay` merely late.
    case answer
    /// Another answer in place of 200.
    case respond(Response)
    /// No answer, ever: seen of APNs since 2020.
    case silence
    /// RST_STREAM with this error code.
    case reset(code: UInt32)
    /// GOAWAY. Without `inFlight` the stream itself is beyond the last stream id (never processed)
    /// unless `accepted`.
    case goAway(GoAway)
    /// The TCP connection is closed in an orderly way, without GOAWAY.
    case close(saysCloseNotify: Bool)
    /// The TCP connection is reset.
    case abort
    /// SETTINGS in mid-session. Acknowledged or not, the stream limit among them holds at once.
    case settings([HTTP2Setting])
    /// Frames that do not go out any more.
    case withhold(Withholding)
    case slowRead(ReadingPace)
    /// Nothing is read and nothing is written any more; the socket stays.
    case blackhole
    /// What happens in place of the TLS handshake.
    case handshake(Handshake)
    /// The port is closed: the kernel refuses connections.
    case refuse
  }

  /// How a TLS handshake goes wrong.
  package enum Handshake: Hashable, Sendable {
    /// The connection is accepted and nothing follows; with `delay` the handshake begins late.
    case stall
    /// FIN after the client's first bytes.
    case close
    /// A fatal alert after the client's first bytes.
    case alert(UInt8)
    case certificate(WrongCertificate)
    /// The protocol chosen by ALPN; nil chooses none.
    case alpn(String?)
  }

  /// What a client must not accept.
  package enum WrongCertificate: String, CaseIterable, Sendable {
    case expired
    case wrongRoot = "wrong_root"
    case wrongHost = "wrong_host"
  }

  /// A GOAWAY and what surrounds it.
  package struct GoAway: Equatable, Sendable {
    package var code: UInt32
    package var debugData: [UInt8]
    /// Milliseconds. A first GOAWAY that names the last stream id 2^31-1 goes out at once, this one
    /// so much later (RFC 9113 §6.8).
    package var noticeMilliseconds: Int?
    /// FIN follows at once, whatever is unanswered.
    package var closes: Bool
    /// The GOAWAY goes out when this many requests are in flight, the struck one being the first …
    package var inFlight: Int?
    /// … of which so many are processed. They are answered after it, the others never.
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
  /// Whether the push counts as accepted before the fault strikes: the case a sender cannot tell
  /// from one that was never processed.
  package var accepted: Bool
  /// Of `answer`, `respond` and `reset`: how the frames are laid out, when not as usual.
  package var form: AnswerForm?

  package init(
    _ action: Action, delay: FaultDelay = .none, accepted: Bool = false, form: AnswerForm? = nil
  ) {
    self.action = action
    self.delay = delay
    self.accepted = accepted
    self.form = form
  }

  /// Whether a request that it strikes is carried out all the same.
  var letsPass: Bool {
    switch action {
    case .answer, .settings, .withhold, .slowRead: true
    case .respond(let response): accepted || (200...299).contains(response.status)
    case .goAway(let goAway) where goAway.inFlight != nil: goAway.processed > 0
    case .silence, .reset, .goAway, .close, .abort, .blackhole, .handshake, .refuse: accepted
    }
  }
}

/// When a rule looks for something to strike.
package enum FaultMoment: String, CaseIterable, Sendable {
  /// A request that would have been accepted.
  case request
  /// A connection whose TLS handshake is done, before its first frame.
  case connection
  /// A connection just accepted, before TLS.
  case accept
  /// Connections that are open while the rule is given; it is not kept.
  case now
}

extension Fault.Action {
  /// The moments it may strike at, the usual one first.
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
