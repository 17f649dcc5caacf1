// SPDX-License-Identifier: Apache-2.0

import JSONText

/// The fault a payload dictates to itself with a top-level `sim` key, if it has one.
///
/// Every push is asked, so the payload is parsed only if it holds the five bytes `"sim"`.
func dictatedFault(in payload: [UInt8]) -> Fault? {
  guard contains(payload, simKey),
    let document = try? JSONDocument(parsing: payload),
    let member = document.root["sim"]
  else { return nil }
  return try? Fault(member)
}

private let simKey = Array("\"sim\"".utf8)

// Horspool's search: with a needle of five bytes most comparisons skip five of the payload.
private func contains(_ text: [UInt8], _ needle: [UInt8]) -> Bool {
  let last = needle.count - 1
  var position = last
  while position < text.count {
    let byte = text[position]
    if byte == needle[last], text[(position - last)...position].elementsEqual(needle) {
      return true
    }
    let previous = needle[..<last].lastIndex(of: byte)
    position += previous.map { last - $0 } ?? needle.count
  }
  return false
}
