// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Glibc
import JSONText

/// For each line of JSON in the input, prints one line of JSON, in order.
///
/// For an invalid line, prints `{"error": "…"}` and continues; the exit code is then 1. Output is
/// flushed as soon as no further input is buffered, so that a program can send one line and wait
/// for the result.
struct Batch {
  /// Maximum bytes of a line; longer lines are rejected, which limits memory.
  static let maximumLineBytes = 1_048_576
  private static let chunkBytes = 65_536

  /// Writes the members of a result.
  typealias Answer = (inout JSONWriter) -> Void

  private let answer: (BatchLine) throws(BatchFault) -> Answer
  private var output: [UInt8] = []
  private var faults = 0

  /// Reads standard input to its end. Throws exit code 1 if a line was invalid.
  static func run(_ answer: @escaping (BatchLine) throws(BatchFault) -> Answer) throws {
    var batch = Batch(answer: answer)
    try batch.run()
    if batch.faults > 0 { throw ExitCode.failure }
  }

  private init(answer: @escaping (BatchLine) throws(BatchFault) -> Answer) {
    self.answer = answer
  }

  private mutating func run() throws {
    var pending: [UInt8] = []
    var isOverlong = false
    var chunk = [UInt8](repeating: 0, count: Self.chunkBytes)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      var rest = chunk[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        pending += rest[..<end]
        take(pending, isOverlong: isOverlong)
        pending.removeAll(keepingCapacity: true)
        isOverlong = false
        rest = rest[(end + 1)...]
      }
      pending += rest
      if pending.count > Self.maximumLineBytes {
        pending.removeAll()
        isOverlong = true
      }
      guard flush() else { return }
    }
    if !pending.isEmpty || isOverlong { take(pending, isOverlong: isOverlong) }
    _ = flush()
  }

  private mutating func take(_ line: [UInt8], isOverlong: Bool) {
    var writer = JSONWriter()
    do throws(BatchFault) {
      guard !isOverlong, line.count <= Self.maximumLineBytes else {
        throw BatchFault("a line may have at most \(Self.maximumLineBytes) bytes")
      }
      let members = try answer(BatchLine(line))
      writer.object(members)
    } catch {
      faults += 1
      writer.object { $0.field("error", error.message) }
    }
    output += writer.bytes
    output.append(UInt8(ascii: "\n"))
  }

  /// Writes the buffered output. Returns false if the program that reads the pipe has closed it.
  private mutating func flush() -> Bool {
    var rest = output[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    output.removeAll(keepingCapacity: true)
    return true
  }
}

/// Why a line is invalid, with a description of a valid one.
struct BatchFault: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// One line of a batch: a JSON object.
struct BatchLine {
  private let object: JSONValue

  fileprivate init(_ line: [UInt8]) throws(BatchFault) {
    do {
      object = try JSONDocument(parsing: line).root
    } catch {
      throw BatchFault("the line must be a JSON object; column \(error.column): \(error.message)")
    }
    guard object.kind == .object else { throw BatchFault("the line must be a JSON object") }
  }

  func string(_ name: String) throws(BatchFault) -> String {
    guard let text = object[name]?.string else { throw BatchFault("\(name) must be a string") }
    return text
  }

  /// Returns a number's digits as written, from a JSON string or a JSON number.
  func number(_ name: String) throws(BatchFault) -> String {
    if let value = object[name], value.kind == .number {
      return String(decoding: value.bytes, as: UTF8.self)
    }
    guard let text = object[name]?.string else {
      throw BatchFault("\(name) must be a string of decimal digits, such as \"1.50\"")
    }
    return text
  }

  func strings(_ name: String) throws(BatchFault) -> [String] {
    guard let list = object[name], list.kind == .array else {
      throw BatchFault("\(name) must be an array of language tags, such as [\"en\", \"fr\"]")
    }
    var strings: [String] = []
    for (index, element) in list.elements.enumerated() {
      guard let text = element.string else {
        throw BatchFault("\(name)/\(index) must be a string, a language tag")
      }
      strings.append(text)
    }
    return strings
  }
}
