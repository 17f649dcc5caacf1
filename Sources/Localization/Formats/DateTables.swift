// SPDX-License-Identifier: Apache-2.0

/// Formats of dates and times by language and region. The data is in `LanguageData`.
enum DateTables {
  /// Formats of one form (date or time) and one style.
  private struct Table: Sendable {
    let formats: [DateFormat?]
    let places: PairTable

    init(_ formats: LanguageData.Section, _ places: LanguageData.Section) {
      self.formats = LanguageData.words(formats).map {
        DateFormat(word: $0, names: DateTables.names, halves: DateTables.halves)
      }
      self.places = PairTable(places)
    }
  }

  private static let names = LanguageData.words(.monthName).map(list)
  private static let halves = LanguageData.words(.dayHalf).map { word in
    let lists = word.split(separator: "/").map(list)
    return (between: lists.first ?? [], onTheHour: lists.last ?? [])
  }

  private static func list(_ word: Substring) -> [String] {
    word.split(separator: ",", omittingEmptySubsequences: false).map(\.unescaped)
  }

  private static let shortDate = Table(.shortDateFormat, .shortDate)
  private static let mediumDate = Table(.mediumDateFormat, .mediumDate)
  private static let shortTime = Table(.shortTimeFormat, .shortTime)
  private static let mediumTime = Table(.mediumTimeFormat, .mediumTime)

  private static func table(_ moment: Moment) -> Table {
    switch (moment.form, moment.style) {
    case (.date, .short): shortDate
    case (.date, .medium): mediumDate
    case (.time, .short): shortTime
    case (.time, .medium): mediumTime
    }
  }

  static func format(of moment: Moment, _ name: String, in region: String?) -> DateFormat? {
    let table = table(moment)
    return table.places.value(name, in: region).flatMap { table.formats[$0] }
  }

  /// Returns the formats of all regions.
  static func formats(of moment: Moment, _ name: String) -> [DateFormat] {
    let table = table(moment)
    return table.places.values(name).compactMap { table.formats[$0] }
  }
}

extension Substring {
  /// Text of the generated tables without escapes: "{20}" becomes a space.
  var unescaped: String {
    guard utf8.contains(UInt8(ascii: "{")) else { return String(self) }
    var text = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "{" else {
        text.append(scalar)
        continue
      }
      let digits = rest.prefix { $0 != "}" }
      if let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) {
        text.append(scalar)
      }
      rest = rest[digits.endIndex...].dropFirst()
    }
    return String(text)
  }
}
