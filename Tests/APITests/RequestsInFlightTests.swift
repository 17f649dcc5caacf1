// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPServer
import Testing

@testable import API

@Suite("Concurrency limit of requests")
struct RequestsInFlightTests {
  private static func refuses(_ inFlight: RequestsInFlight) -> Bool {
    do throws(Fault) { try inFlight.check() } catch { return error.code == .overloaded }
    return false
  }

  private static func limits(_ most: Int, overloaded: Int) -> APILimits {
    var limits = APILimits()
    (limits.requestsInFlight, limits.requestsInFlightOverloaded) = (most, overloaded)
    return limits
  }

  @Test("requests over the current limit are refused; finished or failed ones free slots")
  func limit() async throws {
    var limit = 2
    let start = LoopAccount(time: MonotonicTime(nanoseconds: 0), rested: .zero)
    let inFlight = RequestsInFlight(
      meters: nil, limit: AdaptiveConcurrencyLimit(account: { start }), resting: { 0 },
      limits: { Self.limits(limit, overloaded: 128) })
    try await inFlight.answering {
      #expect(inFlight.count == 1 && !Self.refuses(inFlight))
      _ = try? await inFlight.answering {
        #expect(inFlight.count == 2 && Self.refuses(inFlight))
        await #expect(throws: Fault.self) {
          try await inFlight.answering { Issue.record("started") }
        }
        limit = 3
        #expect(!Self.refuses(inFlight))
        throw CancellationError()
      }
      #expect(inFlight.count == 1)
    }
    #expect(inFlight.count == 0)
  }

  @Test("under overload, waiting requests free their slots within the total limit")
  func resting() async throws {
    var account = LoopAccount(time: MonotonicTime(nanoseconds: 0), rested: .zero)
    var resting = 0
    let inFlight = RequestsInFlight(
      meters: nil, limit: AdaptiveConcurrencyLimit(account: { account }), resting: { resting },
      limits: { Self.limits(3, overloaded: 1) })
    try await inFlight.answering {
      try await inFlight.answering {
        resting = 1
        try await inFlight.answering {
          #expect(Self.refuses(inFlight), "the total limit is used up")
        }
        account.time = account.time + .milliseconds(100)
        #expect(Self.refuses(inFlight), "one request is working, which is the overload limit")
        resting = 2
        #expect(!Self.refuses(inFlight), "all requests are waiting")
      }
    }
  }
}
