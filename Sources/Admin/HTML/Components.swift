// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import Localization
internal import PushModel

/// Components of several pages, one function each.
extension HTML {
  /// Writes a time as text, with the exact time in UTC on hover.
  mutating func time(_ instant: Instant, now: Instant) {
    let exact = RFC3339.format(instant)
    let seconds = exact.prefix(19).map { $0 == "T" ? " " : $0 }
    tag(
      "time", .text("datetime", exact), .text("title", "\(String(seconds)) UTC"),
      text: RelativeTime.text(instant, now: now))
  }

  /// Writes the time of a registration. Imported devices without a time have the epoch.
  mutating func registration(_ instant: Instant, now: Instant) {
    if instant.microseconds > 0 { time(instant, now: now) } else { nothing("unknown") }
  }

  /// Writes the beginning of a token.
  mutating func token(_ token: DeviceToken) { tag("code", .class("token"), text: "\(token)") }

  /// Writes a mark for a missing value.
  mutating func nothing(_ meaning: String) {
    tag("span", .class("none")) { html in
      html.tag("span", .text("aria-hidden", "true"), text: "–")
      html.tag("span", .class("hidden"), text: meaning)
    }
  }

  /// Writes a state as a coloured label.
  mutating func state(_ state: DeviceState) {
    switch state {
    case .active: tag("span", .class("badge good"), text: state.label)
    case .quarantined: tag("span", .class("badge warn"), text: state.label)
    case .unregistered: tag("span", .class("badge off"), text: state.label)
    }
  }

  /// Writes a language by its English name, with the tag on hover.
  mutating func language(_ tag: String) {
    self.tag("span", .text("title", tag), text: LanguageName.of(tag))
  }

  /// Writes some tags of a device, and how many more it has.
  mutating func tags(_ tags: [String], atMost limit: Int = .max) {
    tag("span", .class("tags")) { html in
      for name in tags.prefix(limit) {
        html.tag("span", .class("pill")) { $0.isolated(name) }
      }
      if tags.count > limit { html.tag("span", .class("more"), text: "+\(tags.count - limit)") }
    }
  }

  /// Writes a message about a mistake in a form.
  mutating func problem(_ text: String, id: String) {
    tag("p", .class("message bad"), .id(id), .text("role", "alert")) { $0.isolated(text) }
  }

  /// Writes a message about a completed action.
  mutating func done(_ text: String) {
    tag("p", .class("message good"), .text("role", "status"), text: text)
  }

  /// Writes a request of the API as a command that the user can copy.
  /// - Parameter body: JSON without apostrophes.
  mutating func curl(_ method: String, _ path: String, _ visit: Visit, body: String? = nil) {
    let host = visit.request.headers.host.flatMap { host in
      // Only characters without a meaning to a shell.
      host.utf8.allSatisfy { isHostCharacter($0) } ? host : nil
    }
    let address = "\(visit.origin.isSecure ? "https" : "http")://\(host ?? "127.0.0.1:8080")\(path)"
    let option = method == "GET" ? "" : " -X \(method)"
    tag("details", .class("curl")) { html in
      html.tag("summary", text: "As a curl command")
      html.tag("pre", .text("tabindex", "0")) { html in
        html.tag(
          "code",
          text: "curl\(option) -H \"Authorization: Bearer $KEY\" \\\n"
            + (body.map { "  -H 'Content-Type: application/json' -d '\($0)' \\\n" } ?? "")
            + "  '\(address)'")
      }
    }
  }

  private func isHostCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }
}

extension HTML {
  /// Writes the choice of the application that a page shows; its name, if there is no choice.
  mutating func apps(_ apps: [App], _ shown: App, _ page: Link) {
    guard apps.count > 1 else {
      return tag("p", .class("app")) { html in html.tag("code", text: shown.bundleID) }
    }
    tag("form", .class("apps"), .text("method", "get"), .action(page)) { html in
      html.tag("label", .text("for", "app"), text: "Application")
      html.tag("select", .id("app"), .text("name", "app")) { html in
        for app in apps {
          html.tag(
            "option", .text("value", app.bundleID), .flag("selected", app.id == shown.id),
            text: app.bundleID)
        }
      }
      html.tag("button", text: "Show")
    }
  }
}

extension DeviceState {
  /// The state for people.
  var label: String { name.asLabel }
}

extension String {
  /// The API's name of a value as a label.
  var asLabel: String { prefix(1).uppercased() + dropFirst() }
}

/// Times relative to now.
enum RelativeTime {
  private static let units: [(name: String, seconds: Int64)] = [
    ("year", 31_556_952), ("month", 2_629_746), ("day", 86_400), ("hour", 3_600), ("minute", 60),
  ]

  /// Returns a text such as "3 days ago", rounded down.
  static func text(_ instant: Instant, now: Instant) -> String {
    let seconds = (now.microseconds - instant.microseconds) / 1_000_000
    let distance = abs(seconds)
    guard let unit = units.first(where: { distance >= $0.seconds }) else {
      return "just now"
    }
    let count = distance / unit.seconds
    let amount = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    return seconds > 0 ? "\(amount) ago" : "in \(amount)"
  }
}

/// Names of languages for people.
enum LanguageName {
  /// Returns the English name of a tag; the tag itself if it is none.
  static func of(_ tag: String) -> String { LanguageTag(parsing: tag)?.englishName ?? tag }
}

/// Numbers for people.
enum Numbers {
  /// Returns a number with commas between groups of three digits.
  static func text(_ number: Int) -> String {
    var digits = Array(String(abs(number)))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return (number < 0 ? "-" : "") + String(digits)
  }
}
