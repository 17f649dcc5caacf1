// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Properties of a payload that determine its push type and the rules for it.
package struct PayloadFacts: Sendable, Equatable {
  package var hasAps = false
  /// Whether there is an `aps.alert` of any form.
  package var hasAlert = false
  /// Whether there is a title, subtitle or body, as a literal, a localized form or a `loc-key`.
  package var hasAlertText = false
  package var hasBadge = false
  package var hasSound = false
  package var hasCriticalSound = false
  /// `content-available: 1`
  package var contentAvailable = false
  /// `mutable-content: 1`
  package var mutableContent = false
  /// `content-changed: true`, for widgets and controls
  package var contentChanged = false
  package var interruptionLevel: String?
  /// A Live Activity's `event`.
  package var event: String?
  package var hasTimestamp = false
  package var hasContentState = false
  package var attributesType: String?
  package var hasAttributes = false
  package var hasDismissalDate = false
  /// The `mdm` push magic beside `aps`.
  package var mdm: String?
  /// Whether the payload is `{}`.
  package var isEmpty = false

  init(payload: JSONValue) {
    isEmpty = payload.members.isEmpty
    mdm = payload["mdm"]?.string
    guard let aps = payload["aps"] else { return }
    hasAps = true
    hasAlert = aps["alert"].map { !$0.isNull } ?? false
    hasAlertText = aps["alert"].map(Self.hasText) ?? false
    hasBadge = aps["badge"] != nil
    hasSound = aps["sound"] != nil
    hasCriticalSound = aps["sound"]?["critical"]?.int == 1
    contentAvailable = aps["content-available"]?.int == 1
    mutableContent = aps["mutable-content"]?.int == 1
    contentChanged = aps["content-changed"]?.bool == true
    interruptionLevel = aps["interruption-level"]?.string
    event = aps["event"]?.string
    hasTimestamp = aps["timestamp"] != nil
    hasContentState = aps["content-state"] != nil
    attributesType = aps["attributes-type"]?.string
    hasAttributes = aps["attributes"] != nil
    hasDismissalDate = aps["dismissal-date"] != nil
  }

  private static func hasText(_ alert: JSONValue) -> Bool {
    if let text = alert.string { return !text.isEmpty }
    let names = [
      "title", "subtitle", "body", "loc-key", "title-loc-key", "subtitle-loc-key", "localized",
      "string",
    ]
    return names.contains { alert[$0] != nil }
  }
}
