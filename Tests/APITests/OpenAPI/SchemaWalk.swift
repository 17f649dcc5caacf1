// SPDX-License-Identifier: Apache-2.0
import JSONText

/// Validates a JSON value against a schema. Stricter than JSON Schema: an undescribed member is a
/// fault if the schema describes any, and so is a keyword that the walk would have to ignore.
struct SchemaWalk {
  typealias Place = OpenAPIDocument.Place

  /// Apple's own JSON: any content is valid.
  static let open = "/components/schemas/Payload"

  let document: OpenAPIDocument
  private(set) var faults: [String] = []
  /// The pointers of the described properties that occurred.
  private(set) var met: Set<String> = []

  init(_ document: OpenAPIDocument = .served) { self.document = document }

  private static let annotations: Set<String> = [
    "description", "default", "examples", "writeOnly", "$ref",
  ]
  private static let keywords: Set<String> = [
    "type", "enum", "const", "format", "pattern", "minLength", "maxLength", "minimum", "maximum",
    "items", "minItems", "maxItems", "properties", "required", "additionalProperties",
    "minProperties", "maxProperties", "propertyNames", "anyOf", "oneOf", "allOf",
  ]

  /// - Parameter place: the position of the value, for the fault.
  mutating func check(_ value: JSONValue, _ schema: Place, at place: String = "") {
    check(value, schema, at: place, isWhole: true)
  }

  /// - Parameter isWhole: false for a part of `allOf`, whose other parts describe members too.
  private mutating func check(
    _ value: JSONValue, _ schema: Place, at place: String, isWhole: Bool
  ) {
    guard let schema = document.resolve(schema) else {
      return fail(place, "the schema's reference leads nowhere")
    }
    for (name, _) in schema.members
    where !Self.keywords.contains(name) && !Self.annotations.contains(name) {
      fail(place, "the schema's \(name) is unknown to this walk")
    }
    guard checkType(value, schema, place) else { return }
    switch value.kind {
    case .string: checkText(value.string ?? "", schema, place)
    case .number: checkBounds(value.double ?? 0, schema, "minimum", "maximum", place)
    case .array: checkElements(value, schema, place)
    case .object: checkMembers(value, schema, place, isWhole: isWhole)
    case .null, .bool: break
    }
    checkAlternatives(value, schema, place)
  }

  private mutating func checkType(_ value: JSONValue, _ schema: Place, _ place: String) -> Bool {
    if let type = schema.value["type"] {
      let types = type.string.map { [$0] } ?? type.elements.compactMap(\.string)
      guard types.contains(where: { Self.fits(value, $0) }) else {
        fail(place, "\(value.text) is no \(types.joined(separator: " or "))")
        return false
      }
    }
    let choices = schema.value["enum"]?.elements ?? schema.value["const"].map { [$0] }
    if let choices, !value.isNull, !choices.contains(where: { $0.text == value.text }) {
      fail(place, "\(value.text) is none of \(choices.map(\.text).joined(separator: ", "))")
    }
    return true
  }

  private static func fits(_ value: JSONValue, _ type: String) -> Bool {
    switch (type, value.kind) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number): value.int != nil
    default: false
    }
  }

  private mutating func checkText(_ text: String, _ schema: Place, _ place: String) {
    checkBounds(Double(text.unicodeScalars.count), schema, "minLength", "maxLength", place)
    if let pattern = schema.value["pattern"]?.string,
      (try? Regex(pattern).firstMatch(in: text)) == nil
    {
      fail(place, "\(text) does not match \(pattern)")
    }
    let isRight: Bool? =
      switch schema.value["format"]?.string {
      case nil: true
      case "date-time": text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/) != nil
      case "uuid": text.wholeMatch(of: /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/) != nil
      case "uri": text.wholeMatch(of: /[a-z][a-z0-9+.-]*:[!-~]*/) != nil
      case "uri-reference": text.wholeMatch(of: /[!-~]*/) != nil
      default: nil
      }
    if isRight != true {
      fail(place, "\(text) is no \(schema.value["format"]?.string ?? "text")")
    }
  }

  private mutating func checkBounds(
    _ number: Double, _ schema: Place, _ low: String, _ high: String, _ place: String
  ) {
    if let bound = schema.value[low]?.double, number < bound {
      fail(place, "\(number) is under \(low) \(bound)")
    }
    if let bound = schema.value[high]?.double, number > bound {
      fail(place, "\(number) is over \(high) \(bound)")
    }
  }

  private mutating func checkElements(_ value: JSONValue, _ schema: Place, _ place: String) {
    let elements = value.elements
    checkBounds(Double(elements.count), schema, "minItems", "maxItems", place)
    guard let items = schema["items"] else { return }
    for (index, element) in elements.enumerated() {
      check(element, items, at: "\(place)/\(index)")
    }
  }

  private mutating func checkMembers(
    _ value: JSONValue, _ schema: Place, _ place: String, isWhole: Bool
  ) {
    let members = value.members
    checkBounds(Double(members.count), schema, "minProperties", "maxProperties", place)
    for name in schema.value["required"]?.elements.compactMap(\.string) ?? []
    where value[name] == nil {
      fail(place, "\(name) is required and not there")
    }
    let own = schema["properties"]
    let described = names(described: schema)
    for (name, member) in members {
      let there = place + jsonPointerToken(name)
      if let names = schema["propertyNames"].flatMap(document.resolve) {
        checkText(name, names, there)
      }
      if let property = own?[name] {
        met.insert(property.pointer)
        check(member, property, at: there)
      } else if let others = schema["additionalProperties"], others.value.kind == .object {
        check(member, others, at: there)
      } else if isWhole, !described.isEmpty, !described.contains(name),
        !schema.pointer.hasPrefix(Self.open)
      {
        fail(there, "is not described")
      }
    }
  }

  /// Includes the properties of the parts of `allOf`.
  private func names(described schema: Place) -> Set<String> {
    var names = Set(schema["properties"]?.members.map(\.name) ?? [])
    for part in schema["allOf"]?.elements.compactMap(document.resolve) ?? [] {
      names.formUnion(self.names(described: part))
    }
    return names
  }

  private mutating func checkAlternatives(_ value: JSONValue, _ schema: Place, _ place: String) {
    for part in schema["allOf"]?.elements ?? [] { check(value, part, at: place, isWhole: false) }
    for keyword in ["anyOf", "oneOf"] {
      guard let alternatives = schema[keyword]?.elements else { continue }
      let walks = alternatives.map { alternative in
        var walk = SchemaWalk(document)
        walk.check(value, alternative, at: place)
        return walk
      }
      let fitting = walks.filter(\.faults.isEmpty)
      for walk in fitting { met.formUnion(walk.met) }
      if fitting.isEmpty {
        let whys = walks.map { $0.faults.joined(separator: " and ") }
        fail(place, "fits nothing of \(keyword): \(whys.joined(separator: "; or "))")
      } else if keyword == "oneOf", fitting.count > 1 {
        fail(place, "fits \(fitting.count) of oneOf")
      }
    }
  }

  private mutating func fail(_ place: String, _ why: String) {
    faults.append("\(place.isEmpty ? "the body" : place): \(why)")
  }
}

extension JSONValue {
  /// The value as it was written.
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
