// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// The texts of one language as they were uploaded, compiled. Keys are compared by their bytes, as Apple's
/// readers compare them: "é" composed and decomposed are two keys.
package struct StringsFile: Sendable {
  private(set) var templates: [ExactString: TextTemplate] = [:]
  /// What is probably not meant, in the file's order.
  package private(set) var warnings: [StringsFinding] = []
  /// Keys whose translation somebody has marked for review.
  package private(set) var keysForReview: Set<ExactString> = []
  /// Keys that are no longer in the app's code.
  package private(set) var staleKeys: Set<ExactString> = []

  /// Keys that were given and cannot be used, each with why; they are not among the texts.
  package private(set) var excluded: [ExactString: StringsFinding] = [:]
  /// Memory that the texts take, roughly.
  private(set) var compiledBytes = 0

  package var keys: Set<ExactString> { Set(templates.keys) }
  /// Without making a set of all, as `keys` does.
  func has(_ key: ExactString) -> Bool { templates.index(forKey: key) != nil }
  /// Whether the key is neither among the texts nor excluded.
  func lacks(_ key: ExactString) -> Bool { !has(key) && excluded.index(forKey: key) == nil }
  package var isEmpty: Bool { templates.isEmpty }

  /// Where each key stands, and what it was compiled from; nothing once `compacted`.
  private var entries: [ExactString: Entry] = [:]
  private var faults: [StringsFinding] = []
  private let limits: CatalogueLimits
  private let taking: StringsTaking
  /// Whether keys were left out because there are more than there may be.
  private(set) var hasTooManyKeys = false

  private struct Entry: Sendable {
    let place: Place
    let source: TextSource
  }

  init(limits: CatalogueLimits, taking: StringsTaking = StringsTaking()) {
    self.limits = limits
    self.taking = taking
  }

  /// - Parameter json: an object of key and text, `{"GREETING": "Hello, %@"}`; a text may be an object
  ///   of plural forms, `{"one": "%d photo", "other": "%d photos"}`, or a format with variables.
  package init(
    json: [UInt8], limits: CatalogueLimits = CatalogueLimits(),
    taking: StringsTaking = StringsTaking()
  ) throws(StringsFaults) {
    let document: JSONDocument
    do {
      document = try JSONDocument(
        parsing: json, maximumDepth: CatalogueLimits.depth, takesRepeatedNames: true)
    } catch { throw StringsFaults(error) }
    try self.init(json: document, limits: limits, taking: taking)
  }

  /// What is in the store: it was checked when it came, so nothing is kept but what rendering needs. A
  /// text that an earlier version took and this one cannot use is excluded.
  init(stored table: StoredStrings) throws(StringsFaults) {
    var file = try StringsFile(
      json: table.body, limits: .none, taking: StringsTaking(excludesKeys: true))
    for finding in table.excluded.map(ExcludedKeys.read) ?? [] { file.exclude(finding) }
    self = file.compacted
  }

  package init(
    json document: JSONDocument, limits: CatalogueLimits = CatalogueLimits(),
    taking: StringsTaking = StringsTaking()
  ) throws(StringsFaults) {
    self.init(limits: limits, taking: taking)
    let index = JSONPlaces(document)
    if document.root.kind != .object {
      refuse(
        key: nil, at: Place(document.root, index),
        "the file must be an object of key and text")
    }
    var repetitions = JSONRepetitions(document, index)
    for (key, value) in document.root.members {
      let place = Place(value, index)
      if let message = repetitions.message(for: key, value) {
        refuse(key: key, at: place, message)
        continue
      }
      switch value.kind {
      case .string: add(key, at: place, .text(value.string ?? ""))
      case .object:
        guard let source = TextSource(value) else {
          refuse(
            key: key, at: place,
            "plural forms must be strings under zero, one, two, few, many, other; variables stand "
              + "beside their format as {\"format\": …, \"variables\": {…}}")
          continue
        }
        add(key, at: place, source)
      default:
        refuse(key: key, at: place, "the text must be a string")
      }
    }
    try finish()
  }

  /// - Parameter strings: an Apple `.strings` file, text or XML.
  package init(
    strings: [UInt8], limits: CatalogueLimits = CatalogueLimits(),
    taking: StringsTaking = StringsTaking()
  ) throws(StringsFaults) {
    self.init(limits: limits, taking: taking)
    if PropertyList.isPropertyList(strings) {
      try add(propertyList: strings)
      return
    }
    let source = try SourceText(decoding: strings)
    if let warning = source.encodingWarning { warnings.append(source.fault(warning, .encoding)) }
    var parser = StringsParser(source)
    parser.parse()
    warnings += parser.warnings
    for fault in parser.faults { refuse(fault) }
    for entry in parser.entries {
      add(entry.key, at: Place(line: entry.line, column: entry.column), .text(entry.text))
    }
    try finish()
  }

  private mutating func add(propertyList bytes: [UInt8]) throws(StringsFaults) {
    for entry in try PropertyList(parsing: bytes).entries {
      let place = Place(line: entry.value.line)
      guard let text = entry.value.string else {
        refuse(key: entry.key, at: place, "the text must be a string")
        continue
      }
      add(entry.key, at: place, .text(text))
    }
    try finish()
  }

  /// The same file with `others` put over it: a `.stringsdict` goes before a `.strings`.
  package func overridden(by others: StringsFile) -> StringsFile {
    var file = self
    for key in others.templates.keys { file.excluded[key] = nil }
    for finding in others.excluded.values { file.exclude(finding) }
    for (key, template) in others.templates { file.put(template, under: key) }
    file.entries.merge(others.entries) { _, theirs in theirs }
    file.warnings += others.warnings
    file.faults += others.faults
    file.keysForReview.formUnion(others.keysForReview)
    file.staleKeys.formUnion(others.staleKeys)
    return file
  }

  var isCompact: Bool { entries.isEmpty && warnings.isEmpty && faults.isEmpty }

  /// The same without what only the checking of an upload needs.
  var compacted: StringsFile {
    var file = self
    file.entries = [:]
    file.warnings = []
    file.faults = []
    return file
  }

  /// The same texts as JSON, by key, one to a line.
  package var json: [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    for key in entries.keys.sorted() {
      guard let entry = entries[key] else { continue }
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      bytes += "\n  ".utf8
      key.text.writeJSON(into: &bytes)
      bytes += ": ".utf8
      entry.source.write(into: &bytes)
    }
    bytes += "\n}\n".utf8
    return bytes
  }

  /// The text as it was written, or the JSON of its forms; nil for a key that it lacks.
  func source(of key: ExactString) -> String? {
    guard let source = entries[key]?.source else { return nil }
    if case .text(let text) = source { return text }
    var json: [UInt8] = []
    source.write(into: &json)
    return String(decoding: json, as: UTF8.self)
  }

  /// Of the texts that have a format with variables, by key.
  var variables: [ExactString: [String: PluralVariable]] {
    entries.compactMapValues { entry in
      guard case .format(_, let variables) = entry.source else { return nil }
      return variables
    }
  }

  /// From 1; nil for a key that it lacks.
  func line(of key: ExactString) -> Int? { entries[key]?.place.line }
  func column(of key: ExactString) -> Int? { entries[key]?.place.column }

  /// Everything that was wrong and did not cost the file, in its order: keys that are excluded, and
  /// entries whose keys could not be read.
  package var findings: [StringsFinding] { faults }

  /// Whether the bytes it was read from are what is to be kept of it.
  var isWhole: Bool { excluded.isEmpty && faults.isEmpty && taking.keys == nil }

  // MARK: Building

  mutating func add(_ name: String, at place: Place, _ source: TextSource) {
    let key = ExactString(name)
    guard !name.isEmpty else {
      return warn(
        .emptyKey, key: name, at: place, "no request can name an empty key: it is left out")
    }
    guard taking.takes(name) else { return }
    guard templates.count + excluded.count < limits.keys || templates[key] != nil else {
      hasTooManyKeys = true
      return
    }
    if templates[key] != nil || excluded[key] != nil {
      warn(
        .twice, key: name, at: place, "the key stands in the file more than once; the last is taken"
      )
    }
    // What is beyond is not kept: `finish` says how much there is, or more.
    guard compiledBytes <= limits.compiledBytes else { return }
    let longest = max(name.utf8.count, source.longestPart)
    guard longest <= limits.textBytes else {
      return refuse(
        key: name, at: place,
        "a key and a text may have at most \(limits.textBytes) bytes, not \(longest)")
    }
    guard !source.hasNull, !name.utf8.contains(0) else {
      return refuse(key: name, at: place, "a key and a text must not hold the character U+0000")
    }
    do throws(TemplateFault) {
      put(try source.template(key: name), under: key)
      entries[key] = Entry(place: place, source: source)
      excluded[key] = nil
    } catch {
      let placeholder = error.placeholder.isEmpty ? "" : "\(error.placeholder.excerpt): "
      refuse(key: name, at: place, placeholder + error.message)
    }
  }

  /// Has a text of another file too, as it stands there; nothing where that has none.
  mutating func add(_ name: String, from other: StringsFile) {
    let key = ExactString(name)
    guard let entry = other.entries[key] else { return }
    guard let template = other.templates[key], templates[key] == nil, excluded[key] == nil,
      templates.count + excluded.count < limits.keys, compiledBytes <= limits.compiledBytes
    else { return add(name, at: entry.place, entry.source) }
    // What is sound in one language is so in all: nothing is compiled again.
    put(template, under: key)
    entries[key] = entry
  }

  private mutating func put(_ template: TextTemplate, under key: ExactString) {
    let before = templates.updateValue(template, forKey: key)
    compiledBytes +=
      template.bytes + (before == nil ? 2 * key.text.utf8.count : -(before?.bytes ?? 0))
  }

  /// Takes a key out of the texts and keeps why.
  mutating func exclude(_ finding: StringsFinding) {
    guard let key = finding.key.map({ ExactString($0) }) else { return }
    remove(key)
    excluded[key] = finding
  }

  /// Takes a key out of the texts.
  private mutating func remove(_ key: ExactString) {
    if let template = templates.removeValue(forKey: key) {
      compiledBytes -= template.bytes + 2 * key.text.utf8.count
    }
    entries[key] = nil
  }

  /// Says of what was found in which file it is.
  func named(_ path: String) -> StringsFile {
    var file = self
    for index in file.warnings.indices { file.warnings[index].file = path }
    return file
  }

  mutating func markForReview(_ key: String) { keysForReview.insert(ExactString(key)) }

  mutating func markStale(_ name: String) {
    let key = ExactString(name)
    if has(key) { staleKeys.insert(key) }
  }

  /// - Parameter key: nil when the file as a whole is refused.
  mutating func refuse(key: String?, at place: Place, _ message: String) {
    refuse(
      StringsFinding(
        key == nil ? .file : .text, key: key, line: place.line, column: place.column,
        message: message))
  }

  private mutating func refuse(_ finding: StringsFinding) {
    if let key = finding.key, !taking.takes(key) { return }
    let finding = quotable(finding)
    // As many as there may be keys, so that what is wrong takes no more memory than what is right.
    guard faults.count <= limits.keys else {
      hasTooManyKeys = true
      return
    }
    faults.append(finding)
    exclude(finding)
  }

  mutating func warn(
    _ kind: StringsFinding.Kind, key: String?, at place: Place, _ message: String
  ) {
    if let key, !taking.takes(key) { return }
    // As many as there may be texts: an entry that stands twice takes a few bytes, and a warning some hundred.
    guard warnings.count < limits.texts else { return }
    warnings.append(
      quotable(
        StringsFinding(kind, key: key, line: place.line, column: place.column, message: message)))
  }

  /// A key that is longer than keys may be is cut: no request can name it.
  private func quotable(_ finding: StringsFinding) -> StringsFinding {
    guard let key = finding.key, key.utf8.count > limits.textBytes else { return finding }
    var finding = finding
    finding.key = key.excerpt
    return finding
  }

  /// To be called when everything is in. Throws what is wrong where that costs the file.
  mutating func finish() throws(StringsFaults) {
    if hasTooManyKeys {
      faults.append(Place(line: 1).finding("a language may have at most \(limits.keys) keys"))
    }
    if compiledBytes > limits.compiledBytes {
      faults.append(
        Place(line: 1).finding(
          "texts may take at most \(limits.compiledBytes) bytes of memory, not \(compiledBytes)"))
    }
    let isLost = taking.excludesKeys ? faults.contains { $0.kind == .file } : !faults.isEmpty
    if isLost { throw StringsFaults(faults) }
  }
}

