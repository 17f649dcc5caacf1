// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@testable import HTTPServer

@Suite("Log lines about frequent events")
struct OccurrencesTests {
  @Test("the first event is logged, then every ten seconds the number of events")
  func interval() {
    var occurrences = Occurrences()
    let start = MonotonicTime.now()
    func event(after seconds: Double) -> Int? { occurrences.add(at: start + .seconds(seconds)) }
    #expect(event(after: 0) == 1)
    #expect(event(after: 1) == nil)
    #expect(event(after: 9.999) == nil)
    #expect(event(after: 10) == 3)
    #expect(event(after: 19) == nil)
    #expect(event(after: 100) == 2)
    #expect(event(after: 200) == 1)
  }
}
