// SPDX-License-Identifier: Apache-2.0

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

// Horspool's search for `"sim"`: most comparisons skip five bytes of the payload.
private func mentionsSim(_ payload: [UInt8]) -> Bool {
  let text = payload.span
  var last = 4
  while last < text.count {
    switch text[last] {
    case UInt8(ascii: "\""):
      if text.extracting(last - 4...last).equals("\"sim\"") { return true }
      last += 4
    case UInt8(ascii: "s"): last += 3
    case UInt8(ascii: "i"): last += 2
    case UInt8(ascii: "m"): last += 1
    default: last += 5
    }
  }
  return false
}
