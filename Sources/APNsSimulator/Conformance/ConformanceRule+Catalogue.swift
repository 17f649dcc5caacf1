// SPDX-License-Identifier: Apache-2.0

extension ConformanceRule {
  /// A rule as reports describe it: area (the heading), statement, source, and the traffic that a
  /// verdict requires.
  package struct Entry: Sendable {
    package let area: String
    package let statement: String
    package let source: RuleSource
    package let toObserve: String

    init(_ area: String, _ statement: String, _ source: RuleSource, observe: String) {
      self.area = area
      self.statement = statement
      self.source = source
      toObserve = observe
    }
  }

  package var entry: Entry {
    switch self {
    case .tlsVersion, .alpn, .serverName, .connectionReused, .connectionKept, .reconnectBackoff,
      .closeNotify:
      connectionEntry
    case .hpackPath, .hpackAuthorization, .hpackID, .hpackExpiration, .hpackCollapseID,
      .hpackOthers:
      compressionEntry
    case .requestForm, .wellFormed, .lowerCaseNames, .pseudoHeadersFirst, .authority, .noRepeats,
      .noEncoding:
      headerEntry
    case .pushTypePresent, .pushTypeValid, .pushTypeFits, .topic, .priority, .canonicalID,
      .expiration, .collapseID:
      valueEntry
    case .oneDataFrame, .endOnData, .payloadSize, .payloadJSON, .noPriorityFrames: payloadEntry
    case .tokenPresent, .tokenForm, .tokenAge, .tokenRenewed, .tokenReused, .tokenShared, .oneTeam:
      tokenEntry
    case .oneStreamFirst, .streamLimit, .loweredLimit, .flowControl, .cancelsAbandoned: streamEntry
    case .goAwayObeyed, .goAwayAwaited, .goAwayRepeated: goAwayEntry
    case .finalNotRepeated, .deadDevice, .tooManyRequests, .serverError, .refusedToken,
      .tooManyTokens:
      answerEntry
    case .pingAnswered, .pingAfterAnHour: pingEntry
    }
  }

  private var connectionEntry: Entry {
    func row(_ statement: String, _ source: RuleSource, observe: String) -> Entry {
      Entry("connection", statement, source, observe: observe)
    }
    return switch self {
    case .tlsVersion: row("TLS 1.2 or later.", .sending, observe: "a TLS handshake")
    case .alpn: row("HTTP/2, negotiated by ALPN (h2).", .sending, observe: "a TLS handshake")
    case .serverName:
      row(
        "The TLS handshake names the host (SNI).", .rfc(9113, "9.2"),
        observe: "a push to a host with a dot in its name (localhost.localdomain), not an address")
    case .connectionReused:
      row(
        "A connection carries many pushes: no connection for each push.", .sending,
        observe: "a second push")
    case .connectionKept:
      row(
        "An idle connection is kept open for hours, not closed and opened again for the next push.",
        .sending, observe: "a pause of 10 s or more, and a push after it")
    case .reconnectBackoff:
      row(
        "Failed connections are reopened with backoff.", .sending,
        observe:
          "a connection that ends without an answer (fault \"close\" or \"abort\"), and the next")
    default:
      row(
        "A client sends close_notify before it closes a connection.", .rfc(8446, "6.1"),
        observe: "a connection that the client ends")
    }
  }

  private var compressionEntry: Entry {
    func row(_ statement: String, observe: String) -> Entry {
      Entry("header compression", statement, .sending, observe: observe)
    }
    func varying(_ name: String) -> Entry {
      row(
        "\(name) is indexed the first time on a connection, so that its name is in the table, and a "
          + "literal without indexing from then on.", observe: "a push with \(name)")
    }
    return switch self {
    case .hpackPath: row(":path is a literal without indexing.", observe: "a push")
    case .hpackAuthorization:
      row("authorization is a literal without indexing.", observe: "a push with a provider token")
    case .hpackID: varying("apns-id")
    case .hpackExpiration: varying("apns-expiration")
    case .hpackCollapseID: varying("apns-collapse-id")
    default:
      row(
        "All other headers go into the table: incremental indexing, or a reference to it.",
        observe: "a push")
    }
  }

