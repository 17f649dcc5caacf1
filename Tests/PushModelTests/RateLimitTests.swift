// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

/// The rate limits that a notification reports as delaying its pushes.
@Suite struct RateLimitTests {
  private let now = Instant(microseconds: 1_764_000_000_000_000)

  private func counts(_ left: Int) -> NotificationCounts {
    var counts = NotificationCounts()
    counts.state = .sending
    counts.isBeingSent = true
    counts.audienceAtAcceptance = left + 20
    counts.outcomes = [.accepted: 20, .unknownDevice: 3]
    return counts
  }

  @Test("rates that the remaining devices exceed are reported, with the slower one's end")
  func limits() {
    var counts = counts(100)
    counts.note(maxRate: 50, appMaxRate: 10, now: now)
    #expect(counts.rateLimits == [.notification, .app])
    #expect(counts.rateLimitedUntil == now.adding(seconds: 10))
  }

  @Test("a rate that releases the remaining devices within a second is not reported")
  func fast() {
    var counts = counts(10)
    counts.note(maxRate: 10, appMaxRate: nil, now: now)
    #expect(counts.rateLimits.isEmpty && counts.rateLimitedUntil == nil)
  }

  @Test("unregistered named tokens do not count as waiting for a rate")
  func unknownDevices() {
    var counts = counts(100)
    counts.audienceAtAcceptance = 10
    counts.audience = 1_000
    counts.outcomes = [.unknownDevice: 990]
    counts.note(maxRate: 10, appMaxRate: 5, now: now)
    #expect(counts.rateLimits == [.app])
    #expect(counts.rateLimitedUntil == now.adding(seconds: 2))
  }

  @Test("devices read beyond the counting limit count as waiting for a rate")
  func readDevices() {
    var counts = counts(0)
    counts.audienceAtAcceptance = Acceptance.audienceCountLimit
    counts.audience = Acceptance.audienceCountLimit + 500
    counts.outcomes = [.accepted: Acceptance.audienceCountLimit, .unknownDevice: 100]
    counts.note(maxRate: 100, appMaxRate: nil, now: now)
    #expect(counts.rateLimits == [.notification])
    #expect(counts.rateLimitedUntil == now.adding(seconds: 4))
  }

  @Test("a resent notification reports no rate")
  func resent() {
    var counts = counts(100)
    counts.runs = 2
    counts.note(maxRate: 1, appMaxRate: 1, now: now)
    #expect(counts.rateLimits.isEmpty && counts.rateLimitedUntil == nil)
  }

  @Test("held, paused and finished work reports no rate")
  func others() {
    var held = counts(100)
    held.isBeingSent = false
    var paused = counts(100)
    paused.state = .paused
    var finished = counts(100)
    finished.state = .finished
    for var counts in [held, paused, finished] {
      counts.note(maxRate: 1, appMaxRate: 1, now: now)
      #expect(counts.rateLimits.isEmpty && counts.rateLimitedUntil == nil)
    }
  }
}
