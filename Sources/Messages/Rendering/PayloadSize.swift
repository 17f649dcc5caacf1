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
  private static let quotes = 2

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
        add(Truncation.cost(of: text), isCuttable: isCuttable)
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
        switch conversion {
        case .decimal(let digits), .padded(let digits): extent.places = max(extent.places, digits)
        case .text, .integer: break
        }
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
