// SPDX-License-Identifier: Apache-2.0
// Reads Unicode's data from the ICU of the toolchain.
import Glibc
import _FoundationICU

/// One string of a resource bundle, with the keys of its path.
struct Entry {
  let path: [String]
  let text: String
}

/// Returns every string below a table: `entries("metadata", "alias", "language")`.
func entries(_ bundle: String, _ keys: String...) -> [Entry] {
  var status = U_ZERO_ERROR
  var table = swift_ures_openDirect(nil, bundle, &status)
  for key in keys { table = swift_ures_getByKey(table, key, nil, &status) }
  precondition(status.rawValue <= 0, "no \(bundle) \(keys)")
  var found: [Entry] = []
  collect(table, [], into: &found)
  return found
}

private func collect(_ resource: OpaquePointer?, _ path: [String], into found: inout [Entry]) {
  var status = U_ZERO_ERROR
  switch swift_ures_getType(resource) {
  case URES_STRING:
    var length: Int32 = 0
    let units = UnsafeBufferPointer(
      start: swift_ures_getString(resource, &length, &status), count: Int(length))
    found.append(Entry(path: path, text: String(decoding: units, as: UTF16.self)))
  case URES_TABLE, URES_ARRAY:
    for index in 0..<swift_ures_getSize(resource) {
      let child = swift_ures_getByIndex(resource, index, nil, &status)
      let key = swift_ures_getKey(child).map { String(cString: $0) } ?? "\(index)"
      collect(child, path + [key], into: &found)
      swift_ures_close(child)
    }
  default: break
  }
}

func text(_ body: (UnsafeMutablePointer<CChar>, Int32, inout UErrorCode) -> Int32) -> String? {
  var buffer = [CChar](repeating: 0, count: 256)
  var status = U_ZERO_ERROR
  let length = body(&buffer, 256, &status)
  guard status.rawValue <= 0 else { return nil }
  return String(decoding: buffer[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// Calls Apple's matcher.
func localizations(_ available: [String], for preferred: [String]) -> [String] {
  let available = available.map { strdup($0) }
  let preferred = preferred.map { strdup($0) }
  defer { for text in available + preferred { free(text) } }
  var found = [UnsafePointer<CChar>?](repeating: nil, count: available.count + 1)
  var status = U_ZERO_ERROR
  let count = ualoc_localizationsToUse(
    preferred.map { UnsafePointer($0) }, Int32(preferred.count),
    available.map { UnsafePointer($0) }, Int32(available.count), &found, Int32(found.count), &status
  )
  return found[..<Int(count)].compactMap { $0.map { String(cString: $0) } }
}

/// Returns every locale for which the toolchain has texts.
func carriedLocales() -> [String] {
  (0..<swift_uloc_countAvailable()).compactMap {
    swift_uloc_getAvailable($0).map { String(cString: $0) }
  }
}

func englishName(of language: String) -> String? {
  var buffer = [UInt16](repeating: 0, count: 128)
  var status = U_ZERO_ERROR
  let length = swift_uloc_getDisplayLanguage(language, "en", &buffer, 128, &status)
  return status.rawValue <= 0 ? String(decoding: buffer[..<Int(length)], as: UTF16.self) : nil
}

/// Returns all script codes.
func scripts() -> [String] {
  (0..<USCRIPT_CODE_LIMIT.rawValue).compactMap { code in
    swift_uscript_getShortName(UScriptCode(code)).map { String(cString: $0) }
  }
}

var cldrVersion: String {
  entries("supplementalData").first { $0.path == ["cldrVersion"] }?.text ?? "unknown"
}

/// Returns "2c/2e/2d/30/3/3/1": group, decimal, minus, zero, two group sizes, minimum number of
/// digits left of a separator.
func numberShape(of locale: String) -> String {
  var status = U_ZERO_ERROR
  let format = swift_unum_open(UNUM_DECIMAL, nil, 0, locale, nil, &status)
  defer { swift_unum_close(format) }
  return numberShape(
    format, group: UNUM_GROUPING_SEPARATOR_SYMBOL, decimal: UNUM_DECIMAL_SEPARATOR_SYMBOL)
}

func numberShape(
  _ format: UnsafeMutablePointer<UNumberFormat?>?, group: UNumberFormatSymbol,
  decimal: UNumberFormatSymbol
) -> String {
  var status = U_ZERO_ERROR
  func symbol(_ symbol: UNumberFormatSymbol) -> String {
    var buffer = [UInt16](repeating: 0, count: 16)
    let length = swift_unum_getSymbol(format, symbol, &buffer, 16, &status)
    return String(decoding: buffer[..<Int(length)], as: UTF16.self).unicodeScalars
      .map { String($0.value, radix: 16) }.joined(separator: "+")
  }
  func attribute(_ attribute: UNumberFormatAttribute) -> Int32 {
    swift_unum_getAttribute(format, attribute)
  }
  let primary = attribute(UNUM_GROUPING_SIZE)
  let secondary = attribute(UNUM_SECONDARY_GROUPING_SIZE)
  let sizes = [
    primary, secondary > 0 ? secondary : primary, max(1, attribute(UNUM_MINIMUM_GROUPING_DIGITS)),
  ]
  let symbols = [group, decimal, UNUM_MINUS_SIGN_SYMBOL, UNUM_ZERO_DIGIT_SYMBOL]
  return (symbols.map(symbol) + sizes.map(String.init)).joined(separator: "/")
}
