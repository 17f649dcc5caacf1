// SPDX-License-Identifier: Apache-2.0
package import JSONText
package import Localization

/// Checks each recipient's arguments: whether the texts can take them, and whether the payload fits
/// in every language that the recipient's devices may receive.
///
/// Rendering ten thousand recipients in forty languages would take too long. The check computes
/// each language's maximum size once, over all plural forms, and adds each argument's bytes. Only
/// if this upper bound exceeds the limit, it renders the recipient's texts.
package struct RecipientCheck: Sendable {
  private let limit: Int
  private let isTruncating: Bool
  private let badge: BadgePlace
  private let needs: [Need]
  private let costs: [LanguageCost]
  /// The maximum of each component over all languages.
  private let highest: Cost

  /// Fault of one recipient.
  package enum Finding: Sendable, Equatable {
    /// The argument with this name is missing, or a text in the language cannot take its type.
    case argument(String, String, language: String?)
    /// The payload exceeds the limit in the language.
    case tooLarge(language: String?, bytes: Int)
  }

  /// Requirements on a recipient argument that texts use.
  fileprivate struct Need: Sendable {
    let name: ExactString
    /// The strictest conversion in any language, and the language that has it.
    var conversion = TextConversion.text
    var language: String?
    /// Maximum number of fraction digits that a text shows.
    var places = 0
  }

  /// Bytes that do not depend on the recipient, and the number of uses of each named argument.
  fileprivate struct Cost: Sendable {
    var fixed = 0
    var uses: [Int]
  }

  private struct LanguageCost: Sendable {
    let language: String?
    /// Upper bound with every text at full length.
    let whole: Cost
    /// Upper bound with every text that truncation may shorten reduced to its ellipsis.
    let shortest: Cost
    let exact: PayloadSize
  }

  /// - Parameters:
  ///   - payload: a payload that `check()` accepted.
  ///   - hasBadge: whether any recipient has a badge of its own.
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

  /// Returns the recipient's first fault; nil if its arguments fit and the payload fits in every
  /// language.
  package func finding(
    for arguments: [ExactString: TextArgument], badge: Int?
  ) -> Finding? {
    var bounds: [Int] = []
    bounds.reserveCapacity(needs.count)
    for need in needs {
      guard let argument = arguments[need.name] else {
        return .argument(
          need.name.text, "this argument is missing: a text of the message uses it",
          language: nil)
      }
      if let complaint = need.complaint(about: argument) {
        return .argument(need.name.text, complaint, language: need.language)
      }
      bounds.append(argument.maximumCost(places: need.places))
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

  // MARK: required arguments

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

  // MARK: size by language

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
      case .final(let text): cost.fixed += text.cost
      case .template(let template, let arguments):
        let extent = template.extent
        cost.fixed += extent.literal
        for (index, count) in extent.uses where index < arguments.count {
          if case .recipient(let name) = arguments[index] {
            if let need = needs.firstIndex(where: { $0.name == name }) { cost.uses[need] += count }
          } else {
            cost.fixed += count * arguments[index].maximumCost(places: extent.places)
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
  fileprivate mutating func add(_ conversion: TextConversion, in language: String) {
    switch (self.conversion, conversion) {
    case (_, .text), (.integer, _), (.padded, _), (.decimal, .decimal): break
    default: (self.conversion, self.language) = (conversion, language)
    }
    switch conversion {
    // Leading zeros count like digits after the decimal point.
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
}