/// A place in a file. Line and column of JSON are worked out when a fault must name them.
struct Place: Sendable {
  private enum Kind {
    case known(line: Int, column: Int)
    case byte(Int, JSONPlaces)
  }

  private let kind: Kind

  var line: Int {
    switch kind {
    case .known(let line, _): line
    case .byte(let offset, let places): places.index.line(ofByte: offset)
    }
  }

  var column: Int {
    switch kind {
    case .known(_, let column): column
    case .byte(let offset, let places): places.index.position(ofByte: offset).column
    }
  }

  init(line: Int, column: Int = 1) {
    kind = .known(line: line, column: column)
  }

  fileprivate func finding(_ message: String) -> StringsFinding {
    StringsFinding(line: line, column: column, message: message)
  }

  init(_ value: JSONValue, _ places: JSONPlaces) {
    kind = .byte(value.range.lowerBound, places)
  }
}

/// Names that an object of a document has more than once, found as its members are read in order.
struct JSONRepetitions {
  private let places: JSONPlaces
  private var offsets: ArraySlice<Int>
  /// Where each name was found first; only of a document with repeated names.
  private var first: [ExactString: Place] = [:]
  private let isNeeded: Bool

  init(_ document: JSONDocument, _ places: JSONPlaces) {
    self.places = places
    offsets = document.repeatedNames[...]
    isNeeded = !offsets.isEmpty
  }

  /// What is wrong with a member whose name its object has already, or that has a name twice within.
  mutating func message(for name: String, _ value: JSONValue) -> String? {
    guard isNeeded else { return nil }
    let key = ExactString(name)
    let known = first[key]
    if known == nil { first[key] = Place(value, places) }
    let own = offsets.prefix { $0 < value.range.upperBound }
    offsets = offsets.dropFirst(own.count)
    guard let offset = own.first else { return nil }
    if offset < value.range.lowerBound, let known {
      return "the file has the key twice, first on line \(known.line): leave one"
    }
    return "line \(places.index.line(ofByte: offset)): expected each name only once in an object"
  }
}

/// Where the lines of a document begin, shared by all places in it.
final class JSONPlaces: Sendable {
  fileprivate let index: JSONLineIndex

  init(_ document: JSONDocument) { index = document.lineIndex }
}
