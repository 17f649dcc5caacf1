// SPDX-License-Identifier: Apache-2.0
import PushModel
import Randomness
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

@Suite struct WatermarkTests {
  private func cursor(_ number: Int32) -> RangeCursor {
    RangeCursor(bucket: number, token: DeviceToken(bytes: [UInt8(number)]))
  }

  @Test("the mark stays below the first unfinished push, whatever ended above it")
  func gaps() {
    var mark = Watermark(accepted: ["en": 5])
    let places = (0..<4).map { mark.begin(cursor($0)) }
    #expect(mark.cursor == nil && mark.passed == 0)
    let (english, french) = (mark.position(of: "en"), mark.position(of: "fr"))
    mark.end(places[1], .accepted, language: french)
    mark.end(places[3], .stored)
    #expect(mark.cursor == nil && mark.accepted == ["en": 5])
    mark.end(places[0], .accepted, language: english)
    #expect(mark.cursor == cursor(1) && mark.passed == 2)
    #expect(mark.accepted == ["en": 6, "fr": 1])
    mark.end(places[2], .stored)
    #expect(mark.cursor == cursor(3) && mark.passed == 4 && mark.above == 0)
    #expect(mark.accepted == ["en": 6, "fr": 1])
  }

  @Test("the watermark never passes a dropped push, which the next holder sends")
  func dropped() {
    var mark = Watermark(accepted: [:])
    let places = (0..<3).map { mark.begin(cursor($0)) }
    let english = mark.position(of: "en")
    mark.end(places[0], .accepted, language: english)
    mark.end(places[1], .dropped)
    mark.end(places[2], .accepted, language: english)
    #expect(mark.cursor == cursor(0) && mark.accepted == ["en": 1] && mark.above == 2)
  }

  @Test("a push is decided once, also after the watermark has passed it")
  func decidedOnce() {
    var mark = Watermark(accepted: [:])
    let places = (0..<2).map { mark.begin(cursor($0)) }
    let first = places.map { mark.decide($0) }
    let again = places.map { mark.decide($0) }
    #expect(first == [true, true] && again == [false, false])
    for place in places { mark.end(place, .stored) }
    let late = places.map { mark.decide($0) }
    #expect(mark.passed == 2 && late == [false, false])
  }

  @Test("a dropped push that is replaced by a retry row has one decision")
  func reopened() {
    var mark = Watermark(accepted: [:])
    let places = (0..<2).map { mark.begin(cursor($0)) }
    for place in places { _ = mark.decide(place) }
    mark.end(places[0], .dropped)
    mark.end(places[1], .stored)
    mark.reopen(places[0])
    let again = mark.decide(places[0])
    mark.end(places[0], .stored)
    #expect(!again && mark.passed == 2)
  }

