// SPDX-License-Identifier: Apache-2.0
import PushModel
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
}
