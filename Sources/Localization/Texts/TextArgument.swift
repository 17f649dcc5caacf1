// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// What stands for a placeholder.
package enum TextArgument: Sendable, Hashable {
  /// Inserted verbatim; never searched for placeholders.
  case text(String)
  /// A JSON number as it was written: "3", "-1.50", "1e3".
  case number(String)
  /// What a recipient is given under this name; `resolved` puts it here before rendering.
  case recipient(String)

  /// As it was written; nothing for what is a recipient's.
  package var source: String {
    switch self {
    case .text(let text), .number(let text): text
    case .recipient: ""
    }
  }

  /// Whether it stands for what a recipient is given.
  package var isRecipients: Bool { if case .recipient = self { true } else { false } }

  /// Whether it may look otherwise to readers of one language who are in different places.
  package var dependsOnPlace: Bool {
    switch self {
    case .text: isNumber
    case .number, .recipient: true
    }
  }

  /// The recipient's own where this names one; nothing where the recipient has none.
  package func resolved(for recipient: [String: TextArgument]) -> TextArgument {
    guard case .recipient(let name) = self else { return self }
    return recipient[name] ?? .text("")
  }

  /// A text made of digits counts as a number: Apple's own `loc-args` are texts.
  package var isNumber: Bool { DecimalText(source) != nil }
  /// The same of a number without a fraction.
  package var isInteger: Bool { DecimalText(source)?.isIntegral ?? false }

  /// The number as it is to be shown; nil when it is none.
  func decimal(as conversion: TextTemplate.Conversion) -> DecimalText? {
    guard let number = DecimalText(source) else { return nil }
    switch conversion {
    case .text: return number
    case .integer, .padded: return number.rounded(toPlaces: 0)
    case .decimal(let places): return number.rounded(toPlaces: places)
    }
  }
}

extension TextArgument {
  /// A JSON string or number; nil for any other value, and for a number that is no finite one.
  package init?(_ value: JSONValue) {
    switch value.kind {
    case .string: self = .text(value.string ?? "")
    case .number where value.double != nil:
      self = .number(String(decoding: value.bytes, as: UTF8.self))
    default: return nil
    }
  }
}
