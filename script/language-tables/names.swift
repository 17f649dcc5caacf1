// SPDX-License-Identifier: Apache-2.0
// English names of languages, scripts and regions.
import _FoundationICU

/// Returns the English name of a tag; nil if CLDR has none.
private func englishName(
  _ tag: String,
  _ read: (String, UnsafeMutablePointer<UChar>, Int32, inout UErrorCode) -> Int32
) -> String? {
  var buffer = [UChar](repeating: 0, count: 256)
  var status = U_ZERO_ERROR
  let length = read(tag, &buffer, 256, &status)
  guard status == U_ZERO_ERROR, length > 0 else { return nil }
  return String(decoding: buffer[..<Int(length)], as: UTF16.self)
}

private func codes(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
  var codes: [String] = []
  var next = list
  while let place = next, let code = place.pointee {
    codes.append(String(cString: code))
    next = place + 1
  }
  return codes
}

/// A word of the tables: spaces become underscores.
private func word(_ code: String, _ name: String) -> String {
  "\(code):\(name.map { $0 == " " ? "_" : String($0) }.joined())"
}

func languageNames() -> [String] {
  codes(swift_uloc_getISOLanguages()).sorted().compactMap { code in
    let name = englishName(code) { swift_uloc_getDisplayLanguage($0, "en", $1, $2, &$3) }
    return name.flatMap { $0 == code ? nil : word(code, $0) }
  }
}

func regionNames() -> [String] {
  (codes(swift_uloc_getISOCountries()) + ["001", "150", "419"]).sorted().compactMap { code in
    let name = englishName("und_\(code)") { swift_uloc_getDisplayCountry($0, "en", $1, $2, &$3) }
    return name.flatMap { $0 == code ? nil : word(code, $0) }
  }
}

/// Names of scripts as in "Chinese (Simplified)", which differ from the names on their own.
func scriptNames() -> [String] {
  let scripts = [
    "Adlm", "Arab", "Beng", "Cans", "Cyrl", "Deva", "Grek", "Guru", "Hans", "Hant", "Hebr", "Jpan",
    "Kore", "Latn", "Mong", "Mtei", "Olck", "Orya", "Rohg", "Syrc", "Telu", "Tfng", "Thaa", "Tibt",
    "Vaii",
  ]
  return scripts.compactMap { code in
    let name = englishName("zh_\(code)") { swift_uloc_getDisplayName($0, "en", $1, $2, &$3) }
    // "Chinese (Latin)", but "Chinese, Simplified".
    guard let name, let start = name.firstIndex(where: { "(,".contains($0) }) else { return nil }
    let script = name[start...].dropFirst().drop { $0 == " " }
    return word(code, String(script.last == ")" ? script.dropLast() : script))
  }
}
