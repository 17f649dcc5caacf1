// SPDX-License-Identifier: Apache-2.0
// Values that depend on language and region together. Apple's ICU combines the two by its own rules
// if no locale exists for them ("de_US"), so that every pair is evaluated.
import _FoundationICU

/// Values of languages, with the script if it is not implied, in every region.
struct Pairs {
  /// Values in the order of their first use.
  private(set) var values: [String] = []
  private var indices: [String: Int] = [:]
  private var rows: [(names: [String], cells: [Int])] = []
  private var known: [[Int]: Int] = [:]

  /// The first entry is no region: the language alone.
  static let regions = ["-"] + allRegions()

  /// - Parameter value: returns the value of a locale such as "de" or "de_US".
  mutating func add(_ name: String, language: String, _ value: (String) -> String) {
    let cells = Self.regions.map { region in
      index(of: value(region == "-" ? language : "\(language)_\(region)"))
    }
    if let row = known[cells] {
      rows[row].names.append(name)
    } else {
      known[cells] = rows.count
      rows.append(([name], cells))
    }
  }

  private mutating func index(of value: String) -> Int {
    if let known = indices[value] { return known }
    indices[value] = values.count
    values.append(value)
    return values.count - 1
  }

  /// Words such as "de,de_Latn=4 1a:US,GB 2:-": the languages of a row, the earlier row that it
  /// copies, and its differences. A row without an earlier row differs from a row of zeros.
  var words: [String] {
    var words: [String] = []
    for (number, row) in rows.enumerated() {
      var parent: Int?
      var fewest = difference(row.cells, nil).count
      for other in 0..<number {
        let count = difference(row.cells, rows[other].cells).count
        if count < fewest { (parent, fewest) = (other, count) }
      }
      words.append(
        row.names.joined(separator: ",") + "=" + (parent.map { String($0, radix: 36) } ?? ""))
      var places: [Int: [String]] = [:]
      for cell in difference(row.cells, parent.map { rows[$0].cells }) {
        places[row.cells[cell], default: []].append(Self.regions[cell])
      }
      for (value, regions) in places.sorted(by: { $0.key < $1.key }) {
        for part in stride(from: 0, to: regions.count, by: 24) {
          let some = regions[part..<min(part + 24, regions.count)]
          words.append(String(value, radix: 36) + ":" + some.joined(separator: ","))
        }
      }
    }
    return words
  }

  private func difference(_ cells: [Int], _ other: [Int]?) -> [Int] {
    cells.indices.filter { cells[$0] != other?[$0] ?? 0 }
  }
}

/// Returns every language for which the toolchain has texts, with and without scripts: "de",
/// "sr_Latn", ….
func carriedLanguages() -> [String] {
  var languages: [String] = []
  for locale in carriedLocales() where !locale.hasSuffix("_POSIX") {
    let parts = locale.split(separator: "_")
    let script = parts.dropFirst().first.flatMap { $0.utf8.count == 4 ? "_" + $0 : nil } ?? ""
    let language = String(parts[0]) + script
    if !languages.contains(language) { languages.append(language) }
  }
  return languages
}

private func allRegions() -> [String] {
  var regions: Set<String> = ["001", "150", "419"]
  let codes = swift_uloc_getISOCountries()
  var index = 0
  while let code = codes?[index] {
    regions.insert(String(cString: code))
    index += 1
  }
  for locale in carriedLocales() {
    let region = locale.split(separator: "_").dropFirst().last ?? ""
    if region.utf8.count == 2 || region.utf8.count == 3 { regions.insert(String(region)) }
  }
  return regions.sorted()
}

/// Returns the numbering systems of ten digits by their names in `-u-nu-`, with these digits.
func numberingSystems() -> [(name: String, digits: String)] {
  var status = U_ZERO_ERROR
  let names = swift_unumsys_openAvailableNames(&status)
  defer { swift_uenum_close(names) }
  var systems: [(name: String, digits: String)] = []
  var length: Int32 = 0
  while let name = swift_uenum_next(names, &length, &status) {
    let system = swift_unumsys_openByName(name, &status)
    defer { swift_unumsys_close(system) }
    guard swift_unumsys_isAlgorithmic(system) == 0, swift_unumsys_getRadix(system) == 10 else {
      continue
    }
    var buffer = [UInt16](repeating: 0, count: 64)
    let count = swift_unumsys_getDescription(system, &buffer, 64, &status)
    systems.append(
      (String(cString: name), String(decoding: buffer[..<Int(count)], as: UTF16.self)))
  }
  return systems.sorted { $0.name < $1.name }
}

/// Numbering systems with their own separators. All others use those of `latn`, except for one
/// system of some languages.
private let systemsWithMarks = ["latn", "arab", "arabext"]
private let systemsOfLanguages = ["sd": "deva", "km": "khmr", "mn": "mong"]

/// Returns the value of a format for every language in every region: in the digits of that place,
/// and in each numbering system with its own separators.
///
/// - Parameter value: returns the value of a locale such as "de_US" or "de_US@numbers=arab".
func pairsWithSystems(_ value: (String) -> String) -> Pairs {
  var pairs = Pairs()
  for language in carriedLanguages() {
    pairs.add(language, language: language, value)
    let own = systemsOfLanguages[String(language.prefix { $0 != "_" })]
    for system in systemsWithMarks + [own].compactMap(\.self) {
      pairs.add("\(language)@\(system)", language: language) { value("\($0)@numbers=\(system)") }
    }
  }
  return pairs
}

/// Returns "deva:966", or all ten digits if they are not consecutive.
func numberingWords() -> [String] {
  numberingSystems().map { name, digits in
    let scalars = digits.unicodeScalars.map(\.value)
    let isRun = scalars.indices.allSatisfy { scalars[$0] == scalars[0] + UInt32($0) }
    let words = (isRun ? [scalars[0]] : scalars).map { String($0, radix: 16) }
    return "\(name):" + words.joined(separator: "+")
  }
}
