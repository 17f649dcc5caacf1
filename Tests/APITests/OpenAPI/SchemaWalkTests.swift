// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

/// The validation of answers against schemas finds faults.
@Suite struct SchemaWalkTests {
  private func faults(_ schema: String, _ value: String) throws -> [String] {
    let root = try JSONDocument(parsing: Array(#"{"s": \#(schema)}"#.utf8)).root
    let document = OpenAPIDocument(root: root)
    var walk = SchemaWalk(document)
    walk.check(try JSONDocument(parsing: Array(value.utf8)).root, try #require(document.at("/s")))
    return walk.faults
  }

  @Test(
    "a value that violates its schema is reported",
    arguments: [
      (#"{"type": "string"}"#, "5", "5 is no string"),
      (#"{"type": "integer"}"#, "1.5", "1.5 is no integer"),
      (#"{"type": ["string", "null"]}"#, "[]", "no string or null"),
      (#"{"enum": ["a", "b"]}"#, #""c""#, "is none of"),
      (#"{"type": "string", "format": "uuid"}"#, #""x""#, "no uuid"),
      (#"{"type": "string", "format": "date-time"}"#, #""2026-11-20 09:00""#, "no date-time"),
      (#"{"type": "string", "format": "uri"}"#, #""errors.md#pg1101""#, "no uri"),
      (#"{"type": "string", "format": "odd"}"#, #""x""#, "no odd"),
      (#"{"type": "string", "maxLength": 2}"#, #""abc""#, "over maxLength"),
      (#"{"type": "string", "pattern": "^a"}"#, #""b""#, "does not match"),
      (#"{"type": "integer", "minimum": 1}"#, "0", "under minimum"),
      (#"{"type": "array", "maxItems": 1}"#, "[1, 2]", "over maxItems"),
      (#"{"type": "array", "items": {"type": "null"}}"#, "[null, 2]", "/1: 2 is no null"),
      (#"{"type": "object", "required": ["a"]}"#, "{}", "a is required"),
      (#"{"properties": {"a": {}}}"#, #"{"b": 1}"#, "/b: is not described"),
      (#"{"properties": {"a": {}}, "additionalProperties": true}"#, #"{"b": 1}"#, "/b: is not"),
      (#"{"additionalProperties": {"type": "null"}}"#, #"{"b": 1}"#, "/b: 1 is no null"),
      (#"{"anyOf": [{"type": "null"}, {"type": "string"}]}"#, "1", "fits nothing of anyOf"),
      (#"{"oneOf": [{"type": "string"}, {"minLength": 1}]}"#, #""a""#, "fits 2 of oneOf"),
      (#"{"allOf": [{"properties": {"a": {}}}]}"#, #"{"b": 1}"#, "/b: is not described"),
      (##"{"$ref": "#/nowhere"}"##, "1", "leads nowhere"),
      (#"{"uniqueItems": true}"#, "[]", "uniqueItems is unknown"),
    ])
  func faulty(schema: String, value: String, fault: String) throws {
    let faults = try faults(schema, value)
    #expect(faults.count == 1 && faults[0].contains(fault), "\(faults)")
  }

  @Test(
    "a value that matches its schema is not reported",
    arguments: [
      (#"{"type": ["string", "null"], "maxLength": 1}"#, "null"), (#"{"type": "integer"}"#, "5.0"),
      (#"{"type": "object"}"#, #"{"anything": 1}"#),
      (#"{"type": "string", "format": "uri-reference"}"#, #""errors.md#pg1101""#),
      (#"{"properties": {"a": {"type": "null"}}}"#, #"{"a": null}"#),
      (#"{"allOf": [{"properties": {"a": {}}}, {"properties": {"b": {}}}]}"#, #"{"a": 1, "b": 2}"#),
      (#"{"oneOf": [{"required": ["a"]}, {"required": ["b"]}]}"#, #"{"a": 1}"#),
    ])
  func fitting(schema: String, value: String) throws {
    #expect(try faults(schema, value) == [])
  }
}
