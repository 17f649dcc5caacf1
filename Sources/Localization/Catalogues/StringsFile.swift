// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// The texts of one language as they were uploaded, compiled.
package struct StringsFile: Sendable {
  let templates: [String: TextTemplate]

  package var keys: Set<String> { Set(templates.keys) }

  /// - Parameter json: an object of key and text, `{"GREETING": "Hello, %@"}`.
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
    var templates: [String: TextTemplate] = [:]
    var faults: [StringsFault] = []
    func refuse(_ value: JSONValue, key: String?, _ message: String) {
      let position = document.position(ofByte: value.range.lowerBound)
      faults.append(
        StringsFault(key: key, line: position.line, column: position.column, message: message))
    }
    if document.root.kind != .object {
      refuse(document.root, key: nil, "the file must be an object of key and text")
    }
    for (key, value) in document.root.members {
      guard !key.isEmpty else {
        refuse(value, key: key, "a key must not be empty")
        continue
      }
      guard let text = value.string else {
        refuse(value, key: key, "the text must be a string")
        continue
      }
      do throws(TemplateFault) {
        templates[key] = try TextTemplate(parsing: text)
      } catch {
        refuse(value, key: key, "\(error.placeholder): \(error.message)")
      }
    }
    guard faults.isEmpty else { throw StringsFaults(faults) }
    self.templates = templates
  }
}

/// One thing wrong in a file of strings.
package struct StringsFault: Sendable, Equatable, CustomStringConvertible {
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
