// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// What stands for a placeholder.
package enum TextArgument: Sendable, Hashable {
  /// Inserted verbatim; never searched for placeholders.
  case text(String)
  /// A JSON number as it was written: "3", "-1.50", "1e3".
  case number(String)
  /// What a recipient is given under this name; `resolved` puts it here before rendering.
  case recipient(ExactString)
  /// A part of one as it was written, "0.35": shown in hundredths with a percent sign.
  case percent(String)
  /// An amount as it was written, and an ISO 4217 code.
  case money(String, currency: String)
  /// A day or a time of day.
  case moment(Moment)

  /// As it was written; nothing for what is a recipient's or no number.
  package var source: String {
    switch self {
    case .text(let text), .number(let text), .percent(let text), .money(let text, _): text
    case .recipient, .moment: ""
    }
  }

  /// Whether it stands for what a recipient is given.
  package var isRecipients: Bool { if case .recipient = self { true } else { false } }

  /// Whether it may look otherwise to readers of one language who are in different places.
  package var dependsOnPlace: Bool {
    switch self {
    case .text: isNumber
    case .number, .recipient, .percent, .money, .moment: true
    }
  }

  /// The recipient's own where this names one; nothing where the recipient has none.
  package func resolved(for recipient: [ExactString: TextArgument]) -> TextArgument {
    guard case .recipient(let name) = self else { return self }
    return recipient[name] ?? .text("")
  }

  /// The number that it is where a text counts with it; nil when it is none. A text made of digits counts as
  /// one: Apple's own `loc-args` are texts. Parts of one are hundredths then, as in "%d%%"; an amount of money
  /// would lose its currency.
  private var decimal: DecimalText? {
    switch self {
    case .text(let text), .number(let text): DecimalText(text)
    case .percent(let text): DecimalText(text)?.timesHundred
    case .recipient, .money, .moment: nil
    }
  }

  /// Where what is no number is shown, as the end of a sentence that asks for one.
  package var shownElsewhere: String {
    switch self {
    case .moment: "; a date or a time is shown by %@"
    case .money: "; an amount of money is shown by %@"
    case .text, .number, .recipient, .percent: ""
    }
  }

  /// Whether a text can count with it.
  package var isNumber: Bool { decimal != nil }
  /// The same of a number without a fraction.
  package var isInteger: Bool { decimal?.isIntegral ?? false }

  /// The number as it is to be shown; nil when it is none.
  func decimal(as conversion: TextTemplate.Conversion) -> DecimalText? {
    guard let number = decimal else { return nil }
    switch conversion {
    case .text: return number
    case .integer, .padded: return number.rounded(toPlaces: 0)
    case .decimal(let places): return number.rounded(toPlaces: places)
    }
  }
}

/// A day or a time of day, as a text shows it.
package struct Moment: Sendable, Hashable {
  /// Which of the two is shown.
  package enum Form: String, Sendable, Hashable, CaseIterable {
    case date, time
  }

  /// By which clocks it is read.
  package enum Clock: Sendable, Hashable {
    /// Those of the reader's zone.
    case reader
    /// Those of a zone that the argument names, "Asia/Tokyo".
    case zone(String)
    /// None: a day that was given without a time is the same day in every zone.
    case calendar
  }

  /// How much of it: 22/11/26 or 22 Nov 2026, 18:30 or 18:30:00.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    case short, medium
  }

  /// Since 1970, in UTC; of a day without a time, its first second.
  package let seconds: Int64
  package let form: Form
  package let style: Style
  package let clock: Clock

  /// Years that are taken: calendars are written down for these and some more.
  package static let years = 1900...2150

  /// Nil for a moment in another year.
  package init?(seconds: Int64, _ form: Form, _ style: Style, by clock: Clock = .reader) {
    guard Self.years.contains(CivilDate(seconds: seconds, in: .gregorian).year) else { return nil }
    self.seconds = seconds
    self.form = form
    self.style = style
    self.clock = clock
  }
}
