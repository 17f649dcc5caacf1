// SPDX-License-Identifier: Apache-2.0
internal import API
internal import Localization
internal import Messages
internal import PushModel
internal import Storage

/// Facts derived from the attributes of devices: the language that the app's strings have for them,
/// and the time on their clocks.
struct ReaderFacts {
  private let matcher: LanguageMatcher?
  private let context: LanguageContext
  /// Seconds east of UTC by time zone.
  private let offsets: [String: Int64]
  private let now: Instant

  /// Reads the app's active strings and the clocks of the devices' time zones.
  init(of devices: [Device], _ app: App, for visit: Visit) async throws {
    let api = visit.services.api
    now = visit.now
    let catalogue = try await api.strings.catalogue(app: app.id, revision: app.stringsRevision)
    let context = LanguageContext(
      appFallback: app.fallbackLanguages,
      sourceLanguage: app.sourceLanguage.isEmpty ? catalogue?.sourceLanguage : app.sourceLanguage,
      overrides: app.languageOverrides, keysAreTexts: app.keysAreTexts)
    self.context = context
    matcher = catalogue.map { catalogue in
      var languages = catalogue.availableLanguages
      // The keys are texts of the source language.
      if app.keysAreTexts, let source = context.sourceLanguage.flatMap(AvailableLanguage.init),
        !languages.contains(where: { $0.isSame(as: source) })
      {
        languages.append(source)
      }
      return LanguageMatcher(languages: languages)
    }
    let zones = Set(devices.compactMap(\.timeZone)).sorted()
    let steps = try await api.store.timeZones.steps(at: [now], in: zones, for: .reports)
    offsets = steps.compactMapValues { $0.last.map { Int64($0.secondsEast) } }
  }

  /// Returns the language in which the device gets a text that every language has, and why; nil for
  /// an app without strings.
  func shownLanguage(to device: Device) -> LanguageChoice? {
    matcher?.firstChoice(for: device.languages, context: context) { _ in true }
  }

  /// Returns the time on a device's clock, such as "2026-11-27 14:05"; nil without a known zone.
  func localTime(of device: Device) -> String? {
    guard let offset = device.timeZone.flatMap({ offsets[$0] }) else { return nil }
    let text = RFC3339.format(now.adding(seconds: offset))
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5))"
  }

  /// Whether two tags have one name, so that it is not written twice.
  static func isSame(_ one: String, _ other: String) -> Bool {
    LanguageName.of(one) == LanguageName.of(other)
  }
}

extension LanguageReason {
  /// The reason for people, of one language for some readers.
  var explanation: String {
    switch self {
    case .exact: "their first language"
    case .parent: "related to their first language"
    case .laterPreference: "a later one of their languages"
    case .override: "by the app’s language overrides"
    case .requestFallback: "a fallback of this message"
    case .appFallback: "a fallback of the app"
    case .source: "the source language, for readers of others"
    case .notLocalized: "one text for all readers"
    }
  }
}
