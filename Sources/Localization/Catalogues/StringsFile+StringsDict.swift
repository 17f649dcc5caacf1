// SPDX-License-Identifier: Apache-2.0
internal import JSONText

extension StringsFile {
  /// - Parameter stringsdict: an Apple `.stringsdict` in XML.
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
        let variables = variables(of: entry.value, key: entry.key)
        add(entry.key, at: place, .format(format, variables))
      } else {
        refuse(key: entry.key, at: place, "NSStringLocalizedFormatKey must hold a text")
      }
    }
    try finish()
  }

  /// A text for some width or device. A server knows neither: it takes the middle width, and what is
  /// for an iPhone or else for any device.
  private mutating func variantText(of entry: PropertyList.Value, key: String) -> String? {
    let place = Place(line: entry.line)
    if let widths = entry["NSStringVariableWidthRuleType"]?.dictionary {
      let byWidth = widths.filter { $0.value.string != nil }
        .sorted { Int($0.key) ?? 0 < Int($1.key) ?? 0 }
      guard !byWidth.isEmpty else { return nil }
      warn(
        .variant, key: key, at: place, "a server does not know the width; the middle one is taken")
      return byWidth[byWidth.count / 2].value.string
    }
    if let devices = entry["NSStringDeviceSpecificRuleType"] {
      let names = ["iphone", "other"] + (devices.dictionary ?? []).map(\.key)
      guard let name = names.first(where: { devices[$0]?.string != nil }) else { return nil }
      warn(
        .variant, key: key, at: place,
        "a server does not know the device; that for \(name.excerpt) is taken")
      return devices[name]?.string
    }
    return nil
  }

  private mutating func variables(
    of entry: PropertyList.Value, key: String
  ) -> [String: PluralVariable] {
    var variables: [String: PluralVariable] = [:]
    for member in entry.dictionary ?? [] where member.value.dictionary != nil {
      let place = Place(line: member.value.line)
      if let type = member.value["NSStringFormatSpecTypeKey"]?.string,
        type != "NSStringPluralRuleType"
      {
        refuse(
          key: key, at: place, "\(member.key.excerpt): the rule type must be NSStringPluralRuleType"
        )
        continue
      }
      let valueType = member.value["NSStringFormatValueTypeKey"]?.string ?? "d"
      guard let conversion = TextTemplate.Conversion(specifier: valueType) else {
        refuse(
          key: key, at: place, "\(member.key.excerpt): the value type must be d, ld, lld, u, f or @"
        )
        continue
      }
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases {
        if let form = member.value[category.rawValue]?.string { forms[category] = form }
      }
      variables[member.key] = PluralVariable(argument: nil, conversion: conversion, forms: forms)
    }
    return variables
  }
}
