// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import Testing

/// Compares every request that a test sends, and its answer, with openapi.json.
struct Contract {
  /// Operations with the statuses they answered, as `put /v1/apps/{app} 201`.
  private(set) var answered: Set<String> = []
  /// The pointers of the described properties that occurred in answers.
  private(set) var met: Set<String> = []
  private let document = OpenAPIDocument.served
  private static let lines = "application/x-ndjson"
  /// Header fields that no operation describes: about content, caches and proxies.
  private static let everywhere: Set = ["content-type", "cache-control", "x-accel-buffering"]

  mutating func check(
    _ method: HTTPRequest.Method, _ path: String, body: [UInt8], _ answer: Answer
  ) {
    guard let operation = document.operation(method, path) else {
      return fail("\(method.rawValue) \(path)", "there is no such operation")
    }
    let name = "\(operation.name) \(answer.status)"
    answered.insert(name)
    guard let contents = document.response(operation, answer.status) else {
      return fail(name, "the status is not described")
    }
    checkAnswer(answer, contents, name)
    let headers = document.headers(operation, answer.status).union(Self.everywhere)
    for field in answer.headers where !headers.contains(field.name.canonicalName) {
      fail(name, "the header field \(field.name) is not described")
    }
    // Accepted requests must be described: a client generated from the document sends nothing else.
    if answer.status < 300, let schema = document.requestSchema(operation),
      let value = try? JSONDocument(parsing: body).root
    {
      var walk = SchemaWalk(document)
      walk.check(value, schema)
      for fault in walk.faults { fail("\(name), the body that was taken", fault) }
    }
  }

  /// One line of an NDJSON answer.
  mutating func check(line: JSONValue, _ method: HTTPRequest.Method, _ path: String) {
    let contents = document.operation(method, path).flatMap { document.response($0, 200) }
    guard let schema = contents?.first(where: { $0.type == Self.lines })?.schema else {
      return fail(path, "its lines are not described")
    }
    var walk = SchemaWalk(document)
    walk.check(line, schema)
    for fault in walk.faults { fail("\(path), a line", fault) }
    met.formUnion(walk.met)
  }

  private mutating func checkAnswer(
    _ answer: Answer, _ contents: [(type: String, schema: OpenAPIDocument.Place?)], _ name: String
  ) {
    guard !contents.isEmpty else {
      if !answer.text.isEmpty { fail(name, "no body is described: \(answer.text)") }
      return
    }
    let type = answer.contentType.prefix { $0 != ";" }
    guard let content = contents.first(where: { $0.type == type }) else {
      return fail(name, "\(type) is not described")
    }
    // NDJSON answers are checked line by line.
    guard type.hasSuffix("json"), type != Self.lines, let schema = content.schema else { return }
    guard let value = answer.json else { return fail(name, "the answer is not JSON") }
    var walk = SchemaWalk(document)
    walk.check(value, schema)
    for fault in walk.faults { fail(name, fault) }
    met.formUnion(walk.met)
  }

  private func fail(_ place: String, _ why: String) {
    Issue.record("Sources/API/openapi.json, \(place): \(why)")
  }
}
