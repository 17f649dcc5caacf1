// SPDX-License-Identifier: Apache-2.0

import JSONText
import Localization

/// What a person reads of one notification, resolved on the device as iOS does: `loc-key` and its
/// kin are looked up in the app's own texts, in the device's language.
package struct ScreenText: Equatable, Sendable {
  package private(set) var title: String?
  package private(set) var subtitle: String?
  package private(set) var body: String?
  /// The language looked up in; nil when the payload brought all texts itself.
  package private(set) var language: String?
  package private(set) var sound: String?
  package private(set) var isCritical = false
  package private(set) var badge: Int?
  package private(set) var threadID: String?
  /// "The default is active".
  package private(set) var interruptionLevel = "active"

  /// - Parameters:
  ///   - app: nil when no texts were given for it: keys are then shown as they are.
  ///   - languages: the device's, most wanted first.
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

    // "Use this key, instead of the body key": where both stand, the key is taken.
    func text(_ alert: JSONValue, _ name: String, key: String, arguments: String) -> String? {
      guard let key = alert[key]?.string else { return alert[name]?.string }
      let arguments = alert[arguments]?.elements.map { value in
        TextArgument.text(value.string ?? String(decoding: value.bytes, as: UTF8.self))
      }
      // A key without an entry is shown itself.
      return catalogue?.appText(for: key, arguments ?? [], preferences: languages) ?? key
    }
  }
}
