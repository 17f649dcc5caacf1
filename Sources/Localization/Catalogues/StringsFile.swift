// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// The texts of one language as they were uploaded, compiled.
package struct StringsFile: Sendable {
  private(set) var templates: [String: TextTemplate] = [:]
  /// Where each key stands, from 1.
  private(set) var lines: [String: Int] = [:]
  /// What is probably not meant, in the file's order.
  package private(set) var warnings: [StringsFault] = []

  package var keys: Set<String> { Set(templates.keys) }

  private var faults: [StringsFault] = []

  init() {}

  /// - Parameter json: an object of key and text, `{"GREETING": "Hello, %@"}`; a text may be an object
  ///   of plural forms, `{"one": "%d photo", "other": "%d photos"}`.
  package init(json: [UInt8]) throws(StringsFaults) {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: json)
    } catch {
      throw StringsFaults([
        StringsFault(key: nil, line: error.line, column: error.column, message: error.message)
      ])
    }
    try self.init(json: document)
  }

  package init(json document: JSONDocument) throws(StringsFaults) {
    let index = document.lineIndex
    if document.root.kind != .object {
      refuse(
        key: nil, at: Place(document.root, index),
        "the file must be an object of key and text")
    }
    for (key, value) in document.root.members {
      let place = Place(value, index)
      switch value.kind {
      case .string:
        let text = value.string ?? ""
        add(key, at: place) { () throws(TemplateFault) in try TextTemplate(parsing: text) }
      case .object:
        guard let forms = Self.forms(value) else {
          refuse(
            key: key, at: place,
            "plural forms must be strings under zero, one, two, few, many, other")
          continue
        }
        add(key, at: place) { () throws(TemplateFault) in try TextTemplate(forms: forms) }
      default:
        refuse(key: key, at: place, "the text must be a string")
      }
    }
    try finish()
  }

  private static func forms(_ object: JSONValue) -> [PluralCategory: String]? {
    var forms: [PluralCategory: String] = [:]
    for (name, value) in object.members {
      guard let category = PluralCategory(rawValue: name), let text = value.string else {
        return nil
      }
      forms[category] = text
    }
    return forms
  }

  /// - Parameter strings: an Apple `.strings` file, text or XML.
  package init(strings: [UInt8]) throws(StringsFaults) {
    self.init()
    if PropertyList.isPropertyList(strings) {
      try add(propertyList: strings)
      return
    }
    let source = try SourceText(decoding: strings)
    if let warning = source.encodingWarning { warnings.append(source.fault(warning)) }
    var parser = StringsParser(source)
    do throws(StringsFault) {
      try parser.parse()
    } catch {
      throw StringsFaults([error])
    }
    warnings += parser.warnings
    for entry in parser.entries {
      add(entry.key, at: Place(line: entry.line, column: entry.column)) {
        () throws(TemplateFault) in
        try TextTemplate(parsing: entry.text)
      }
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
      add(entry.key, at: place) { () throws(TemplateFault) in try TextTemplate(parsing: text) }
    }
    try finish()
  }

  /// The same file with `others` put over it: a `.stringsdict` goes before a `.strings`.
  package func overridden(by others: StringsFile) -> StringsFile {
    var file = self
    file.templates.merge(others.templates) { _, theirs in theirs }
    file.lines.merge(others.lines) { _, theirs in theirs }
    file.warnings += others.warnings
    return file
  }

  // MARK: Building

  mutating func add(
    _ key: String, at place: Place,
    _ compile: () throws(TemplateFault) -> TextTemplate
  ) {
    guard !key.isEmpty else { return refuse(key: key, at: place, "a key must not be empty") }
    do throws(TemplateFault) {
      let template = try compile()
      if templates[key] != nil {
        warn(key: key, at: place, "the key stands in the file more than once; the last is taken")
      }
      templates[key] = template
      lines[key] = place.line
    } catch {
      let placeholder = error.placeholder.isEmpty ? "" : "\(error.placeholder): "
      refuse(key: key, at: place, placeholder + error.message)
    }
  }

  mutating func refuse(key: String?, at place: Place, _ message: String) {
    faults.append(
      StringsFault(key: key, line: place.line, column: place.column, message: message))
  }

  mutating func warn(key: String?, at place: Place, _ message: String) {
    warnings.append(
      StringsFault(key: key, line: place.line, column: place.column, message: message))
  }

  /// To be called when everything is in.
  func finish() throws(StringsFaults) {
    guard faults.isEmpty else { throw StringsFaults(faults) }
  }
}

/// A place in a file; its column is worked out when a fault must name it.
struct Place {
  let line: Int
  private let columnOfFault: () -> Int

  var column: Int { columnOfFault() }

  init(line: Int, column: Int = 1) {
    self.line = line
    columnOfFault = { column }
  }

  init(_ value: JSONValue, _ index: JSONLineIndex) {
    let offset = value.range.lowerBound
    line = index.line(ofByte: offset)
    columnOfFault = { index.position(ofByte: offset).column }
  }
}

/// One thing wrong in a file of strings.
package struct StringsFault: Error, Equatable, CustomStringConvertible {
  /// Nil when the file as a whole is at fault.
  package let key: String?
  /// From 1.
  package let line: Int
  package let column: Int
  /// What would be right.
  package let message: String

  package var description: String {
    "line \(line), column \(column): " + (key.map { "\"\($0)\": " } ?? "") + message
  }
}

/// Everything wrong in a file of strings, in its order; never empty.
package struct StringsFaults: Error, Equatable {
  package let all: [StringsFault]

  init(_ all: [StringsFault]) {
    self.all = all
  }
}
