// SPDX-License-Identifier: Apache-2.0

import Glibc
import JSONText

/// The fault a payload dictates to itself with a top-level `sim` key, if it has one.
///
/// Every push is asked, so the payload is parsed only if it holds the five bytes `"sim"`.
func dictatedFault(in payload: [UInt8]) -> Fault? {
  guard mentionsSim(payload),
    let document = try? JSONDocument(parsing: payload),
    let member = document.root["sim"]
  else { return nil }
  guard let fault = try? Fault(JSONField("sim", member)), fault.action.moments.contains(.request)
  else { return nil }
  return fault
}

// Looks at each m, which is rarer than the other letters of `"sim"` and than quotes.
private func mentionsSim(_ payload: [UInt8]) -> Bool {
  let text = payload.span
  return text.withUnsafeBytes { bytes in
    guard var next = bytes.baseAddress else { return false }
    let end = next + bytes.count
    while let found = memchr(next, Int32(UInt8(ascii: "m")), end - next) {
      let place = UnsafeRawPointer(found) - bytes.baseAddress!
      if place >= 3, place + 1 < text.count,
        text.extracting(place - 3...place + 1).equals("\"sim\"")
      {
        return true
      }
      next = UnsafeRawPointer(found) + 1
    }
    return false
  }
}
