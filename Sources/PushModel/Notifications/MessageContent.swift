// SPDX-License-Identifier: Apache-2.0

/// What a message says, as the caller wrote it: the bytes, and how they are meant. What is stored of a
/// message is this; what can be sent is made of it once (`Messages.Message`).
package struct MessageContent: Sendable, Equatable {
  /// Apple's JSON, localized forms included.
  package var payload: [UInt8]
  /// Texts for places of the payload outside the alert: the request's JSON.
  package var localize: [UInt8]?
  /// What each recipient is given: the request's JSON.
  package var recipients: Recipients
  package var options: MessageOptions

  /// Whether what it said, and who was named, was removed since: they are kept for less than the notification.
  package var isRemoved: Bool { payload.isEmpty }

  /// The request's `recipients`, which may be megabytes.
  package enum Recipients: Sendable, Equatable {
    /// The same for all who are named.
    case none
    /// There are some, and they were left in the store.
    case stored
    case list([UInt8])
  }

  /// Every field.
  package init(
    payload: [UInt8], localize: [UInt8]? = nil, recipients: Recipients = .none,
    options: MessageOptions = MessageOptions()
  ) {
    self.payload = payload
    self.localize = localize
    self.recipients = recipients
    self.options = options
  }
}

/// How a message is to be sent and written: everything that no statement filters by. The store keeps
/// it as one column, so that an option is named here, where it is read from a request
/// (`API/Bodies/MessageFields.swift`), where it is written (`Storage/Notifications/MessageOptions+JSON.swift`),
/// and where it is used; CONTRIBUTING.md follows one.
package struct MessageOptions: Sendable, Equatable {
  package var pushType: PushType
  package var priority: Int
  /// Languages to try when none of the reader's own has all texts, before the app's.
  package var fallbackLanguages: [String]
  /// Whether it is refused where a text is excluded or does not fit in any language; nil leaves that to the
  /// app.
  package var isStrict: Bool?
  /// Whether body and subtitle may be shortened to Apple's limit.
  package var truncates: Bool
  /// The badge of every device that is given none of its own.
  package var badge: BadgeChange?
  /// Pushes a second that it is sent with at most, by all nodes together.
  package var maxRate: Int?
  /// The caller's own id of it, which others may have too. Its run has it as well, for lists.
  package var reference: String?
  /// When it is due, where that was not at once; nil of a notification that a repeated one became.
  package var timing: Timing?
  /// When it was asked for, of one that was due later.
  package var askedAt: Instant?
  /// The repeated notification that it is one time of.
  package var repetition: NotificationID?
  /// Seconds that it is worth sending after it was due; nil: as its expiration says, or a day.
  package var expiresIn: Int?
  /// Hours of its readers in which it is not shown.
  package var quietHours: QuietHours?
  /// Whether a push whose fate is unknown is sent again; nil: as suits its push type (`deliveryPolicy`).
  package var delivery: DeliveryPolicy?
  /// Whether it starts Live Activities: then it goes to the tokens for that, and not to those of running ones.
  package var startsActivity: Bool
  /// The place in a trace of the request that asked for it, as `traceparent` has it: for the log and for webhooks.
  package var traceParent: String?
  /// Whether it tells a date or a time, which its readers' time zones decide.
  package var tellsTime: Bool
  /// The API key that it was sent with; nil where a test or a schedule of the store made it.
  package var sentBy: Sender?
  /// About the message, as the request was answered.
  package var warnings: [NotificationWarning] = []

  /// The kind of device token that can receive it.
  package var tokenKind: TokenKind { startsActivity ? .liveactivityStart : pushType.tokenKind }

  /// A higher rate is none.
  package static let highestRate = 1_000_000

  /// What a request that says nothing means.
  package init(
    pushType: PushType = .alert, priority: Int? = nil, fallbackLanguages: [String] = [],
    isStrict: Bool? = nil, truncates: Bool = false, badge: BadgeChange? = nil, maxRate: Int? = nil,
    reference: String? = nil, timing: Timing? = nil, askedAt: Instant? = nil,
    repetition: NotificationID? = nil, expiresIn: Int? = nil, quietHours: QuietHours? = nil,
    delivery: DeliveryPolicy? = nil, startsActivity: Bool = false, traceParent: String? = nil,
    tellsTime: Bool = false
  ) {
    self.pushType = pushType
    self.priority = priority ?? pushType.defaultPriority
    self.fallbackLanguages = fallbackLanguages
    self.isStrict = isStrict
    self.truncates = truncates
    self.badge = badge
    self.maxRate = maxRate
    self.reference = reference
    self.timing = timing
    self.askedAt = askedAt
    self.repetition = repetition
    self.expiresIn = expiresIn
    self.quietHours = quietHours
    self.delivery = delivery
    self.startsActivity = startsActivity
    self.traceParent = traceParent
    self.tellsTime = tellsTime
  }
}

/// What a message was accepted with and is sent with, whatever becomes of the app meanwhile.
package struct MessageContext: Sendable, Equatable {
  /// The app's fallback languages.
  package var appFallbackLanguages: [String]
  /// The language that the app's texts are written in first.
  package var sourceLanguage: String
  /// The app's language overrides.
  package var languageOverrides: [String: String]
  /// Whether keys that the source language lacks are its texts.
  package var keysAreTexts: Bool
  /// The revision of the app's strings that it was checked against; 0 when it had none.
  package var stringsRevision: Int64
  /// The app's time zone, by which times are told to devices that have told none; nil: UTC. Stored of messages
  /// that tell a time.
  package var timeZone: String?

  /// Every field.
  package init(
    appFallbackLanguages: [String] = [], sourceLanguage: String = "en",
    languageOverrides: [String: String] = [:], keysAreTexts: Bool = false,
    stringsRevision: Int64 = 0, timeZone: String? = nil
  ) {
    self.appFallbackLanguages = appFallbackLanguages
    self.sourceLanguage = sourceLanguage
    self.languageOverrides = languageOverrides
    self.keysAreTexts = keysAreTexts
    self.stringsRevision = stringsRevision
    self.timeZone = timeZone
  }
}
