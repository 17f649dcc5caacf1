// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@testable import APNs

@Suite struct OpenSlicesTests {
  @Test("a place is free once all requests of its slice have ended, and only once")
  func places() {
    var slices = OpenSlices()
    let batch = APNsBatch(count: 3)
    let first = slices.add(batch.slice(number: 7))
    #expect(slices.end(SlicedRequest(place: first, index: 0)) == APNsTicket(number: 7, index: 0))
    slices.end(1, at: first)
    #expect(slices.count == 1 && slices[first].number == 7)
    _ = slices.end(SlicedRequest(place: first, index: 2))
    slices.end(0, at: first)
    #expect(slices.count == 0)
    let next = (8..<10).map { slices.add(batch.slice(number: $0)) }
    #expect(next == [first, first + 1])
    #expect(next.map { slices[$0].number } == [8, 9])
  }
}
