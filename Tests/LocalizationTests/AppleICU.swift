// SPDX-License-Identifier: Apache-2.0
import Glibc
import _FoundationICU

/// Apple's own matcher, plural rules and number formats from the toolchain, as reference for the
/// tests.
enum AppleICU {
  static var locales: [String] {
    // If "no_NO" is the first locale requested, this ICU never returns.
    _ = chain(available: ["fr"], preferred: ["fr-CA"])
    return (0..<swift_uloc_countAvailable()).compactMap { index in
      swift_uloc_getAvailable(index).map { String(cString: $0) }
    }
  }

  /// A number as shown: "1.0" has a fraction digit, "1" has none.
  final class Shown {
    fileprivate let result: OpaquePointer?

    init(_ number: String) {
      let places = number.split(separator: ".").dropFirst().first?.utf8.count ?? 0
      let skeleton = Array(("." + String(repeating: "0", count: places) + " group-off").utf16)
      var status = U_ZERO_ERROR
      let format = swift_unumf_openForSkeletonAndLocale(
        skeleton, Int32(skeleton.count), "en", &status)
      defer { swift_unumf_close(format) }
      result = swift_unumf_openResult(&status)
      swift_unumf_formatDecimal(format, number, Int32(number.utf8.count), result, &status)
    }

    deinit { swift_unumf_closeResult(result) }
  }

  static func categories(of numbers: [Shown], in locale: String) -> [String] {
    var status = U_ZERO_ERROR
    let rules = swift_uplrules_open(locale, &status)
    defer { swift_uplrules_close(rules) }
    return numbers.map { number in
      text { swift_uplrules_selectFormatted(rules, number.result, $0, $1, &$2) }
    }
  }

  static func text(of number: String, in locale: String) -> String {
    texts(of: [number], in: locale)[0]
  }

  static func texts(of numbers: [String], in locale: String) -> [String] {
    var status = U_ZERO_ERROR
    let format = swift_unum_open(UNUM_DECIMAL, nil, 0, locale, nil, &status)
    defer { swift_unum_close(format) }
    return numbers.map { number in
      text { swift_unum_formatDecimal(format, number, Int32(number.utf8.count), $0, $1, nil, &$2) }
    }
  }

  /// Uses the given number of fraction digits.
  static func percent(_ number: String, places: Int32, in locale: String) -> String {
    var status = U_ZERO_ERROR
    let format = swift_unum_open(UNUM_PERCENT, nil, 0, locale, nil, &status)
    defer { swift_unum_close(format) }
    swift_unum_setAttribute(format, UNUM_FRACTION_DIGITS, places)
    return text {
      swift_unum_formatDecimal(format, number, Int32(number.utf8.count), $0, $1, nil, &$2)
    }
  }

  /// - Parameter locale: names the currency: "de_US@currency=EUR".
  static func money(_ amount: String, in locale: String) -> String {
    var status = U_ZERO_ERROR
    let format = swift_unum_open(UNUM_CURRENCY, nil, 0, locale, nil, &status)
    defer { swift_unum_close(format) }
    return text {
      swift_unum_formatDecimal(format, amount, Int32(amount.utf8.count), $0, $1, nil, &$2)
    }
  }

  /// Times in UTC, in seconds since 1970.
  static func texts(
    of moments: [Int64], isDate: Bool, isShort: Bool, in locale: String
  ) -> [String] {
    var status = U_ZERO_ERROR
    let (zone, style) = (Array("UTC".utf16), isShort ? UDAT_SHORT : UDAT_MEDIUM)
    let format = swift_udat_open(
      isDate ? UDAT_NONE : style, isDate ? style : UDAT_NONE, locale, zone, 3, nil, 0, &status)
    defer { swift_udat_close(format) }
    return moments.map { moment in
      text { swift_udat_format(format, Double(moment) * 1000, $0, $1, nil, &$2) }
    }
  }

  static var currencies: [String] {
    var status = U_ZERO_ERROR
    let codes = swift_ucurr_openISOCurrencies(
      UInt32(UCURR_COMMON.rawValue | UCURR_NON_DEPRECATED.rawValue), &status)
    defer { swift_uenum_close(codes) }
    var currencies: [String] = []
    var length: Int32 = 0
    while let code = swift_uenum_next(codes, &length, &status) {
      currencies.append(String(cString: code))
    }
    return currencies
  }

  /// "de", "sr_Latn", …: each language of a locale, and each with a script.
  static var languages: [String] {
    var seen: Set<String> = []
    return locales.filter { !$0.hasSuffix("_POSIX") }.compactMap { locale in
      let parts = locale.split(separator: "_").prefix(2)
      let language = parts.prefix(parts.last?.utf8.count == 4 ? 2 : 1).joined(separator: "_")
      return seen.insert(language).inserted ? language : nil
    }
  }

  static var regions: [String] {
    var regions = ["001", "150", "419"]
    let codes = swift_uloc_getISOCountries()
    while let code = codes?[regions.count - 3] { regions.append(String(cString: code)) }
    return regions
  }

  private static func text(
    _ body: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32
  ) -> String {
    var buffer = [UInt16](repeating: 0, count: 128)
    var status = U_ZERO_ERROR
    let length = body(&buffer, 128, &status)
    return String(decoding: buffer[..<Int(length)], as: UTF16.self)
  }

  static func chain(available: [String], preferred: [String]) -> [String] {
    let available = available.map { strdup($0) }
    let preferred = preferred.map { strdup($0) }
    defer { for text in available + preferred { free(text) } }
    var found = [UnsafePointer<CChar>?](repeating: nil, count: available.count + 1)
    var status = U_ZERO_ERROR
    let count = ualoc_localizationsToUse(
      preferred.map { UnsafePointer($0) }, Int32(preferred.count),
      available.map { UnsafePointer($0) }, Int32(available.count), &found, Int32(found.count),
      &status)
    return found[..<Int(count)].compactMap { $0.map { String(cString: $0) } }
  }
}
