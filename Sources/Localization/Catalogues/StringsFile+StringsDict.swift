// SPDX-License-Identifier: Apache-2.0
internal import JSONText

extension StringsFile {
  /// - Parameter stringsdict: content of an Apple `.stringsdict`, a property list.
  package init(
    stringsdict: [UInt8], limits: CatalogueLimits = CatalogueLimits(),
    taking: StringsTaking = StringsTaking()
  ) throws(StringsFaults) {
    self.init(limits: limits, taking: taking)
    for entry in try PropertyList(parsing: stringsdict).entries {
      let place = Place(line: entry.value.line)
      if let text = entry.value.string {
        add(entry.key, at: place, .text(text))
      } else if let text = variantText(of: entry.value, key: entry.key) {
        add(entry.key, at: place, .text(text))
      } else if let format = entry.value["NSStringLocalizedFormatKey"]?.string {
        guard let variables = variables(of: entry.value, in: format, key: entry.key) else {
          continue
        }
        add(entry.key, at: place, .format(format, variables))
      } else {
        refuse(
          key: entry.key, at: place,
          "the entry must have NSStringLocalizedFormatKey with a text, such as %#@files@")
      }
    }
    try finish()
  }

  /// Returns the text of an entry that depends on width or device, neither of which the server
  /// knows. It is the text for the middle width, for an iPhone, or for any device. Nil if the entry
  /// has no such text.
  private mutating func variantText(of entry: PropertyList.Value, key: String) -> String? {
    let place = Place(line: entry.line)
    if let widths = entry["NSStringVariableWidthRuleType"]?.dictionary {
      let byWidth = widths.filter { $0.value.string != nil }
        .sorted { Int($0.key) ?? 0 < Int($1.key) ?? 0 }
      guard !byWidth.isEmpty else { return nil }
      warn(
        .variant, key: key, at: place, "a server does not know the width; the middle one is used")
      return byWidth[byWidth.count / 2].value.string
    }
    if let devices = entry["NSStringDeviceSpecificRuleType"] {
      let names = ["iphone", "other"] + (devices.dictionary ?? []).map(\.key)
      guard let name = names.first(where: { devices[$0]?.string != nil }) else { return nil }
      warn(
        .variant, key: key, at: place,
        "a server does not know the device; that for \(name.excerpt) is used")
      return devices[name]?.string
    }
    return nil
  }

  /// Returns the variables that the text uses; nil if one of them is invalid.
  private mutating func variables(
    of entry: PropertyList.Value, in format: String, key: String
  ) -> [String: PluralVariable]? {
    let members = (entry.dictionary ?? []).filter { $0.value.dictionary != nil }
    let texts = [format] + members.flatMap { $0.value.dictionary ?? [] }.compactMap(\.value.string)
    var variables: [String: PluralVariable] = [:]
    for member in members where texts.contains(where: { $0.contains("#@\(member.key)@") }) {
      do throws(VariableFault) { variables[member.key] = try Self.variable(member.value) } catch {
        refuse(
          key: key, at: Place(line: member.value.line), "\(member.key.excerpt): \(error.message)")
        return nil
      }
    }
    return variables
  }

  private struct VariableFault: Error { let message: String }

  private static func variable(
    _ value: PropertyList.Value
  ) throws(VariableFault) -> PluralVariable {
    if let type = value["NSStringFormatSpecTypeKey"]?.string, type != "NSStringPluralRuleType" {
      throw VariableFault(message: "the rule type must be NSStringPluralRuleType")
    }
    // Foundation shows "(null)" for a variable without a value type.
    guard let valueType = value["NSStringFormatValueTypeKey"]?.string, !valueType.isEmpty else {
      throw VariableFault(
        message: "NSStringFormatValueTypeKey must hold the number's type: d, ld, lld, u or f")
    }
    guard let conversion = TextConversion(specifier: valueType) else {
      throw VariableFault(message: "the value type must be d, ld, lld, u, f or @")
    }
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      if let form = value[category.rawValue]?.string { forms[category] = form }
    }
    return PluralVariable(argument: nil, conversion: conversion, forms: forms)
  }
}
