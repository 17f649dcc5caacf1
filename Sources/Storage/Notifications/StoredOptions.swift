// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// The column `notifications.options`.
struct StoredOptions {
  /// The default of an app, which is omitted.
  private static let usualSourceLanguage = MessageContext().sourceLanguage

  var options: MessageOptions
  var context: MessageContext
  var localize: [UInt8]?
  var unregistered: UnregisteredTokens?

  init(_ notification: Notification) {
    options = notification.message.options
    context = notification.context
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
      sourceLanguage: json["source_language"]?.string ?? Self.usualSourceLanguage,
      languageOverrides: overrides, keysAreTexts: json["keys_are_texts"]?.bool ?? false,
      stringsRevision: stringsRevision,
      timeZone: json["app_time_zone"]?.string)
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
      if context.sourceLanguage != Self.usualSourceLanguage {
        json.field("source_language", context.sourceLanguage)
      }
      if context.keysAreTexts { json.field("keys_are_texts", true) }
      // Omitted from other messages, because the zone is read with each push and only messages with
      // times need it.
      if options.dependsOnTimeZone, let zone = context.timeZone {
        json.field("app_time_zone", zone)
      }
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
