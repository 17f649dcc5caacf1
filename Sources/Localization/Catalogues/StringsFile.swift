// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// The texts of one language as they were uploaded, compiled.
package struct StringsFile: Sendable {
  private(set) var templates: [String: TextTemplate] = [:]
  /// What is probably not meant, in the file's order.
  package private(set) var warnings: [StringsFinding] = []
  /// Keys whose translation somebody has marked for review.
  package private(set) var keysForReview: Set<String> = []
  /// Keys that are no longer in the app's code.
  package private(set) var staleKeys: Set<String> = []

  package var keys: Set<String> { Set(templates.keys) }

  /// Where each key stands, and what it was compiled from; nothing once `compacted`.
  private var entries: [String: Entry] = [:]
  private var faults: [StringsFinding] = []
  private let limits: CatalogueLimits
  private var hasTooManyKeys = false

  private struct Entry: Sendable {
    let place: Place
    let source: TextSource
  }

  init(limits: CatalogueLimits) { self.limits = limits }

  /// - Parameter json: an object of key and text, `{"GREETING": "Hello, %@"}`; a text may be an object
  ///   of plural forms, `{"one": "%d photo", "other": "%d photos"}`, or a format with variables.
  package init(
    json: [UInt8], limits: CatalogueLimits = CatalogueLimits()
  ) throws(StringsFaults) {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: json, maximumDepth: CatalogueLimits.depth)
    } catch { throw StringsFaults(error) }
    try self.init(json: document, limits: limits)
  }

  /// What is in the store: it was checked when it came, so nothing is kept but what rendering needs.
  init(stored json: [UInt8]) throws(StringsFaults) {
    self = try StringsFile(json: json, limits: .none).compacted
  }

  package init(
    json document: JSONDocument, limits: CatalogueLimits = CatalogueLimits()
  ) throws(StringsFaults) {
    self.init(limits: limits)
    let index = JSONPlaces(document)
    if document.root.kind != .object {
      refuse(
        key: nil, at: Place(document.root, index),
        "the file must be an object of key and text")
    }
    for (key, value) in document.root.members {
      let place = Place(value, index)
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
    strings: [UInt8], limits: CatalogueLimits = CatalogueLimits()
  ) throws(StringsFaults) {
    self.init(limits: limits)
    if PropertyList.isPropertyList(strings) {
      try add(propertyList: strings)
      return
    }
    let source = try SourceText(decoding: strings)
    if let warning = source.encodingWarning { warnings.append(source.fault(warning)) }
    var parser = StringsParser(source)
    do throws(StringsFinding) {
      try parser.parse()
    } catch {
      throw StringsFaults([error])
    }
    warnings += parser.warnings
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
    file.templates.merge(others.templates) { _, theirs in theirs }
    file.entries.merge(others.entries) { _, theirs in theirs }
    file.warnings += others.warnings
    file.keysForReview.formUnion(others.keysForReview)
    file.staleKeys.formUnion(others.staleKeys)
    return file
  }

  /// The same without what only the checking of an upload needs.
  var compacted: StringsFile {
    var file = self
    file.entries = [:]
    file.warnings = []
    return file
  }

  /// The same texts as JSON, by key, one to a line.
  package var json: [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    for key in entries.keys.sorted() {
      guard let entry = entries[key] else { continue }
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      bytes += "\n  ".utf8
      key.writeJSON(into: &bytes)
      bytes += ": ".utf8
      entry.source.write(into: &bytes)
    }
    bytes += "\n}\n".utf8
    return bytes
  }

  /// From 1; nil for a key that it lacks.
  func line(of key: String) -> Int? { entries[key]?.place.line }
  func column(of key: String) -> Int? { entries[key]?.place.column }

  // MARK: Building

  mutating func add(_ key: String, at place: Place, _ source: TextSource) {
    guard !key.isEmpty else { return refuse(key: key, at: place, "a key must not be empty") }
    guard templates.count < limits.keys || templates[key] != nil else {
      hasTooManyKeys = true
      return
    }
    let longest = max(key.utf8.count, source.longestPart)
    guard longest <= limits.textBytes else {
      return refuse(
        key: key, at: place,
        "a key and a text may have at most \(limits.textBytes) bytes, not \(longest)")
    }
    do throws(TemplateFault) {
      let template = try source.template()
      if templates[key] != nil {
        warn(key: key, at: place, "the key stands in the file more than once; the last is taken")
      }
      templates[key] = template
      entries[key] = Entry(place: place, source: source)
    } catch {
      let placeholder = error.placeholder.isEmpty ? "" : "\(error.placeholder): "
      refuse(key: key, at: place, placeholder + error.message)
    }
  }

  mutating func markForReview(_ key: String) { keysForReview.insert(key) }

  mutating func markStale(_ key: String) {
    if templates[key] != nil { staleKeys.insert(key) }
  }

  mutating func refuse(key: String?, at place: Place, _ message: String) {
    faults.append(
      StringsFinding(key: key, line: place.line, column: place.column, message: message))
  }

  mutating func warn(key: String?, at place: Place, _ message: String) {
    warnings.append(
      StringsFinding(key: key, line: place.line, column: place.column, message: message))
  }

  /// To be called when everything is in.
  mutating func finish() throws(StringsFaults) {
    if hasTooManyKeys {
      refuse(key: nil, at: Place(line: 1), "a language may have at most \(limits.keys) keys")
    }
    guard faults.isEmpty else { throw StringsFaults(faults) }
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

  init(_ value: JSONValue, _ places: JSONPlaces) {
    kind = .byte(value.range.lowerBound, places)
  }
}

/// Where the lines of a document begin, shared by all places in it.
final class JSONPlaces: Sendable {
  fileprivate let index: JSONLineIndex

  init(_ document: JSONDocument) { index = document.lineIndex }
}
