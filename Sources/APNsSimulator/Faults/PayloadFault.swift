// SPDX-License-Identifier: Apache-2.0

import Glibc
import JSONText

/// Returns the fault that a payload requests with a top-level `sim` key; nil without such a key.
///
/// Runs for every push, so the payload is parsed only if it contains the five bytes `"sim"`.
func dictatedFault(in payload: [UInt8]) -> Fault? {
  guard mentionsSim(payload),
    let document = try? JSONDocument(parsing: payload),
    let member = document.root["sim"]
  else { return nil }
  guard let fault = try? Fault(JSONField(member)), fault.action.moments.contains(.request)
  else { return nil }
  return fault
}

// Searches for "m", which is rarer in payloads than the other bytes of `"sim"`.
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
