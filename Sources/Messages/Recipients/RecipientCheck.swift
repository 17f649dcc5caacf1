// SPDX-License-Identifier: Apache-2.0
package import JSONText
package import Localization

/// Judges what each of many recipients is given: whether the texts can take it, and whether the
/// payload fits in every language that the recipient's devices could be sent it in.
///
/// Ten thousand recipients and forty languages make too many renderings to make them all. So what a
/// language takes at the most, whatever the plural form, is worked out once, and each argument's bytes
/// are added; only where that comes over the limit are the recipient's texts rendered, and they alone:
/// the bytes around them are known.
package struct RecipientCheck: Sendable {
  private let limit: Int
  private let isTruncating: Bool
  private let badge: BadgePlace
  private let needs: [Need]
  private let costs: [LanguageCost]
  /// The dearest of each in any language.
  private let highest: Cost

  /// What is wrong with one recipient.
  package enum Finding: Sendable, Equatable {
    /// The argument of this name is missing, or of a kind that the text in the language cannot take.
    case argument(String, String, language: String?)
    /// The payload is over the limit in the language.
    case tooLarge(language: String?, bytes: Int)
  }

  /// An argument that texts ask for by name.
  fileprivate struct Need: Sendable {
    let name: ExactString
    /// The strictest demand of any language, and whose it is.
    var conversion = TextTemplate.Conversion.text
    var language: String?
    /// The most digits behind the point that a text shows.
    var places = 0
  }

  /// Bytes that do not depend on the recipient, and how often each named argument is shown.
  fileprivate struct Cost: Sendable {
    var fixed = 0
    var uses: [Int]
  }

  private struct LanguageCost: Sendable {
    let language: String?
    /// At the most, with every text whole.
    let whole: Cost
    /// At the most, with all that truncation may shorten down to its ellipsis.
    let shortest: Cost
    let exact: PayloadSize
  }

  /// - Parameters:
  ///   - payload: one that `check()` accepted.
  ///   - hasBadge: some recipient is given a badge.
  package init(
    _ payload: LocalizedPayload, limit: Int, isTruncating: Bool, hasBadge: Bool
  ) {
    self.limit = limit
    self.isTruncating = isTruncating
    badge = payload.template.badge
    let needs = Self.needs(of: payload)
    self.needs = needs
    let choices: [LanguageChoice?] =
      payload.template.isLocalized ? payload.completeChoices : [nil]
    let growth = hasBadge ? max(0, badge.maximumGrowth) : 0
    let costs = choices.map { choice in
      LanguageCost(
        language: choice?.language,
        whole: Self.cost(of: payload, choice, needs, growth: growth, isShortened: false),
        shortest: Self.cost(of: payload, choice, needs, growth: growth, isShortened: true),
        exact: PayloadSize(of: payload, choice))
    }
    self.costs = costs
    highest = costs.reduce(Cost(uses: needs.map { _ in 0 })) { highest, language in
      let cost = language.whole
      return Cost(
        fixed: max(highest.fixed, cost.fixed), uses: zip(highest.uses, cost.uses).map(max))
    }
  }

  /// Nil when the recipient can be sent to in any language.
  package func finding(
    for arguments: [ExactString: TextArgument], badge: Int?
  ) -> Finding? {
    var bounds: [Int] = []
    bounds.reserveCapacity(needs.count)
    for need in needs {
      guard let argument = arguments[need.name] else {
        return .argument(need.name.text, "expected: a text asks for it", language: nil)
      }
      if let complaint = need.complaint(about: argument) {
        return .argument(need.name.text, complaint, language: need.language)
      }
      bounds.append(need.bound(of: argument))
    }
    if highest.total(bounds) <= limit { return nil }
    for language in costs {
      if language.whole.total(bounds) <= limit { continue }
      if isTruncating, language.shortest.total(bounds) <= limit { continue }
      let size = language.exact.bytes(for: arguments)
      let growth = self.badge.growth(of: badge)
      let least = isTruncating ? size.shortest : size.whole
      if least + growth <= limit { continue }
      return .tooLarge(language: language.language, bytes: size.whole + growth)
    }
    return nil
  }

  // MARK: what is asked for

  private static func needs(of payload: LocalizedPayload) -> [Need] {
    var needs = payload.template.recipientArguments.map { Need(name: $0.name) }
    for slot in payload.template.slots {
      for (language, template, arguments) in payload.templates(of: slot) {
        for case (let index, .recipient(let name)) in arguments.enumerated() {
          guard let need = needs.firstIndex(where: { $0.name == name }),
            let conversion = template.argumentTypes[index]
          else { continue }
          needs[need].add(conversion, in: language)
        }
      }
    }
    return needs
  }

  // MARK: what a language takes

  private static func cost(
    of payload: LocalizedPayload, _ choice: LanguageChoice?, _ needs: [Need], growth: Int,
    isShortened: Bool
  ) -> Cost {
    let quotes = 2
    let cuttable = isShortened ? payload.template.cuttable : []
    var cost = Cost(
      fixed: payload.template.bytes.count + growth, uses: needs.map { _ in 0 })
    for slot in payload.template.slots {
      guard let choice else { break }
      cost.fixed += quotes - slot.range.count
      if cuttable.contains(slot.range) {
        cost.fixed += Truncation.cost(of: Truncation.ellipsis)
        continue
      }
      switch payload.text(of: slot, in: choice.position) {
      case .final(let text): cost.fixed += Truncation.cost(of: text)
      case .template(let template, let arguments):
        let extent = template.extent
        cost.fixed += extent.literal
        for (index, count) in extent.uses where index < arguments.count {
          if case .recipient(let name) = arguments[index] {
            if let need = needs.firstIndex(where: { $0.name == name }) { cost.uses[need] += count }
          } else {
            cost.fixed += count * Need.bound(of: arguments[index], places: extent.places)
          }
        }
      case nil: break
      }
    }
    guard isShortened else { return cost }
    for literal in payload.template.literals {
      let shortened = quotes + Truncation.cost(of: Truncation.ellipsis)
      cost.fixed += min(0, shortened - literal.range.count)
    }
    return cost
  }
}

