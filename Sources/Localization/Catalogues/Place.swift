// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Position in a file. The line and column of JSON are computed only if a finding needs them.
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

  func finding(_ message: String) -> StringsFinding {
    StringsFinding(line: line, column: column, message: message)
  }

  init(_ value: JSONValue, _ places: JSONPlaces) {
    kind = .byte(value.range.lowerBound, places)
  }
}
