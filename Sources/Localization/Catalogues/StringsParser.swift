// SPDX-License-Identifier: Apache-2.0

/// Parses Apple's `.strings`, an old-style property list of keys and texts.
///
/// Apple's own readers stop at the first error and silently drop the rest. This parser reports the
/// line, skips the entry and continues with the next line that can begin an entry.
struct StringsParser {
  struct Entry {
    let key: String
    let text: String
    let line: Int
    let column: Int
  }

  private(set) var entries: [Entry] = []
  private(set) var warnings: [StringsFinding] = []
  /// Errors of unreadable entries, with their keys if those are readable, or of the whole file.
  private(set) var faults: [StringsFinding] = []
  private var source: SourceText
  /// First invalid escape in the current entry.
  private var badEscape: StringsFinding?
  /// Number of scalars that were read again after errors.
  private var readAgain = 0

  /// A file with more errors is not a file of strings.
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
        guard proceed(after: start) else { return }
      }
      skipBlank()
    }
    if isBraced { faults.append(source.fault("the opening brace must be closed")) }
  }

  /// Skips to the next line after the start of an entry that can begin another entry. A missing
  /// quotation mark or semicolon causes an error only at the next entry.
  private mutating func proceed(after start: SourceText) -> Bool {
    let reached = source.offset
    source = start
    // A surplus semicolon is skipped on its own.
    if source.take(";") { return faults.count < Self.maximumFaults }
    while let scalar = source.next() {
      guard scalar == "\n" || scalar == "\r" else { continue }
      while let blank = source.current, Self.isBlank(blank) { _ = source.next() }
      guard let first = source.current else { break }
      if first == "\"" || first == "'" || first == "}" || Self.mayBeUnquoted(first) { break }
    }
    readAgain += max(0, reached - source.offset)
    guard faults.count < Self.maximumFaults, readAgain <= 2 * source.count else {
      faults.append(source.fault("too much cannot be read: it is not a strings file"))
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
      // Position of the missing semicolon; the next character may be some lines below.
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
        // The whole entry has been read, so that nothing is parsed again.
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
    while let scalar = source.current, Self.mayBeUnquoted(scalar) {
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

  /// Parses the rest of an escape after its backslash.
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

  /// Parses up to four digits, a UTF-16 unit; a surrogate pair is one character.
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

  private static func mayBeUnquoted(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || ["_", "$", "/", ":", ".", "-"].contains(scalar))
  }

  /// Upper half of the NeXTSTEP character set, which octal escapes still use.
  private static let nextstep: [Int: Unicode.Scalar] = {
    let upper =
      "\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶"
      + "•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ"
    return Dictionary(uniqueKeysWithValues: zip(0x80..., upper.unicodeScalars))
  }()
}