extension RecipientCheck.Cost {
  fileprivate func total(_ bounds: [Int]) -> Int {
    var total = fixed
    for (count, bound) in zip(uses, bounds) { total += count * bound }
    return total
  }
}

extension RecipientCheck.Need {
  /// A digit, and a mark between groups, in the script that takes the most bytes for them.
  private static let bytesPerDigit = 4 + 3
  /// Sign, point, and the marks of an isolate, at the most.
  private static let bytesBeside = 6 + 3 + 6
  /// Percent signs, currencies and what keeps them apart, and further marks for each digit, at the most.
  private static let bytesOfAffixes = 160
  private static let bytesOfOtherMarks = 3
  /// The longest date or time, names of months in three-byte letters included.
  private static let bytesOfMoment = 320
  /// Digits that an amount is given, or that a part of one has more in hundredths.
  private static let furtherDigits = 4
  /// What "1e400" is written with.
  private static let digitsOfExponent = 400

  fileprivate mutating func add(_ conversion: TextTemplate.Conversion, in language: String) {
    switch (self.conversion, conversion) {
    case (_, .text), (.integer, _), (.padded, _), (.decimal, .decimal): break
    default: (self.conversion, self.language) = (conversion, language)
    }
    switch conversion {
    // Zeros before a number are digits like those behind its point.
    case .decimal(let digits), .padded(let digits): places = max(places, digits)
    case .text, .integer: break
    }
  }

  fileprivate func complaint(about argument: TextArgument) -> String? {
    switch conversion {
    case .text: nil
    case .integer, .padded:
      argument.isInteger
        ? nil : "expected an integer: a text counts with it" + argument.shownElsewhere
    case .decimal:
      argument.isNumber
        ? nil : "expected a number: a text shows it as one" + argument.shownElsewhere
    }
  }

  fileprivate func bound(of argument: TextArgument) -> Int {
    Self.bound(of: argument, places: places)
  }

  /// No fewer bytes than the argument takes inside a JSON string, wherever it is shown.
  fileprivate static func bound(of argument: TextArgument, places: Int) -> Int {
    let source = argument.source
    let hasExponent = source.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
    let digits = places + 1 + source.utf8.count + (hasExponent ? digitsOfExponent : 0)
    let asNumber = digits * bytesPerDigit + bytesBeside
    switch argument {
    case .moment: return bytesOfMoment
    case .percent, .money:
      return asNumber + digits * bytesOfOtherMarks
        + furtherDigits * (bytesPerDigit + bytesOfOtherMarks) + bytesOfAffixes
    case .text, .number, .recipient: break
    }
    guard case .text = argument else { return asNumber }
    // An isolate that is left open is closed with three bytes more.
    let openings = source.utf8.reduce(0) { $0 + ($1 == 0xE2 ? 1 : 0) }
    let asText = Truncation.cost(of: source) + 3 * openings + bytesBeside
    return argument.isNumber ? max(asText, asNumber) : asText
  }
}
