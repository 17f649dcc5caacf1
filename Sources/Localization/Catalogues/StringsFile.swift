// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// Uploaded texts of one language, compiled. Keys are compared by their bytes, as Apple's readers
/// do: composed and decomposed "é" are two keys.
package struct StringsFile: Sendable {
  private(set) var templates: [ExactString: TextTemplate] = [:]
  /// Findings that exclude no key, in the file's order.
  package private(set) var warnings: [StringsFinding] = []
  /// Keys whose translation is marked for review.
  package private(set) var keysForReview: Set<ExactString> = []
  /// Keys that are no longer in the app's code.
  package private(set) var staleKeys: Set<ExactString> = []

  /// Unusable keys of the file with the reason; the texts do not contain them.
  package private(set) var excluded: [ExactString: StringsFinding] = [:]
  /// Estimated memory of the texts, in bytes.
  private(set) var compiledBytes = 0

  package var keys: Set<ExactString> { Set(templates.keys) }
  /// Whether the texts contain the key, without building a set as `keys` does.
  func has(_ key: ExactString) -> Bool { templates.index(forKey: key) != nil }
  /// Whether the texts do not contain the key and it is not excluded.
  func lacks(_ key: ExactString) -> Bool { !has(key) && excluded.index(forKey: key) == nil }
  package var isEmpty: Bool { templates.isEmpty }

  /// Position and source of each key; empty after `compacted`.
  private var entries: [ExactString: Entry] = [:]
  private var faults: [StringsFinding] = []
  private let limits: CatalogueLimits
  private let taking: StringsTaking
  /// Whether keys were dropped because of the limit on keys.
  private(set) var hasTooManyKeys = false

  private struct Entry: Sendable {
    let place: Place
    let source: TextSource
  }

  init(limits: CatalogueLimits, taking: StringsTaking = StringsTaking()) {
    self.limits = limits
    self.taking = taking
  }

  /// - Parameter json: an object of keys and texts, `{"GREETING": "Hello, %@"}`. A text may also be
  ///   an object of plural forms, `{"one": "%d photo", "other": "%d photos"}`, or a format with
  ///   variables.
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

  /// Reads a stored table. The upload has checked it, so only the data for rendering is kept. A
  /// text that an earlier version accepted but this version cannot use is excluded.
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

  /// - Parameter strings: content of an Apple `.strings` file, as text or property list.
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

  /// Returns this file overridden by `others`: the keys of a `.stringsdict` have precedence over
  /// those of a `.strings`.
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

  /// This file without the data that only the check of an upload needs.
  var compacted: StringsFile {
    var file = self
    file.entries = [:]
    file.warnings = []
    file.faults = []
    return file
  }

  /// The texts as JSON, sorted by key, one on each line.
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

  /// Returns the text as written, or the JSON of its forms; nil for a key that the file lacks.
  func source(of key: ExactString) -> String? {
    guard let source = entries[key]?.source else { return nil }
    if case .text(let text) = source { return text }
    var json: [UInt8] = []
    source.write(into: &json)
    return String(decoding: json, as: UTF8.self)
  }

  /// Variables of the texts that are formats with variables, by key.
  var variables: [ExactString: [String: PluralVariable]] {
    entries.compactMapValues { entry in
      guard case .format(_, let variables) = entry.source else { return nil }
      return variables
    }
  }

  /// Returns the line, from 1; nil for a key that the file lacks.
  func line(of key: ExactString) -> Int? { entries[key]?.place.line }
  func column(of key: ExactString) -> Int? { entries[key]?.place.column }

  /// Errors for which the file was not rejected, in its order: excluded keys, and entries whose key
  /// is unreadable.
  package var findings: [StringsFinding] { faults }

  /// Whether the original bytes can be stored unchanged.
  var isWhole: Bool { excluded.isEmpty && faults.isEmpty && taking.keys == nil }

  // MARK: building

  mutating func add(_ name: String, at place: Place, _ source: TextSource) {
    let key = ExactString(name)
    guard !name.isEmpty else {
      return warn(
        .emptyKey, key: name, at: place, "requests cannot name an empty key: it is skipped")
    }
    guard taking.takes(name) else { return }
    guard templates.count + excluded.count < limits.keys || templates[key] != nil else {
      hasTooManyKeys = true
      return
    }
    if templates[key] != nil || excluded[key] != nil {
      warn(
        .twice, key: name, at: place, "the key is in the file more than once; the last one is used"
      )
    }
    // Further texts are dropped above the limit; `finish` then reports the memory up to here.
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

  /// Copies a text from another file; does nothing if that file lacks the key.
  mutating func add(_ name: String, from other: StringsFile) {
    let key = ExactString(name)
    guard let entry = other.entries[key] else { return }
    guard let template = other.templates[key], templates[key] == nil, excluded[key] == nil,
      templates.count + excluded.count < limits.keys, compiledBytes <= limits.compiledBytes
    else { return add(name, at: entry.place, entry.source) }
    // A text that is valid in one language is valid in all, so that it need not be compiled again.
    put(template, under: key)
    entries[key] = entry
  }

  private mutating func put(_ template: TextTemplate, under key: ExactString) {
    let before = templates.updateValue(template, forKey: key)
    compiledBytes +=
      template.bytes + (before == nil ? 2 * key.text.utf8.count : -(before?.bytes ?? 0))
  }

  /// Excludes a key from the texts and keeps the reason.
  mutating func exclude(_ finding: StringsFinding) {
    guard let key = finding.key.map({ ExactString($0) }) else { return }
    remove(key)
    excluded[key] = finding
  }

  /// Removes a key from the texts.
  private mutating func remove(_ key: ExactString) {
    if let template = templates.removeValue(forKey: key) {
      compiledBytes -= template.bytes + 2 * key.text.utf8.count
    }
    entries[key] = nil
  }

  /// Returns this file with the path set in its warnings.
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

  /// - Parameter key: nil rejects the whole file.
  mutating func refuse(key: String?, at place: Place, _ message: String) {
    refuse(
      StringsFinding(
        key == nil ? .file : .text, key: key, line: place.line, column: place.column,
        message: message))
  }

  private mutating func refuse(_ finding: StringsFinding) {
    if let key = finding.key, !taking.takes(key) { return }
    let finding = quotable(finding)
    // At most as many errors as keys, so that errors take no more memory than texts.
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
    // At most as many warnings as texts: a repeated entry takes a few bytes, a warning some
    // hundred.
    guard warnings.count < limits.texts else { return }
    warnings.append(
      quotable(
        StringsFinding(kind, key: key, line: place.line, column: place.column, message: message)))
  }

  /// Shortens a key that exceeds the limit; no request can name it.
  private func quotable(_ finding: StringsFinding) -> StringsFinding {
    guard let key = finding.key, key.utf8.count > limits.textBytes else { return finding }
    var finding = finding
    finding.key = key.excerpt
    return finding
  }

  /// Completes the file; call it last. Throws the errors for which the file is rejected.
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
