// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPServer
import Testing

@testable import API

@Suite("Requests that are answered at once")
struct RequestsInFlightTests {
  @Test("beyond the limit as it is now none is begun, and one that has ended or failed makes room")
  func limit() async throws {
    var limit = 2
    let start = LoopAccount(time: MonotonicTime(nanoseconds: 0), rested: .zero)
    let inFlight = RequestsInFlight(meters: nil, limit: WorkLimit { start }, held: { 0 }) {
      var limits = APILimits()
      limits.requestsInFlight = limit
      return limits
    }
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

  @Test(
    "under overload those that only wait leave their room to others, but all have the whole limit")
  func held() async throws {
    var account = LoopAccount(time: MonotonicTime(nanoseconds: 0), rested: .zero)
    var held = 0
    let inFlight = RequestsInFlight(meters: nil, limit: WorkLimit { account }, held: { held }) {
      var limits = APILimits()
      (limits.requestsInFlight, limits.requestsInFlightOverloaded) = (3, 1)
      return limits
    }
    func refused() -> Bool {
      do throws(Fault) { try inFlight.check() } catch { return true }
      return false
    }
    try await inFlight.answering {
      try await inFlight.answering {
        held = 1
        try await inFlight.answering { #expect(refused(), "all of the limit is taken") }
        account.time = account.time + .milliseconds(100)
        #expect(refused(), "one works, which is all that may now")
        held = 2
        #expect(!refused(), "nobody works")
      }
    }
  }
}
