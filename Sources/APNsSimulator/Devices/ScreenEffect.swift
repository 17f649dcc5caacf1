// SPDX-License-Identifier: Apache-2.0
import JSONText

/// Effect of a payload on a device's screen.
struct ScreenEffect {
  /// Whether a notification with text appears.
  var isShown = false
  /// New badge of the app; 0 removes it.
  var badge: Int?

  init(of push: DevicePush) {
    // Only alerts change the screen. Background pushes wake the app, and the app itself shows
    // calls, activities and widgets.
    guard push.pushType == "alert", let document = try? JSONDocument(parsing: push.payload),
      let aps = document.root["aps"]
    else { return }
    badge = aps["badge"]?.int
    guard let alert = aps["alert"] else { return }
    isShown = alert.string.map { !$0.isEmpty } ?? Self.texts.contains { alert[$0]?.string != nil }
  }

  private static let texts = [
    "title", "subtitle", "body", "title-loc-key", "subtitle-loc-key", "loc-key",
  ]
}
