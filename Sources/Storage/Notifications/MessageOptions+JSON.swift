// SPDX-License-Identifier: Apache-2.0
package import JSONText
package import PushModel

// Options that no statement filters by are stored in one JSON column. Options equal to their
// defaults are omitted.

extension MessageOptions {
  /// Writes the options as members of an object, for the store and the API.
  ///
  /// - Parameter isSparing: whether to omit defaults, as in the store, where their bytes would cost
  ///   time with each push.
  package func write(to json: inout JSONWriter, isSparing: Bool = false) {
    json.field("priority", priority)
    if !isSparing || !fallbackLanguages.isEmpty { json.field("fallback", fallbackLanguages) }
    if let isStrict { json.field("strict", isStrict) }
    if !isSparing || truncates { json.field("truncate", truncates) }
    if let maxRate { json.field("max_rate", maxRate) }
    if let reference { json.field("reference", reference) }
    if let expiresIn { json.field("expires_in", expiresIn) }
    timing?.write(to: &json)
    if let repetition { json.field("repetition_of", repetition.description) }
    if let delivery { json.field("delivery", delivery.rawValue) }
    if startsActivity { json.field("starts_activity", true) }
    if let traceParent { json.field("traceparent", traceParent) }
    if tellsTime { json.field("tells_time", true) }
    if let sentBy {
      json.field("sent_by") { json in
        json.object { json in
          json.field("id", sentBy.key.map(Int.init))
          json.field("name", sentBy.name)
        }
      }
    }
    if let quietHours { json.field("quiet_hours") { json in quietHours.write(to: &json) } }
    guard let badge else { return }
    json.field("badge") { json in
      json.object { json in
        switch badge {
        case .set(let number): json.field("set", number)
        case .increment(let number): json.field("increment", number)
        }
      }
    }
  }

  /// Reads the members that `write` wrote.
  init(_ json: JSONValue, pushType: PushType) {
    self.init(
      pushType: pushType, priority: json["priority"]?.int,
      fallbackLanguages: json["fallback"]?.elements.compactMap(\.string) ?? [],
      isStrict: json["strict"]?.bool, truncates: json["truncate"]?.bool ?? false,
      maxRate: json["max_rate"]?.int, reference: json["reference"]?.string,
      timing: Timing(json),
      repetition: json["repetition_of"]?.string.flatMap { NotificationID($0) },
      expiresIn: json["expires_in"]?.int, quietHours: json["quiet_hours"].flatMap(QuietHours.init),
      delivery: json["delivery"]?.string.flatMap(DeliveryPolicy.init),
      startsActivity: json["starts_activity"]?.bool ?? false,
      traceParent: json["traceparent"]?.string,
      tellsTime: json["tells_time"]?.bool ?? false)
    if let name = json["sent_by"]?["name"]?.string {
      sentBy = Sender(key: json["sent_by"]?["id"]?.int.map(Int32.init), name: name)
    }
    if let number = json["badge"]?["set"]?.int {
      badge = .set(number)
    } else if let number = json["badge"]?["increment"]?.int {
      badge = .increment(number)
    }
  }
}

/// The column `notifications.options`.
struct StoredOptions {
  var options: MessageOptions
  var context: MessageContext
  var topic: String
  var localize: [UInt8]?
  var unregistered: UnregisteredTokens?

  init(_ notification: Notification) {
    options = notification.message.options
    context = notification.context
    topic = notification.topic
    localize = notification.message.localize
    unregistered = notification.audience.unregistered
  }

  /// Reads a text that `json` wrote.
  init(
    _ text: String, pushType: PushType, stringsRevision: Int64
  ) throws(JSONSyntaxError) {
    let json = try JSONDocument(parsing: Array(text.utf8)).root
    options = MessageOptions(json, pushType: pushType)
    var overrides: [String: String] = [:]
    for (tag, other) in json["overrides"]?.members ?? [] { overrides[tag] = other.string }
    context = MessageContext(
      appFallbackLanguages: json["app_fallback"]?.elements.compactMap(\.string) ?? [],
      sourceLanguage: json["source_language"]?.string ?? "",
      languageOverrides: overrides, keysAreTexts: json["keys_are_texts"]?.bool ?? false,
      stringsRevision: stringsRevision,
      timeZone: json["app_time_zone"]?.string)
    topic = json["topic"]?.string ?? ""
    options.askedAt = json["asked_at"]?.string.flatMap(RFC3339.parse)
    options.warnings = (json["warnings"]?.elements ?? []).map {
      NotificationWarning(
        pointer: $0["pointer"]?.string ?? "", detail: $0["detail"]?.string ?? "")
    }
    localize = (json["localize"]?.bytes).map { Array($0) }
    unregistered = json["send_unregistered"].flatMap(UnregisteredTokens.init)
  }

  var json: String {
    var writer = JSONWriter()
    writer.object { json in
      json.field("topic", topic)
      options.write(to: &json, isSparing: true)
      // The API returns this time as the time of acceptance.
      if let asked = options.askedAt { json.field("asked_at", RFC3339.format(asked)) }
      // The API returns the warnings together with those about the notification's state.
      if !options.warnings.isEmpty {
        json.field("warnings") { $0.array(of: options.warnings) }
      }
      if !context.appFallbackLanguages.isEmpty {
        json.field("app_fallback", context.appFallbackLanguages)
      }
      json.field("source_language", context.sourceLanguage)
      if context.keysAreTexts { json.field("keys_are_texts", true) }
      // Omitted from other messages, because the zone is read with each push and only messages with
      // times need it.
      if options.tellsTime, let zone = context.timeZone { json.field("app_time_zone", zone) }
      if !context.languageOverrides.isEmpty {
        json.field("overrides") { json in
          json.object { json in
            for (tag, other) in context.languageOverrides.sorted(by: { $0.key < $1.key }) {
              json.field(tag, other)
            }
          }
        }
      }
      if let localize { json.field("localize", raw: localize) }
      if let unregistered { json.field("send_unregistered") { unregistered.write(to: &$0) } }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  /// Writes warnings for the column and the API.
  package mutating func array(of warnings: [NotificationWarning]) {
    array { json in
      for warning in warnings {
        json.object { json in
          json.field("pointer", warning.pointer)
          json.field("detail", warning.detail)
        }
      }
    }
  }
}

extension UnregisteredTokens {
  /// Writes one value for the column and the API's responses.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("environment", environment.rawValue)
      json.field("languages", languages)
    }
  }

  /// Reads the value that `write` wrote.
  fileprivate init?(_ json: JSONValue) {
    guard let environment = json["environment"]?.string.flatMap(PushEnvironment.init) else {
      return nil
    }
    self.init(
      environment: environment, languages: json["languages"]?.elements.compactMap(\.string) ?? [])
  }
}
