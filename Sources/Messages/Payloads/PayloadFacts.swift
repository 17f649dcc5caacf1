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
    isEmpty = payload.children.isEmpty
    mdm = payload["mdm"]?.string
    guard let aps = payload["aps"] else { return }
    hasAps = true
    for field in aps.children { read(field) }
  }

  private mutating func read(_ field: JSONField) {
    let value = field.value
    switch field.name {
    case "alert":
      hasAlert = !value.isNull
      hasAlertText = Self.hasText(value)
    case "badge": hasBadge = true
    case "sound":
      hasSound = true
      hasCriticalSound = value["critical"]?.int == 1
    case "content-available": contentAvailable = value.int == 1
    case "mutable-content": mutableContent = value.int == 1
    case "content-changed": contentChanged = value.bool == true
    case "interruption-level": interruptionLevel = value.string
    case "event": event = value.string
    case "timestamp": hasTimestamp = true
    case "content-state": hasContentState = true
    case "attributes-type": attributesType = value.string
    case "attributes": hasAttributes = true
    case "dismissal-date": hasDismissalDate = true
    default: break
    }
  }

  private static func hasText(_ alert: JSONValue) -> Bool {
    if let text = alert.string { return !text.isEmpty }
    guard alert.kind == .object else { return false }
    return alert.children.contains { part in
      switch part.name {
      case "title", "subtitle", "body", "loc-key", "title-loc-key", "subtitle-loc-key", "localized",
        "string":
        true
      default: false
      }
    }
  }
}
