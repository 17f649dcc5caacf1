// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// Argument of a text's placeholder.
package enum TextArgument: Sendable, Hashable {
  /// Text that is inserted verbatim; placeholders in it have no meaning.
  case text(String)
  /// JSON number as it was written: "3", "-1.50", "1e3".
  case number(String)
  /// Name of a recipient's own argument; `resolved` replaces it before rendering.
  case recipient(ExactString)
  /// Fraction as it was written, "0.35"; shown as a percentage.
  case percent(String)
  /// Amount as it was written, and an ISO 4217 code.
  case money(String, currency: String)
  /// Date or time of day.
  case moment(Moment)

  /// The argument as it was written; empty for recipients' arguments and moments.
  package var source: String {
    switch self {
    case .text(let text), .number(let text), .percent(let text), .money(let text, _): text
    case .recipient, .moment: ""
    }
  }

  /// Whether the argument is a recipient's own.
  package var isRecipients: Bool { if case .recipient = self { true } else { false } }

  /// Whether readers of one language may see different texts in different places.
  package var dependsOnPlace: Bool {
    switch self {
    case .text: isNumber
    case .number, .recipient, .percent, .money, .moment: true
    }
  }

  /// Returns the recipient's argument if this one names one; an empty text if the recipient has
  /// none.
  package func resolved(for recipient: [ExactString: TextArgument]) -> TextArgument {
    guard case .recipient(let name) = self else { return self }
    return recipient[name] ?? .text("")
  }

  /// Value for plural rules; nil if the argument is not a number. A text of digits is a number,
  /// because Apple's own `loc-args` are texts. A percentage counts in hundredths, as in "%d%%". An
  /// amount of money is not a number here, since it would lose its currency.
  private var decimal: DecimalText? {
    switch self {
    case .text(let text), .number(let text): DecimalText(text)
    case .percent(let text): DecimalText(text)?.timesHundred
    case .recipient, .money, .moment: nil
    }
  }

  /// End of an error message: how to show an argument that is not a number.
  package var shownElsewhere: String {
    switch self {
    case .moment: "; a date or a time is shown by %@"
    case .money: "; an amount of money is shown by %@"
    case .text, .number, .recipient, .percent: ""
    }
  }

  /// Whether plural rules can use the argument.
  package var isNumber: Bool { decimal != nil }
  /// Whether the argument is a number without a fraction.
  package var isInteger: Bool { decimal?.isIntegral ?? false }

  /// Returns the number rounded for a conversion; nil if the argument is not a number.
  func decimal(as conversion: TextConversion) -> DecimalText? {
    guard let number = decimal else { return nil }
    switch conversion {
    case .text: return number
    case .integer, .padded: return number.rounded(toPlaces: 0)
    case .decimal(let places): return number.rounded(toPlaces: places)
    }
  }
}