  private var headerEntry: Entry {
    func row(_ statement: String, _ source: RuleSource, observe: String = "a push") -> Entry {
      Entry("headers", statement, source, observe: observe)
    }
    return switch self {
    case .requestForm:
      row("A push is POST /3/device/ and the token in hexadecimal.", .sending, observe: "a request")
    case .wellFormed:
      row(
        "A request is well-formed HTTP: :method, :scheme and :path once each, valid names and values, "
          + "no connection-specific fields, a body of the length in content-length.",
        .rfc(9113, "8.1.1"), observe: "a request")
    case .lowerCaseNames: row("Header names are in lower case.", .rfc(9113, "8.2.1"))
    case .pseudoHeadersFirst:
      row("Pseudo-headers come before all others.", .rfc(9113, "8.3"))
    case .authority: row("The request has the host, in :authority or host.", .sending)
    case .noRepeats: row("No header that APNs reads is repeated.", .answers)
    default: row("Payloads are not compressed (content-encoding).", .sending)
    }
  }

  private var valueEntry: Entry {
    func row(_ statement: String, observe: String = "a push") -> Entry {
      Entry("headers", statement, .sending, observe: observe)
    }
    return switch self {
    case .pushTypePresent:
      row("apns-push-type is present: required for watchOS, recommended for all others.")
    case .pushTypeValid:
      row(
        "apns-push-type is one of Apple's eleven, in lower case.",
        observe: "a push with apns-push-type")
    case .pushTypeFits:
      row(
        "apns-push-type fits the payload.",
        observe: "a push of type alert, background or liveactivity with a JSON payload")
    case .topic:
      row(
        "apns-topic is present (or implied by the certificate) and has the push type's suffix.")
    case .priority:
      row("apns-priority is 10, 5 or 1, as far as the push type allows; background only 5.")
    case .canonicalID:
      row(
        "apns-id is a UUID in lower case, 8-4-4-4-12 digits.", observe: "a push with apns-id")
    case .expiration:
      row(
        "apns-expiration is a whole number of seconds since 1970, or 0.",
        observe: "a push with apns-expiration")
    default:
      row("apns-collapse-id has at most 64 bytes.", observe: "a push with apns-collapse-id")
    }
  }

  private var payloadEntry: Entry {
    func row(_ statement: String, _ source: RuleSource = .sending) -> Entry {
      Entry("payload", statement, source, observe: "a push")
    }
    return switch self {
    case .oneDataFrame: row("A payload fits into a single DATA frame.")
    case .endOnData: row("END_STREAM is on the DATA frame of the payload.")
    case .payloadSize:
      row("A payload has 1 to 4,096 bytes, voip and broadcasts 5,120.", .generating)
    case .payloadJSON: row("A payload is a JSON object.", .generating)
    default: row("No PRIORITY frames.")
    }
  }

  private var tokenEntry: Entry {
    func row(_ statement: String, _ source: RuleSource = .token, observe: String) -> Entry {
      Entry("provider token", statement, source, observe: observe)
    }
    let aPush = "a push over a connection without a certificate"
    return switch self {
    case .tokenPresent: row("Without a certificate, every push has a token.", observe: aPush)
    case .tokenForm:
      row(
        "A token is a JWT by RFC 7515 (base64url, raw signature): ES256, kid and iss of ten "
          + "characters, iat a number.", observe: "a push with a provider token")
    case .tokenAge:
      row(
        "A token's iat is in the past hour when it is first used.",
        observe: "a push with a provider token")
    case .tokenRenewed:
      row(
        "A token is replaced before it is an hour old.",
        observe: "pushes with one key for longer than an hour (or one whose token was old at first)"
      )
    case .tokenReused:
      row(
        "A connection does not use a new token within 20 minutes.",
        observe: "two pushes with a token on one connection")
    case .tokenShared:
      row(
        "Connections share a key's token: no new one anywhere within 20 minutes.",
        .field("TooManyProviderTokenUpdates over many connections"),
        observe: "two connections that push with one key")
    default:
      row(
        "A connection carries the pushes of one team.",
        observe: "pushes with the tokens of two teams")
    }
  }

