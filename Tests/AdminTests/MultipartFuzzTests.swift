// SPDX-License-Identifier: Apache-2.0
import HTTPServer
import Randomness
import Testing

@testable import Admin

/// Forms with files of random content, and mutations of them. The seeds are fixed.
@Suite struct MultipartFuzzTests {
  private static let boundary = "--X"

  /// A field, or a file if it has a name.
  private struct Part {
    let name: String
    let file: String?
    let content: [UInt8]
  }

  /// Pieces of contents and mutations: the parts of a form.
  private static let pieces: [[UInt8]] = [
    "\r\n----X", "\r\n----X--", "----X\r\n", "\r\n--", "\r", "\n", "\r\n\r\n", "\"", "\\", ";", "=",
    "Content-Disposition: form-data; name=\"a\"", "; filename=\"b\"", "filename*=UTF-8''c", "é",
    "\0",
  ].map { Array($0.utf8) }

  private static func parts(_ random: inout SplitMix64) -> [Part] {
    (0..<Int.random(in: 0...4, using: &random)).map { number in
      var content: [UInt8] = []
      let isFile = Bool.random(using: &random)
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let piece = pieces.randomElement(using: &random) ?? []
        let isUsed = isFile || piece != [0]
        content += isUsed ? piece : Array("text".utf8)
        // A break before the delimiter would end the part.
        content += Array("y".utf8)
      }
      return Part(
        name: "é\(number)", file: isFile ? "\(number) \"x\".p8" : nil,
        content: content.isDelimited ? [] : content)
    }
  }

  private static func body(_ parts: [Part]) -> [UInt8] {
    var body: [UInt8] = []
    for part in parts {
      let file = part.file.map { "; filename=\"\($0.replacing("\"", with: "\\\""))\"" } ?? ""
      body += Array(
        "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(part.name)\"\(file)\r\n\r\n".utf8
      )
      body += part.content + Array("\r\n".utf8)
    }
    return body + Array("--\(boundary)--\r\n".utf8)
  }

  private static func parse(_ body: [UInt8]) throws(MultipartForm.Malformed) -> MultipartForm {
    try MultipartForm(parsing: body, boundary: Array(boundary.utf8))
  }

  @Test("fields are read as they were entered in a browser", arguments: 0..<200)
  func roundTrips(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let parts = Self.parts(&random)
    let form = try Self.parse(Self.body(parts))
    for part in parts {
      if let name = part.file {
        #expect(form.file(part.name)?.name == name)
        #expect(form.file(part.name)?.bytes == part.content)
      } else {
        #expect(form.fields.first(part.name) == String(decoding: part.content, as: UTF8.self))
      }
    }
    #expect(form.fields.items.count == parts.count { $0.file == nil })
  }

  @Test("mutated and truncated forms are refused, or have bounded parts", arguments: 0..<100)
  func mutations(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let whole = Self.body(Self.parts(&random))
    for _ in 0..<50 {
      var body = whole
      for _ in 0...Int.random(in: 0...4, using: &random) {
        let index = Int.random(in: 0..<max(1, body.count), using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !body.isEmpty: body[index] = .random(in: 0...255, using: &random)
        case 1 where !body.isEmpty: body.remove(at: index)
        case 2: body.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: index)
        default: body = Array(body.prefix(index))
        }
      }
      do throws(MultipartForm.Malformed) {
        let form = try Self.parse(body)
        #expect(form.fields.items.count <= MultipartForm.maximumParts)
        let bytes = form.fields.items.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        #expect(bytes <= body.count)
        #expect(form.fields.items.allSatisfy { !$0.name.isEmpty && !$0.value.utf8.contains(0) })
      } catch { #expect(!error.description.isEmpty) }
    }
  }

  @Test("random media types have a usable boundary, or none", arguments: 0..<200)
  func mediaTypes(seed: UInt64) {
    var random = SplitMix64(state: seed)
    var type = "multipart/form-data; boundary="
    for _ in 0..<Int.random(in: 0...80, using: &random) {
      type.unicodeScalars.append(
        Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &random)))
    }
    guard let boundary = MultipartForm.boundary(ofContentType: type) else { return }
    #expect((1...70).contains(boundary.count) && !boundary.contains(0x22))
  }
}

extension [UInt8] {
  /// Whether the content ends its part.
  fileprivate var isDelimited: Bool {
    let delimiter = Array("\r\n----X".utf8)
    return ("\r\n".utf8 + self).indices.contains { start in
      (Array("\r\n".utf8) + self)[start...].starts(with: delimiter)
    }
  }
}
