// SPDX-License-Identifier: Apache-2.0
package import JSONText
package import Localization

/// A payload in one language, rendered once for all devices of that language. Values that differ
/// between devices are inserted later.
///
/// Create one per language with `LocalizedPayload.rendered(in:)`, and call `bytes` once per device.
/// Only texts with recipient arguments are rendered each time, in about 0.3 µs; all other bytes are
/// copied.
package struct RenderedTemplate: Sendable {
  /// The language tag as the strings spell it; nil if nothing is localized.
  package let language: String?
  /// Whether body or subtitle had to be shortened.
  package let isTruncated: Bool
  /// Bytes that all devices share, without the values to insert.
  private var common: [UInt8] = []
  private var holes: [Hole] = []
  /// The payload for a device without a badge of its own; nil if a text depends on the recipient.
  private var whole: [UInt8]?

  private struct Hole {
    /// Offset in `common`.
    let offset: Int
    let content: Content
  }

  private enum Content {
    case badge(BadgePlace)
    /// Indirect to keep the enum small: it is copied for each device, and most holes are badges.
    indirect case text(RecipientText)
  }

  /// Whether a text contains an argument of the recipient.
  package var dependsOnRecipient: Bool { whole == nil }

  init(
    _ source: [UInt8], _ replacements: [Replacement], language: String?, isTruncated: Bool
  ) {
    self.language = language
    self.isTruncated = isTruncated
    common.reserveCapacity(source.count)
    var end = 0
    for replacement in replacements {
      common += source[end..<replacement.range.lowerBound]
      end = replacement.range.upperBound
      switch replacement.content {
      case .range(let range): common += source[range]
      case .text(let text): text.writeJSON(into: &common)
      case .recipient(let text): holes.append(Hole(offset: common.count, content: .text(text)))
      case .badge(let place): holes.append(Hole(offset: common.count, content: .badge(place)))
      }
    }
    common += source[end...]
    var isForAll = true
    var isFilled = true
    for hole in holes {
      guard case .badge(let place) = hole.content else {
        isForAll = false
        continue
      }
      if place.hasOwnBadge { isFilled = false }
    }
    if isForAll { whole = isFilled ? common : filled(badge: nil, recipient: [:]) }
  }

  /// Returns the payload for one device.
  ///
  /// - Parameters:
  ///   - badge: written as `aps.badge`; nil keeps the payload's badge.
  ///   - recipient: arguments by name; a missing argument is left out of the text.
  package func bytes(
    badge: Int? = nil, recipient: [ExactString: TextArgument] = [:]
  ) -> [UInt8] {
    if badge == nil, let whole { return whole }
    return filled(badge: badge, recipient: recipient)
  }

  private func filled(badge: Int?, recipient: [ExactString: TextArgument]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(common.count + 64)
    var end = 0
    for hole in holes {
      bytes += common[end..<hole.offset]
      end = hole.offset
      switch hole.content {
      case .badge(let place): place.write(badge, into: &bytes)
      case .text(let text): text.rendered(for: recipient).writeJSON(into: &bytes)
      }
    }
    bytes += common[end...]
    return bytes
  }
}

/// Range of the badge in the payload, and the JSON to write around it.
struct BadgePlace: Sendable {
  /// Digits of `BadgeChange.maximum`.
  static let maximumDigits = 10

  /// Range in the template; empty if the payload has no badge.
  let range: Range<Int>
  /// The badge in the payload, kept for devices without a badge of their own.
  private let own: [UInt8]
  private let before: StaticString
  private let after: StaticString

  var hasOwnBadge: Bool { !own.isEmpty }

  /// Maximum number of bytes that a badge adds to the template.
  var maximumGrowth: Int { growth(digits: Self.maximumDigits) }

  /// Returns the bytes that a badge adds to the template.
  func growth(of badge: Int?) -> Int {
    badge.map { growth(digits: String($0).utf8.count) } ?? 0
  }

  private func growth(digits: Int) -> Int {
    before.utf8CodeUnitCount + digits + after.utf8CodeUnitCount - own.count
  }

  /// - Parameter start: offset in the document, in bytes, that ranges are relative to.
  init(in payload: JSONValue, from start: Int = 0) {
    if let aps = payload["aps"], let badge = aps["badge"] {
      range = badge.range(from: start)
      own = Array(badge.bytes)
      (before, after) = ("", "")
    } else if let aps = payload["aps"] {
      let place = aps.range(from: start).lowerBound + 1
      range = place..<place
      own = []
      (before, after) = (#""badge":"#, aps.children.isEmpty ? "" : ",")
    } else {
      let place = payload.range(from: start).lowerBound + 1
      range = place..<place
      own = []
      (before, after) = (#""aps":{"badge":"#, payload.children.isEmpty ? "}" : "},")
    }
  }

  func write(_ badge: Int?, into bytes: inout [UInt8]) {
    guard let badge else {
      bytes += own
      return
    }
    bytes += before.bytes
    badge.writeJSON(into: &bytes)
    bytes += after.bytes
  }
}

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
