// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer

/// A form with files, as browsers send it: `multipart/form-data` (RFC 7578).
///
/// The parser is strict. It accepts neither a preamble nor text behind the last boundary, no line
/// that begins with the boundary within a part, no encoded parts and no `filename*` (RFC 7578 §4.2
/// and §4.7 advise against the latter two). A complete body within the limit of its route is
/// parsed in one pass.
struct MultipartForm: Sendable, Equatable {
  /// A file of the form.
  struct File: Sendable, Equatable {
    /// The name on the user's computer, unchanged; empty if no file was chosen.
    let name: String
    let bytes: [UInt8]
  }

  /// The fields without a file, in their order.
  private(set) var fields = QueryItems()
  private var files: [String: File] = [:]

  /// Parts of a form: more than any form of the page has.
  static let maximumParts = 64
  /// Bytes of a part's header. A file name has up to 255 characters.
  static let maximumHeaderBytes = 2_048

  /// Returns the chosen file of a field; nil without one.
  func file(_ field: String) -> File? {
    files[field].flatMap { $0.name.isEmpty && $0.bytes.isEmpty ? nil : $0 }
  }

  /// Why a body is no form.
  enum Malformed: Error, Equatable, CustomStringConvertible {
    case beginning, truncated, boundaryLine, end, tooManyParts
    case header, headerTooLong, encoded, disposition, noName, name, extendedName
    case repeatedFile(String)
    case field(String)

    var description: String {
      switch self {
      case .beginning: "the body must begin with the boundary that Content-Type names"
      case .truncated: "the body ends before the last boundary"
      case .boundaryLine: "a line that begins with the boundary must end after it"
      case .end: "nothing may follow the last boundary"
      case .tooManyParts: "a form may have at most \(MultipartForm.maximumParts) parts"
      case .header: "a part's header must consist of lines of a name, a colon and a value"
      case .headerTooLong:
        "a part's header may have at most \(MultipartForm.maximumHeaderBytes) bytes"
      case .encoded: "parts must not be encoded (Content-Transfer-Encoding)"
      case .disposition:
        "a part must have one Content-Disposition: form-data, with each parameter once"
      case .noName: "a part has no name"
      case .name: "names of fields and files must be UTF-8 without control characters"
      case .extendedName: "the file's name must be in filename, not in filename*"
      case .repeatedFile(let name): "the field \"\(name)\" may have one file only"
      case .field(let name): "the field \"\(name)\" is not UTF-8 without NUL"
      }
    }
  }

  /// Returns the boundary of a `Content-Type`; nil for another type, or without a valid boundary
  /// (RFC 2046 §5.1.1: 1 to 70 characters).
  static func boundary(ofContentType field: String) -> [UInt8]? {
    let bytes = Array(field.utf8)
    let type = bytes.prefix { $0 != UInt8(ascii: ";") }
    let name = String(decoding: type, as: UTF8.self).lowercased().filter { $0 != " " }
    guard name == "multipart/form-data",
      let boundary = FieldParameters.parse(bytes[type.endIndex...])?["boundary"],
      (1...70).contains(boundary.count), boundary.last != UInt8(ascii: " "),
      boundary.allSatisfy(isBoundaryByte)
    else { return nil }
    return boundary
  }

