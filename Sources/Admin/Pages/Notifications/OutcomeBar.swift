// SPDX-License-Identifier: Apache-2.0
internal import PushModel

extension HTML {
  /// Writes a bar with the shares of outcomes among an audience.
  /// - Parameter audience: number of devices; at least the sum of the outcomes is assumed.
  mutating func bar(of outcomes: [DeliveryOutcome: Int], audience: Int) {
    let parts = OutcomeBar.parts(outcomes, audience: audience)
    let listed = DeliveryOutcome.listed.filter { (outcomes[$0] ?? 0) > 0 }
    let words = listed.map { "\(Numbers.text(outcomes[$0] ?? 0)) \($0.label.lowercased())" }
    tag(
      "svg", .class("bar"), .text("viewBox", "0 0 \(OutcomeBar.width) 10"),
      .text("preserveAspectRatio", "none"), .text("role", "img"),
      .text("aria-label", words.isEmpty ? "no outcome yet" : words.joined(separator: ", "))
    ) { html in
      html.rect(.class("bar-rest"), x: 0, width: OutcomeBar.width)
      for part in parts {
        switch part.tone {
        case .good: html.rect(.class("bar-good"), x: part.x, width: part.width)
        case .bad: html.rect(.class("bar-bad"), x: part.x, width: part.width)
        case .off: html.rect(.class("bar-off"), x: part.x, width: part.width)
        case .open: break
        }
      }
    }
  }

  private mutating func rect(_ tone: HTMLAttribute, x: Int, width: Int) {
    tag(
      "rect", tone, .text("x", "\(x)"), .text("y", "0"), .text("width", "\(width)"),
      .text("height", "10")
    ) { _ in }
  }
}

/// The geometry of a bar of outcomes.
enum OutcomeBar {
  /// Units of the whole audience.
  static let width = 1_000

  /// A coloured part.
  struct Part: Equatable {
    let tone: DeliveryOutcome.Tone
    let x: Int
    let width: Int
  }

  /// Returns the parts from left to right: accepted, failed, and devices without a push. A part is
  /// never invisible because it is small.
  static func parts(_ outcomes: [DeliveryOutcome: Int], audience: Int) -> [Part] {
    let whole = max(audience, outcomes.values.reduce(0, +), 1)
    var parts: [Part] = []
    var x = 0
    for tone in [DeliveryOutcome.Tone.good, .bad, .off] {
      let count = outcomes.reduce(0) { $0 + ($1.key.tone == tone ? $1.value : 0) }
      guard count > 0 else { continue }
      let wide = max(smallest, Int(Double(count) / Double(whole) * Double(width)))
      let place = min(x, width - smallest)
      parts.append(Part(tone: tone, x: place, width: min(wide, width - place)))
      x = place + wide
    }
    return parts
  }

  /// Units of the narrowest part: one pixel of a bar of 120 pixels.
  private static let smallest = 8
}
