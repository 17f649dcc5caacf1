// SPDX-License-Identifier: Apache-2.0

/// What decides, beside the language of a text, how numbers in it look to a reader.
///
/// iOS writes them by the region that is set on the phone, in whatever language the app runs: it puts that
/// region behind each language that it sends.
package struct ReaderPlace: Sendable, Hashable {
  /// "MX"; nil leaves it to the text's own tag.
  package private(set) var region: String?
  /// Digits that the reader has chosen (`-u-nu-`), "latn"; nil leaves them to language and region.
  package var numbering: String?
  /// The clocks that times are told by; UTC's unless told otherwise.
  package var clock = ReaderClock.utc
  /// Clocks of the zones that the message's own arguments name; nil where none does.
  package var zoneClocks: ZoneClocks?
  /// Whether it stands for whatever reader's numbers take the most bytes.
  package private(set) var isLongest = false

  /// Of somebody who has said nothing.
  package static let unknown = ReaderPlace()
  /// For checking that a message fits whoever reads it: what is written takes at least as many bytes as for
  /// any reader who has not chosen digits.
  package static let longest = {
    var place = ReaderPlace()
    place.isLongest = true
    return place
  }()

  private init() {}

  /// - Parameters:
  ///   - preferences: the reader's list.
  ///   - language: of the text. Digits are kept where they were chosen for that language; western ones
  ///     everywhere.
  package init(of preferences: [String], reading language: AvailableLanguage) {
    for preference in preferences {
      guard region == nil || numbering == nil, let tag = LanguageTag(parsing: preference) else {
        continue
      }
      if region == nil, let named = tag.region, PairTable.knows(named) { region = named }
      guard numbering == nil, let chosen = LanguageTag.numbering(in: preference) else { continue }
      // "no_NO" is "nb_NO" to ICU, and yet of the language "no".
      let names = [tag.language, tag.normalized.language]
      if chosen == "latn" || names.contains(language.normal.language) { numbering = chosen }
    }
  }
}

/// The clocks of the zones that a message's arguments name, by these names.
///
/// All readers of a message share one object. Places compare it by identity: a message may name hundreds of
/// zones, and every lookup of a rendering hashes a place.
package final class ZoneClocks: Sendable, Hashable {
  private let clocks: [String: ReaderClock]

  package init(_ clocks: [String: ReaderClock]) { self.clocks = clocks }

  fileprivate subscript(_ zone: String) -> ReaderClock? { clocks[zone] }

  package static func == (one: ZoneClocks, other: ZoneClocks) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ReaderPlace {
  /// UTC's for a zone that nobody knows.
  func zoneClock(_ zone: String) -> ReaderClock { zoneClocks?[zone] ?? .utc }
}

/// What the clocks of a time zone show at some times. Which zone it is tells clocks apart: of one zone all are
/// the same.
package struct ReaderClock: Sendable, Hashable {
  package let zone: String
  /// In order.
  private let steps: [Step]

  /// What they show from some time on, in seconds since 1970.
  package struct Step: Sendable {
    package let since: Int64
    package let secondsEast: Int32

    package init(since: Int64, secondsEast: Int32) {
      self.since = since
      self.secondsEast = secondsEast
    }
  }

  /// That of who has told no zone.
  package static let utc = ReaderClock(zone: "UTC", steps: [])

  /// - Parameter steps: in order, for the times that a message tells; what is before them is told in UTC.
  package init(zone: String, steps: [Step]) {
    self.zone = zone
    self.steps = steps
  }

  /// What the clocks show, in seconds since 1970.
  func seconds(at seconds: Int64) -> Int64 {
    seconds + Int64(steps.last { $0.since <= seconds }?.secondsEast ?? 0)
  }

  package static func == (one: Self, other: Self) -> Bool { one.zone == other.zone }
  package func hash(into hasher: inout Hasher) { hasher.combine(zone) }
}

extension LanguageTag {
  /// The digits that a tag asks for: "latn" of "ar-EG-u-nu-latn"; nil for none, and for those that are no
  /// ten digits.
  package static func numbering(in text: String) -> String? {
    guard text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "u") }) else { return nil }
    let subtags = text.lowercased().split(omittingEmptySubsequences: false) {
      $0 == "-" || $0 == "_"
    }
    // What stands behind "x" is the writer's own.
    let shared = subtags.dropFirst().prefix { $0 != "x" }
    guard let unicode = shared.firstIndex(of: "u") else { return nil }
    let own = shared[(unicode + 1)...].prefix { $0.utf8.count > 1 }
    guard let key = own.firstIndex(of: "nu"), key + 1 < own.endIndex else { return nil }
    let name = String(own[key + 1])
    return WritingTables.isNumbering(name) ? name : nil
  }
}
