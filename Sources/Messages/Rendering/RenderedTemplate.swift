// SPDX-License-Identifier: Apache-2.0
package import JSONText
package import Localization
internal import PushModel

/// A payload in one language, rendered once for every device that reads it; what differs from device
/// to device is spliced in.
///
/// Get one for each language from `LocalizedPayload.rendered(in:)`, keep it, and ask it for `bytes`
/// once per device. Only a text whose arguments are the recipient's own is rendered anew, in about
/// 0.3 µs; everything else is copied.
package struct RenderedTemplate: Sendable {
  /// The tag as the texts carry it; nil when nothing is localized.
  package let language: String?
  /// Whether body or subtitle had to be shortened.
  package let isTruncated: Bool
  /// What all devices have in common, without what the holes are filled with.
  private var common: [UInt8] = []
  private var holes: [Hole] = []
  /// The payload for a device without a badge of its own; nil when a text is the recipient's.
  private var whole: [UInt8]?

  private struct Hole {
    /// Where in `common` it is filled.
    let offset: Int
    let content: Content
  }

  private enum Content {
    case badge(BadgePlace)
    /// Behind a pointer: a hole is copied for each device, and most are badges.
    indirect case text(RecipientText)
  }

  /// Whether a text shows what the recipient is given under a name.
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
      case .text(let text): text.writeJSON(into: &common)
      case .recipient(let text): holes.append(Hole(offset: common.count, content: .text(text)))
      case .badge(let place): holes.append(Hole(offset: common.count, content: .badge(place)))
      }
    }
    common += source[end...]
    let isForAll = holes.allSatisfy { if case .badge = $0.content { true } else { false } }
    if isForAll { whole = filled(badge: nil, recipient: [:]) }
  }

  /// The payload for one device.
  ///
  /// - Parameters:
  ///   - badge: written as `aps.badge`; nil leaves what the payload says of it.
  ///   - recipient: by the names that arguments ask for; one that is missing would be left out.
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

/// Something that is written in the place of some of the template's bytes.
struct Replacement {
  enum Content {
    case text(String)
    case recipient(RecipientText)
    case badge(BadgePlace)
  }

  let range: Range<Int>
  var content: Content
}

/// A text that waits for the recipient's arguments.
struct RecipientText: Sendable {
  let template: TextTemplate
  let arguments: [TextArgument]
  let writing: LanguageWriting

  func rendered(for recipient: [ExactString: TextArgument]) -> String {
    template.render(arguments.map { $0.resolved(for: recipient) }, in: writing)
  }
}

/// Where a badge is written, and what has to stand around it there.
struct BadgePlace: Sendable {
  /// Of `BadgeChange.maximum`.
  static let maximumDigits = 10

  /// In the template; empty where there is no badge yet.
  let range: Range<Int>
  /// The payload's own, which stands where a device has none.
  private let own: [UInt8]
  private let before: [UInt8]
  private let after: [UInt8]

  /// How much longer than the template a badge can make the payload.
  var maximumGrowth: Int { before.count + Self.maximumDigits + after.count - own.count }

  /// How much longer than the template a badge makes the payload.
  func growth(of badge: Int?) -> Int {
    guard let badge else { return 0 }
    return before.count + String(badge).utf8.count + after.count - own.count
  }

  /// - Parameter start: the byte of the document that ranges count from.
  init(in payload: JSONValue, from start: Int = 0) {
    let comma = { (object: JSONValue) in object.members.isEmpty ? "" : "," }
    if let aps = payload["aps"], let badge = aps["badge"] {
      range = badge.range(from: start)
      own = Array(badge.bytes)
      (before, after) = ([], [])
    } else if let aps = payload["aps"] {
      let place = aps.range(from: start).lowerBound + 1
      range = place..<place
      own = []
      (before, after) = (Array(#""badge":"#.utf8), Array(comma(aps).utf8))
    } else {
      let place = payload.range(from: start).lowerBound + 1
      range = place..<place
      own = []
      (before, after) = (Array(#""aps":{"badge":"#.utf8), Array(("}" + comma(payload)).utf8))
    }
  }

  func write(_ badge: Int?, into bytes: inout [UInt8]) {
    guard let badge else {
      bytes += own
      return
    }
    bytes += before
    badge.writeJSON(into: &bytes)
    bytes += after
  }
}
