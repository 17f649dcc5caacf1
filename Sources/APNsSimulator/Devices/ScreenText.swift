// SPDX-License-Identifier: Apache-2.0

import JSONText
import Localization

/// The text of a notification on a device, resolved as on iOS: localization keys are looked up in
/// the app's texts in the device's language.
package struct ScreenText: Equatable, Sendable {
  package private(set) var title: String?
  package private(set) var subtitle: String?
  package private(set) var body: String?
  /// Language of the lookup; nil if the payload itself contains all texts.
  package private(set) var language: String?
  package private(set) var sound: String?
  package private(set) var isCritical = false
  package private(set) var badge: Int?
  package private(set) var threadID: String?
  /// Apple: "The default is active".
  package private(set) var interruptionLevel = "active"

  /// - Parameters:
  ///   - app: nil for an app without texts; then the keys are shown.
  ///   - languages: the device's languages in order of preference.
  package init(payload: [UInt8], app: SimulatedApp?, languages: [String]) {
    guard let document = try? JSONDocument(parsing: payload), let aps = document.root["aps"] else {
      return
    }
    badge = aps["badge"]?.int
    threadID = aps["thread-id"]?.string
    interruptionLevel = aps["interruption-level"]?.string ?? interruptionLevel
    sound = aps["sound"]?.string ?? aps["sound"]?["name"]?.string
    isCritical = aps["sound"]?["critical"]?.int == 1
    guard let alert = aps["alert"] else { return }
    if let text = alert.string {
      body = text
      return
    }
    let reader = Reader(catalogue: app?.catalogue, languages: languages)
    title = reader.text(alert, "title", key: "title-loc-key", arguments: "title-loc-args")
    subtitle = reader.text(
      alert, "subtitle", key: "subtitle-loc-key", arguments: "subtitle-loc-args")
    body = reader.text(alert, "body", key: "loc-key", arguments: "loc-args")
    if Self.keys.contains(where: { alert[$0]?.string != nil }) {
      language = app?.catalogue?.appLanguages(for: languages).first
    }
  }

  private static let keys = ["title-loc-key", "subtitle-loc-key", "loc-key"]

  private struct Reader {
    let catalogue: Catalogue?
    let languages: [String]

    // "Use this key, instead of the body key": the key takes precedence over the text.
    func text(_ alert: JSONValue, _ name: String, key: String, arguments: String) -> String? {
      guard let key = alert[key]?.string else { return alert[name]?.string }
      let arguments = alert[arguments]?.elements.map { value in
        TextArgument.text(value.string ?? String(decoding: value.bytes, as: UTF8.self))
      }
      // A key without an entry is shown.
      return catalogue?.appText(for: key, arguments ?? [], preferences: languages) ?? key
    }
  }
}