  @Test("the counts below the mark equal the pushes that ended there, in any order")
  func everyOrder() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var mark = Watermark(accepted: [:])
      let places = (0..<20).map { mark.begin(cursor($0)) }
      var ended: Set<Int> = []
      for place in places.shuffled(using: &generator) {
        mark.end(place, .accepted, language: mark.position(of: "en"))
        ended.insert(place)
        let below = (0..<20).first { !ended.contains($0) } ?? 20
        #expect(mark.passed == below && mark.accepted["en", default: 0] == below)
      }
    }
  }

  // MARK: pages

  /// A page of devices in buckets of their numbers. Every third one adds to no audience.
  private func page(_ numbers: Range<UInt32>) -> AudiencePage {
    AudiencePage(
      devices: numbers.map {
        AudiencePage.Device(.sample($0, bucket: Int32($0)), counts: !$0.isMultiple(of: 3))
      }, next: nil)
  }

  @Test("the cursor is the last passed device of a page that was begun in parts")
  func partsOfPages() {
    var mark = Watermark(accepted: [:], audience: 10)
    let page = page(0..<6)
    #expect(mark.begin(page, 0..<2) == 0 && mark.begin(page, 2..<3) == 2)
    #expect(mark.begin(page, 3..<6) == 3 && mark.cursor == nil && mark.above == 6)
    var cursors: [Int32?] = []
    for place in [1, 0, 3, 4, 2, 5] {
      mark.end(place, .stored)
      cursors.append(mark.cursor?.bucket)
    }
    #expect(cursors == [nil, 1, 1, 1, 4, 5] && mark.cursor == page.cursor(5))
    // Of the devices, 0 and 3 do not count.
    #expect(mark.audience == 14 && mark.passed == 6 && mark.above == 0)
  }

  @Test("pages and single devices have consecutive places, each with its own cursor")
  func mixed() {
    var mark = Watermark(accepted: [:])
    #expect(mark.begin(page(0..<2), 0..<2) == 0)
    #expect(mark.begin(cursor(2)) == 2)
    // A part that does not begin with the first device of its page.
    #expect(mark.begin(page(0..<7), 3..<7) == 3)
    for place in 0..<7 {
      mark.end(place, .stored)
      #expect(mark.cursor?.bucket == Int32(place))
    }
  }

  @Test("gaps name the dropped devices of a page, also after a part of it was passed")
  func gapsOfPages() {
    var mark = Watermark(accepted: [:])
    let (first, second) = (page(0..<4), page(4..<8))
    _ = (mark.begin(first, 0..<4), mark.begin(second, 0..<4))
    for place in [0, 1, 3, 6] { mark.end(place, .stored) }
    for place in [2, 4, 7] { mark.end(place, .dropped) }
    // The place of 5 has no end, and 7 lies above all ended places.
    #expect(mark.gaps.map(\.place) == [2, 4] && mark.cursor == first.cursor(1))
    #expect(mark.gaps.map(\.cursor) == [first.cursor(2), second.cursor(0)])
    mark.reopen(2)
    mark.end(2, .stored)
    #expect(mark.cursor == first.cursor(3) && mark.gaps.map(\.place) == [4])
    mark.end(5, .stored)
    mark.reopen(4)
    mark.end(4, .stored)
    #expect(mark.cursor == second.cursor(2) && mark.gaps.isEmpty && mark.hasDropped)
  }

  /// The ends of all devices, without a structure that could be wrong.
  private struct Model {
    var cursors: [RangeCursor] = []
    var counts: [Bool] = []
    var ends: [Watermark.End?] = []
    var languages: [String] = []

    var passed: Int { ends.firstIndex { $0 == nil || $0 == .dropped } ?? ends.count }

    mutating func begin(_ cursor: RangeCursor, counts: Bool) {
      cursors.append(cursor)
      self.counts.append(counts)
      ends.append(nil)
      languages.append("")
    }

    func check(_ mark: Watermark, _ comment: Testing.Comment) {
      let passed = passed
      #expect(mark.passed == passed && mark.above == ends.count - passed, comment)
      #expect(mark.cursor == (passed == 0 ? nil : cursors[passed - 1]), comment)
      #expect(mark.audience == 3 + counts.prefix(passed).count { $0 }, comment)
      var accepted = ["en": 2]
      for place in 0..<passed where ends[place] == .accepted {
        accepted[languages[place], default: 0] += 1
      }
      #expect(mark.accepted == accepted, comment)
      #expect(mark.ahead == ends.dropFirst(passed).count { $0 == .accepted }, comment)
      #expect(mark.hasDropped == ends.contains(.dropped), comment)
      let last = ends.lastIndex { $0 != nil && $0 != .dropped } ?? 0
      let gaps = ends.indices.prefix(last).filter { ends[$0] == .dropped }
      #expect(mark.gaps.map(\.place) == gaps, comment)
      #expect(mark.gaps.map(\.cursor) == gaps.map { cursors[$0] }, comment)
    }
  }

  @Test("pages and devices that end in any order equal a model", arguments: 1..<41 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SplitMix64(state: seed)
    var mark = Watermark(accepted: ["en": 2], audience: 3)
    var model = Model()
    var steps: [String] = []
    for _ in 0..<300 {
      let next = UInt32(model.ends.count)
      let open = model.ends.indices.filter { model.ends[$0] == nil }
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        steps.append("one")
        let isCounted = Bool.random(using: &random)
        #expect(mark.begin(cursor(Int32(next)), counts: isCounted) == next)
        model.begin(cursor(Int32(next)), counts: isCounted)
      case 1:
        // A part of a page, whose earlier devices were begun before or not at all.
        let before = UInt32.random(in: 0..<4, using: &random)
        let count = UInt32.random(in: 1..<8, using: &random)
        let page = page(1_000 + next - before..<1_000 + next + count)
        let range = Int(before)..<page.count
        steps.append("page \(range)")
        #expect(mark.begin(page, range) == next)
        for index in range {
          model.begin(page.cursor(index), counts: page.marks[index].contains(.counts))
        }
      case 2:
        guard let gap = mark.gaps.randomElement(using: &random) else { continue }
        steps.append("reopen \(gap.place)")
        mark.reopen(gap.place)
        model.ends[gap.place] = nil
      default:
        guard let place = open.randomElement(using: &random) else { continue }
        let end = [Watermark.End.accepted, .accepted, .stored, .dropped]
          .randomElement(using: &random)!
        let language = ["", "de", "en"].randomElement(using: &random)!
        steps.append("\(place) \(end)")
        mark.end(place, end, language: mark.position(of: language))
        (model.ends[place], model.languages[place]) = (end, language)
      }
      model.check(mark, "seed \(seed): \(steps.suffix(20))")
    }
  }
}