  private static func isBoundaryByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "'()+_,-./:=? ".utf8.contains(byte)
    }
  }

  init(parsing body: [UInt8], boundary: [UInt8]) throws(Malformed) {
    // A delimiter is a boundary at the beginning of a line; its line break belongs to it.
    let delimiter = Array("\r\n--".utf8) + boundary
    guard body.starts(with: delimiter.dropFirst(2)) else { throw .beginning }
    var items: [QueryItems.Item] = []
    var position = delimiter.count - 2
    var parts = 0
    while true {
      if Self.has("--", in: body, at: position) {
        let rest = body[(position + 2)...]
        guard rest.isEmpty || rest.elementsEqual("\r\n".utf8) else { throw .end }
        break
      }
      guard Self.has("\r\n", in: body, at: position) else {
        throw position + 2 > body.count ? .truncated : .boundaryLine
      }
      position += 2
      parts += 1
      guard parts <= Self.maximumParts else { throw .tooManyParts }
      let header = try PartHeader(reading: body, at: &position)
      guard let end = Self.find(delimiter, in: body, from: position) else { throw .truncated }
      let content = body[position..<end]
      position = end + delimiter.count
      if let name = header.fileName {
        let file = File(name: name, bytes: Array(content))
        guard files.updateValue(file, forKey: header.name) == nil else {
          throw .repeatedFile(header.name)
        }
      } else {
        guard let text = String(validating: content, as: UTF8.self), !content.contains(0) else {
          throw .field(header.name)
        }
        items.append(.init(name: header.name, value: text))
      }
    }
    fields = QueryItems(items)
  }

  private static func has(_ text: StaticString, in body: [UInt8], at position: Int) -> Bool {
    body[position...].starts(with: "\(text)".utf8)
  }

  /// Returns the position of a delimiter. Only its first byte is a carriage return, so that the
  /// comparisons of a body together take time proportional to its length.
  private static func find(_ delimiter: [UInt8], in body: [UInt8], from start: Int) -> Int? {
    var position = start
    let last = body.count - delimiter.count
    while position <= last {
      if body[position] == delimiter[0] {
        var length = 1
        while length < delimiter.count, body[position + length] == delimiter[length] { length += 1 }
        if length == delimiter.count { return position }
        position += length
      } else {
        position += 1
      }
    }
    return nil
  }
}

/// The header of a part: the name of its field, and that of its file.
private struct PartHeader {
  let name: String
  /// Nil for a field without a file.
  let fileName: String?

  /// Reads the lines up to the empty one.
  /// - Parameter position: the beginning of the header; then that of the content.
  init(reading body: [UInt8], at position: inout Int) throws(MultipartForm.Malformed) {
    let end = min(body.count, position + MultipartForm.maximumHeaderBytes)
    var parameters: [String: [UInt8]]?
    while true {
      let line = body[position..<end].prefix { $0 != UInt8(ascii: "\r") }
      guard line.endIndex + 1 < end else {
        throw end == body.count ? .truncated : .headerTooLong
      }
      guard body[line.endIndex + 1] == UInt8(ascii: "\n") else { throw .header }
      position = line.endIndex + 2
      if line.isEmpty { break }
      let name = line.prefix(while: FieldParameters.isTokenByte)
      guard !name.isEmpty, line.dropFirst(name.count).first == UInt8(ascii: ":"),
        line.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") })
      else { throw .header }
      let value = line.dropFirst(name.count + 1).drop { $0 == UInt8(ascii: " ") }
      switch String(decoding: name, as: UTF8.self).lowercased() {
      case "content-disposition":
        guard parameters == nil else { throw .disposition }
        parameters = try Self.disposition(value)
      case "content-transfer-encoding": throw .encoded
      // Others are ignored (RFC 7578 §4.8).
      default: break
      }
    }
    guard let parameters else { throw .disposition }
    guard parameters["filename*"] == nil, parameters["name*"] == nil else { throw .extendedName }
    guard let name = parameters["name"], !name.isEmpty else { throw .noName }
    self.name = try Self.text(name)
    fileName = if let file = parameters["filename"] { try Self.text(file) } else { nil }
  }

  private static func disposition(
    _ value: ArraySlice<UInt8>
  ) throws(MultipartForm.Malformed) -> [String: [UInt8]] {
    let type = value.prefix(while: FieldParameters.isTokenByte)
    guard String(decoding: type, as: UTF8.self).lowercased() == "form-data",
      let parameters = FieldParameters.parse(value.dropFirst(type.count))
    else { throw .disposition }
    return parameters
  }

  private static func text(_ bytes: [UInt8]) throws(MultipartForm.Malformed) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .name }
    return text
  }
}
