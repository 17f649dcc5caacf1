// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization

/// Upper bound of a payload's size in one language, over all places of readers. Computed without
/// rendering the payload.
struct PayloadSize: Sendable {
  /// Bytes around the texts that depend on the recipient.
  private var fixed: (whole: Int, shortest: Int)
  private var texts: [Text] = []

  private struct Text: Sendable {
    let text: RecipientText
    let isCuttable: Bool
  }

  /// Bytes of a string's quotes.
  fileprivate static let quotes = 2

  /// - Parameter choice: nil for a message that is not localized.
  init(of payload: LocalizedPayload, _ choice: LanguageChoice?) {
    let bytes = payload.template.bytes.count
    fixed = (bytes, bytes)
    let cuttable = payload.template.cuttable
    for slot in payload.template.slots {
      guard let choice else { break }
      let isCuttable = cuttable.contains(slot.range)
      fixed.whole += Self.quotes - slot.range.count
      fixed.shortest += Self.quotes - slot.range.count
      switch payload.text(of: slot, in: choice.position) {
      case .final(let text):
        add(text.cost, isCuttable: isCuttable)
      case .template(let template, let arguments):
        let text = RecipientText(
          template: template, arguments: arguments,
          writing: payload.writing(at: choice.position, for: .longest))
        if arguments.contains(where: \.isRecipients) {
          texts.append(Text(text: text, isCuttable: isCuttable))
        } else {
          add(Truncation.cost(of: text.rendered(for: [:])), isCuttable: isCuttable)
        }
      case nil: break
      }
    }
    for literal in payload.template.literals {
      let least = Self.quotes + Self.least(Truncation.cost(of: literal.text))
      fixed.shortest += least - literal.range.count
    }
  }

  private mutating func add(_ cost: Int, isCuttable: Bool) {
    fixed.whole += cost
    fixed.shortest += isCuttable ? Self.least(cost) : cost
  }

  /// Returns the smallest size of a shortened text, given its size in bytes.
  private static func least(_ cost: Int) -> Int {
    min(cost, Truncation.cost(of: Truncation.ellipsis))
  }

  /// Returns two sizes with the payload's own badge: with every text at full length, and with every
  /// text that may be shortened reduced to its ellipsis.
  func bytes(for recipient: [ExactString: TextArgument]) -> (whole: Int, shortest: Int) {
    var bytes = fixed
    for text in texts {
      let cost = Truncation.cost(of: text.text.rendered(for: recipient))
      bytes.whole += cost
      bytes.shortest += text.isCuttable ? Self.least(cost) : cost
    }
    return bytes
  }
}

extension LocalizedPayload {
  /// Returns an upper bound of the payload's size over all languages and places of readers, without
  /// rendering it. Texts must not depend on the recipient.
  func maximumBytes(badge: Int?) -> Int {
    var bytes = template.bytes.count + template.badge.growth(of: badge)
    for slot in template.slots {
      bytes += PayloadSize.quotes + longestText(of: slot) - slot.range.count
    }
    return bytes
  }

  private func longestText(of slot: PayloadTemplate.Slot) -> Int {
    if case .inline(let texts) = slot.form { return texts.map(\.content.cost).max() ?? 0 }
    var longest = 0
    for position in languages.indices {
      guard case .template(let template, let arguments) = text(of: slot, in: position) else {
        continue
      }
      longest = max(longest, template.maximumCost(of: arguments))
    }
    return longest
  }
}

extension TextTemplate {
  /// Returns an upper bound of the bytes that the text with these arguments takes inside a JSON
  /// string, in any plural form.
  func maximumCost(of arguments: [TextArgument]) -> Int {
    Self.maximumCost(of: pieces, arguments)
  }

  private static func maximumCost(of pieces: [TextPiece], _ arguments: [TextArgument]) -> Int {
    pieces.reduce(0) { cost, piece in
      switch piece {
      case .literal(let text): cost + Truncation.cost(of: text)
      case .argument(let index, let conversion):
        index < arguments.count
          ? cost + arguments[index].maximumCost(places: conversion.places) : cost
      case .plural(_, _, let forms):
        cost + (forms.values.map { maximumCost(of: $0, arguments) }.max() ?? 0)
      }
    }
  }
}

extension TextConversion {
  /// Maximum number of digits that the conversion adds: fraction digits, or leading zeros.
  fileprivate var places: Int {
    switch self {
    case .decimal(let digits), .padded(let digits): digits
    case .text, .integer: 0
    }
  }
}

extension TextArgument {
  /// Maximum bytes of a digit and a grouping separator, in any script.
  private static let bytesPerDigit = 4 + 3
  /// Maximum bytes of sign, decimal point and isolate marks.
  private static let bytesBeside = 6 + 3 + 6
  /// Maximum bytes of percent signs, currencies, their separators, and additional marks for digits.
  private static let bytesOfAffixes = 160
  private static let bytesOfOtherMarks = 3
  /// Maximum bytes of a date or time, including names of months in three-byte letters.
  private static let bytesOfMoment = 320
  /// Maximum number of digits that the format adds: an amount's fraction digits, or those of a
  /// percentage.
  private static let furtherDigits = 4
  /// Number of digits of "1e400" written in full.
  private static let digitsOfExponent = 400

  /// Returns an upper bound of the argument's bytes inside a JSON string, in any language.
  ///
  /// - Parameter places: maximum number of digits that the text's conversions add.
  func maximumCost(places: Int) -> Int {
    let source = source
    let hasExponent = source.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
    let digits = places + 1 + source.utf8.count + (hasExponent ? Self.digitsOfExponent : 0)
    let asNumber = digits * Self.bytesPerDigit + Self.bytesBeside
    switch self {
    case .moment: return Self.bytesOfMoment
    case .percent, .money:
      return asNumber + digits * Self.bytesOfOtherMarks
        + Self.furtherDigits * (Self.bytesPerDigit + Self.bytesOfOtherMarks) + Self.bytesOfAffixes
    case .text, .number, .recipient: break
    }
    guard case .text = self else { return asNumber }
    // An isolate that the argument leaves open is closed with three more bytes.
    let openings = source.utf8.reduce(0) { $0 + ($1 == 0xE2 ? 1 : 0) }
    let asText = Truncation.cost(of: source) + 3 * openings + Self.bytesBeside
    return isNumber ? max(asText, asNumber) : asText
  }
}

extension TextTemplate {
  /// Maximum size of a text without its arguments, and the maximum number of uses of each argument.
  struct Extent {
    var literal = 0
    var uses: [Int: Int] = [:]
    /// Maximum number of digits that the text's format adds: fraction digits, or leading zeros.
    var places = 0
  }

  var extent: Extent { Self.extent(of: pieces) }

  private static func extent(of pieces: [TextPiece]) -> Extent {
    var extent = Extent()
    for piece in pieces {
      switch piece {
      case .literal(let text): extent.literal += Truncation.cost(of: text)
      case .argument(let index, let conversion):
        extent.uses[index, default: 0] += 1
        extent.places = max(extent.places, conversion.places)
      case .plural(_, _, let forms):
        var most = Extent()
        for form in forms.values {
          let one = Self.extent(of: form)
          most.literal = max(most.literal, one.literal)
          most.uses.merge(one.uses, uniquingKeysWith: max)
          most.places = max(most.places, one.places)
        }
        extent.literal += most.literal
        extent.uses.merge(most.uses, uniquingKeysWith: +)
        extent.places = max(extent.places, most.places)
      }
    }
    return extent
  }
}