  private var streamEntry: Entry {
    func row(_ statement: String, _ source: RuleSource = .sending, observe: String) -> Entry {
      Entry("streams", statement, source, observe: observe)
    }
    return switch self {
    case .oneStreamFirst:
      row(
        "With tokens, one stream at a time until APNs has accepted a token.",
        observe: "two pushes or more on a connection with tokens")
    case .streamLimit:
      row(
        "Never more open streams than MAX_CONCURRENT_STREAMS allows.",
        observe: "as many pushes at once as the limit allows: lower it with --max-streams")
    case .loweredLimit:
      row(
        "When the limit falls, no stream is opened until fewer are open.",
        observe: "a push after a refusal, which lowers the limit to 1")
    case .flowControl:
      row(
        "Payloads keep within the windows of stream and connection.", .rfc(9113, "5.2"),
        observe: "more than 65,535 bytes of payload on one connection")
    default:
      row(
        "An abandoned request is cancelled (RST_STREAM); otherwise its stream stays open.",
        .field("pushy 732"),
        observe: "a push that is never answered (fault \"silence\"), and a client that abandons it")
    }
  }

  private var goAwayEntry: Entry {
    func row(_ statement: String, _ section: String, observe: String) -> Entry {
      Entry("GOAWAY", statement, .rfc(9113, section), observe: observe)
    }
    return switch self {
    case .goAwayObeyed:
      row(
        "After GOAWAY no stream is opened on that connection.", "6.8",
        observe:
          "GOAWAY while an answer is awaited (fault \"goaway\" behind one with \"delay_ms\"), "
          + "and a push after it")
    case .goAwayAwaited:
      row(
        "Requests up to GOAWAY's last stream are awaited, not abandoned.", "6.8",
        observe: "GOAWAY without an error while such a request is open")
    default:
      row(
        "Requests above GOAWAY's last stream were not processed: they are sent again, on another "
          + "connection.", "6.8", observe: "GOAWAY that leaves a request out (fault \"goaway\")")
    }
  }

  private var answerEntry: Entry {
    func row(_ statement: String, _ source: RuleSource = .answers, observe: String) -> Entry {
      Entry("after an answer", statement, source, observe: observe)
    }
    return switch self {
    case .finalNotRepeated:
      row(
        "BadDeviceToken, DeviceTokenNotForTopic, Forbidden, ExpiredToken, Unregistered and "
          + "PayloadTooLarge are not retried.", observe: "one of these answers")
    case .deadDevice:
      row(
        "A device answered with Unregistered, ExpiredToken or BadDeviceToken gets no further "
          + "pushes.", observe: "one of these answers, and pushes after it")
    case .tooManyRequests:
      row("A push answered with 429 is not retried at once.", observe: "429 TooManyRequests")
    case .serverError:
      row(
        "A push answered with 5xx is not retried before 15 minutes have passed.",
        observe: "an answer of 5xx")
    case .refusedToken:
      row(
        "A token that was refused (expired, invalid) is not used again; expired, its connection is "
          + "closed.",
        observe: "403 ExpiredProviderToken or InvalidProviderToken, and a push after it")
    default:
      row(
        "After TooManyProviderTokenUpdates no further token is created.",
        observe: "429 TooManyProviderTokenUpdates, and a push after it")
    }
  }

  private var pingEntry: Entry {
    switch self {
    case .pingAnswered:
      Entry(
        "PING", "A PING is answered.", .rfc(9113, "6.7"),
        observe: "a connection that stays open after its first answer")
    default:
      Entry(
        "PING", "An idle connection is probed by PING after an hour, not sooner.", .sending,
        observe: "a PING from the client")
    }
  }
}
