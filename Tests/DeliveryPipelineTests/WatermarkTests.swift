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
    mark.end(places[1], .accepted(language: "fr"))
    mark.end(places[3], .stored)
    #expect(mark.cursor == nil && mark.accepted == ["en": 5])
    mark.end(places[0], .accepted(language: "en"))
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
    mark.end(places[0], .accepted(language: "en"))
    mark.end(places[1], .dropped)
    mark.end(places[2], .accepted(language: "en"))
    #expect(mark.cursor == cursor(0) && mark.accepted == ["en": 1] && mark.above == 2)
  }

  @Test("the counts below the mark equal the pushes that ended there, in any order")
  func everyOrder() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var mark = Watermark(accepted: [:])
      let places = (0..<20).map { mark.begin(cursor($0)) }
      var ended: Set<Int> = []
      for place in places.shuffled(using: &generator) {
        mark.end(place, .accepted(language: "en"))
        ended.insert(place)
        let below = (0..<20).first { !ended.contains($0) } ?? 20
        #expect(mark.passed == below && mark.accepted["en", default: 0] == below)
      }
    }
  }
}
