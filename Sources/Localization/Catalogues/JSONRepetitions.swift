// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Finds names that an object of a document repeats, while its members are read in order.
struct JSONRepetitions {
  private let places: JSONPlaces
  private var offsets: ArraySlice<Int>
  /// First position of each name; filled only for documents with repeated names.
  private var first: [ExactString: Place] = [:]
  private let isNeeded: Bool

  init(_ document: JSONDocument, _ places: JSONPlaces) {
    self.places = places
    offsets = document.repeatedNames[...]
    isNeeded = !offsets.isEmpty
  }

  /// Returns an error for a member whose name is repeated, or whose value contains a repeated name.
  mutating func message(for name: String, _ value: JSONValue) -> String? {
    guard isNeeded else { return nil }
    let key = ExactString(name)
    let known = first[key]
    if known == nil { first[key] = Place(value, places) }
    let own = offsets.prefix { $0 < value.range.upperBound }
    offsets = offsets.dropFirst(own.count)
    guard let offset = own.first else { return nil }
    if offset < value.range.lowerBound, let known {
      return "the file has the key twice, first on line \(known.line): keep one"
    }
    return "line \(places.index.line(ofByte: offset)): expected each name only once in an object"
  }
}
