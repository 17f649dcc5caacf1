// SPDX-License-Identifier: Apache-2.0

/// Reads Apple's `.strings`, an old-style property list of keys and texts.
///
/// Apple's own readers stop at what they do not understand and lose the rest without a word; this one
/// names the line, leaves the entry out and goes on with the next line that can begin one.
struct StringsParser {
  struct Entry {
    let key: String
    let text: String
    let line: Int
    let column: Int
  }

  private(set) var entries: [Entry] = []
  private(set) var warnings: [StringsFinding] = []
  /// What could not be read: entries, with their keys where those could be, or the file as a whole.
  private(set) var faults: [StringsFinding] = []
  private var source: SourceText
  /// The first character of the entry under way that cannot be written so.
  private var badEscape: StringsFinding?
  /// Scalars read twice after faults.
  private var readAgain = 0

  /// After so many faults the file is something else.
  private static let maximumFaults = 1_000

  init(_ source: SourceText) {
    self.source = source
  }

  mutating func parse() {
    skipBlank()
    let isBraced = source.take("{")
    skipBlank()
    while let scalar = source.current {
      if isBraced, scalar == "}" {
        _ = source.next()
        skipBlank()
        if !source.isAtEnd { faults.append(source.fault("nothing may follow the closing brace")) }
        return
      }
      let start = source
      do throws(StringsFinding) {
        try entry()
      } catch {
        faults.append(error)
        guard goOn(after: start) else { return }
      }
      skipBlank()
    }
    if isBraced { faults.append(source.fault("the opening brace must be closed")) }
  }

  /// Goes to the next line after the beginning of an entry that can begin another. What is wrong with
  /// an entry shows at the next one when a quotation mark or a semicolon is missing.
  private mutating func goOn(after start: SourceText) -> Bool {
    let reached = source.offset
    source = start
    // One semicolon too many costs nothing but itself.
    if source.take(";") { return faults.count < Self.maximumFaults }
    while let scalar = source.next() {
      guard scalar == "\n" || scalar == "\r" else { continue }
      while let blank = source.current, Self.isBlank(blank) { _ = source.next() }
      guard let first = source.current else { break }
      if first == "\"" || first == "'" || first == "}" || Self.mayStandUnquoted(first) { break }
    }
    readAgain += max(0, reached - source.offset)
    guard faults.count < Self.maximumFaults, readAgain <= 2 * source.count else {
      faults.append(source.fault("too much cannot be read: the file is no file of strings"))
      return false
    }
    return true
  }

  private mutating func entry() throws(StringsFinding) {
    badEscape = nil
    let (line, column) = (source.line, source.column)
    let key = try string("a key")
    let isKeyWhole = badEscape == nil
    do throws(StringsFinding) {
      // Where the semicolon belongs: what comes instead of it may be lines further on.
      var end = source
      skipBlank()
      var text = key
      if source.take("=") {
        skipBlank()
        text = try string("a text, in quotes,")
        end = source
        skipBlank()
      }
      guard source.take(";") else {
        throw end.fault("an entry must end with a semicolon", .syntax)
      }
      if var fault = badEscape {
        // The entry has been passed: nothing has to be read again.
        fault.key = isKeyWhole ? key : nil
        faults.append(fault)
        return
      }
      entries.append(Entry(key: key, text: text, line: line, column: column))
    } catch {
      var fault = error
      fault.key = isKeyWhole ? key : nil
      throw fault
    }
  }

  private mutating func string(_ what: String) throws(StringsFinding) -> String {
    if source.take("\"") { return try quoted(until: "\"") }
    if source.take("'") { return try quoted(until: "'") }
    var text = String.UnicodeScalarView()
    while let scalar = source.current, Self.mayStandUnquoted(scalar) {
      text.append(scalar)
      _ = source.next()
    }
    guard !text.isEmpty else {
      let found = source.current.map { "\"\($0)\"" } ?? "the end of the file"
      throw source.fault("\(what) must stand here, not \(found)", .syntax)
    }
    return String(text)
  }

  private mutating func quoted(until end: Unicode.Scalar) throws(StringsFinding) -> String {
    let opening = source
    var text = String.UnicodeScalarView()
    while let scalar = source.next() {
      if scalar == end { return String(text) }
      if scalar != "\\" {
        text.append(scalar)
        continue
      }
      do throws(StringsFinding) { text.append(try escape()) } catch {
        if source.isAtEnd { throw error }
        badEscape = badEscape ?? error
      }
    }
    throw opening.fault("the quotation must be closed", .syntax)
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(StringsFinding) -> Unicode.Scalar {
    guard let scalar = source.next() else {
      throw source.fault("the quotation must be closed", .syntax)
    }
    switch scalar {
    case "a": return "\u{7}"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    case "0"..."7": return try octalEscape(scalar)
    case "U": return try hexEscape()
    case "u":
      throw source.fault("a character's code must be written \\Uhhhh, with a capital U", .syntax)
    default: return scalar
    }
  }

  private mutating func octalEscape(_ first: Unicode.Scalar) throws(StringsFinding)
    -> Unicode.Scalar
  {
    var code = first.value - 0x30
    for _ in 0..<2 {
      guard let digit = source.current, ("0"..."7").contains(digit) else { break }
      code = code * 8 + digit.value - 0x30
      _ = source.next()
    }
    let scalar = code < 0x80 ? Unicode.Scalar(code) : Self.nextstep[Int(code)]
    guard let scalar, scalar != "\0" else {
      throw source.fault("an octal code must name a character", .syntax)
    }
    return scalar
  }

  /// Up to four digits, a UTF-16 unit; two that are a pair are one character.
  private mutating func hexEscape() throws(StringsFinding) -> Unicode.Scalar {
    let unit = try hexUnit()
    if unit & 0xFC00 == 0xD800, source.take("\\U") {
      let low = try hexUnit()
      let code = 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)
      if low & 0xFC00 == 0xDC00, let scalar = Unicode.Scalar(code) { return scalar }
    }
    guard let scalar = Unicode.Scalar(unit), unit != 0 else {
      throw source.fault("\\U codes must name a character; surrogates come in pairs", .syntax)
    }
    return scalar
  }

  private mutating func hexUnit() throws(StringsFinding) -> UInt32 {
    var digits = ""
    while digits.utf8.count < 4, let scalar = source.current, scalar.properties.isASCIIHexDigit {
      digits.unicodeScalars.append(scalar)
      _ = source.next()
    }
    guard let unit = UInt32(digits, radix: 16) else {
      throw source.fault("\\U must be followed by hexadecimal digits", .syntax)
    }
    return unit
  }

  private mutating func skipBlank() {
    while let scalar = source.current {
      if Self.isBlank(scalar) {
        _ = source.next()
      } else if source.take("/*") {
        let opening = source
        if source.take(upTo: "*/") == nil {
          warnings.append(opening.fault("the comment is not closed", .comment))
        }
      } else if source.take("//") {
        while let scalar = source.next(), scalar != "\n", scalar != "\r", scalar != "\u{2028}",
          scalar != "\u{2029}"
        {}
      } else {
        return
      }
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    ("\t"..."\r").contains(scalar) || [" ", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  private static func mayStandUnquoted(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || ["_", "$", "/", ":", ".", "-"].contains(scalar))
  }

  /// The upper half of the NeXTSTEP character set, which octal codes still mean.
  private static let nextstep: [Int: Unicode.Scalar] = {
    let upper =
      "\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶"
      + "•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ"
    return Dictionary(uniqueKeysWithValues: zip(0x80..., upper.unicodeScalars))
  }()
}
