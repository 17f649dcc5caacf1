// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import API

@Suite("Requests that are answered at once")
struct RequestsInFlightTests {
  @Test("beyond the limit as it is now none is begun, and one that has ended or failed makes room")
  func limit() async throws {
    var limit = 2
    let inFlight = RequestsInFlight(meters: nil) { limit }
    func refused() -> Bool {
      do throws(Fault) { try inFlight.check() } catch { return error.code == .overloaded }
      return false
    }
    try await inFlight.answering {
      #expect(inFlight.count == 1 && !refused())
      _ = try? await inFlight.answering {
        #expect(inFlight.count == 2 && refused())
        await #expect(throws: Fault.self) { try await inFlight.answering { Issue.record("begun") } }
        limit = 3
        #expect(!refused())
        throw CancellationError()
      }
      #expect(inFlight.count == 1)
    }
    #expect(inFlight.count == 0)
  }
}
