// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Postgres

@Suite("Lifecycle of a connection")
struct ConnectionLifecycleTests {
  private func started(candidates: Int = 1) -> ConnectionLifecycle {
    var lifecycle = ConnectionLifecycle(
      initialBackoff: .milliseconds(100), maximumBackoff: .seconds(5))
    #expect(lifecycle.start() == .resolve)
    if candidates > 0 {
      #expect(lifecycle.resolved(candidates: candidates, jitter: 0) == .connect(candidate: 0))
    }
    return lifecycle
  }

  @Test("a connection starts once")
  func startsOnce() {
    var lifecycle = started()
    #expect(lifecycle.start() == .nothing)
  }

  @Test("a connection tries every candidate in order before it waits")
  func triesAll() {
    var lifecycle = started(candidates: 3)
    #expect(lifecycle.candidateFailed(jitter: 0) == .connect(candidate: 1))
    #expect(lifecycle.candidateFailed(jitter: 0) == .connect(candidate: 2))
    #expect(lifecycle.candidateFailed(jitter: 1) == .retry(after: .milliseconds(100)))
    #expect(lifecycle.retryDue() == .resolve)
    #expect(lifecycle.state == .resolving)
  }

  @Test("the wait doubles up to its limit, half of it random")
  func backsOff() {
    var lifecycle = started(candidates: 0)
    var waits: [Duration] = []
    for _ in 0..<8 {
      guard case .retry(let wait) = lifecycle.resolved(candidates: 0, jitter: 1) else {
        Issue.record("no wait")
        return
      }
      waits.append(wait)
      #expect(lifecycle.retryDue() == .resolve)
    }
    #expect(waits == [100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000].map { .milliseconds($0) })
    #expect(lifecycle.resolved(candidates: 0, jitter: 0) == .retry(after: .milliseconds(2_500)))
  }

  @Test("a connection lost after a long life is re-established soon")
  func returnsSoon() {
    var lifecycle = started()
    lifecycle.connected()
    #expect(lifecycle.state == .ready)
    #expect(
      lifecycle.lost(lived: .seconds(60), jitter: 0.5) == .retry(after: .milliseconds(50)))
    #expect(lifecycle.failures == 0)
  }

  @Test("a short-lived connection counts as a failure")
  func diesYoung() {
    var lifecycle = started()
    for wait in [100, 200, 400] {
      lifecycle.connected()
      #expect(
        lifecycle.lost(lived: .milliseconds(3), jitter: 1) == .retry(after: .milliseconds(wait)))
      #expect(lifecycle.retryDue() == .resolve)
      #expect(lifecycle.resolved(candidates: 1, jitter: 0) == .connect(candidate: 0))
    }
  }

  @Test("stale events are ignored, and all events after the close")
  func ignoresStaleEvents() {
    var lifecycle = started()
    #expect(lifecycle.resolved(candidates: 2, jitter: 0) == .nothing)
    #expect(lifecycle.retryDue() == .nothing)
    #expect(lifecycle.lost(lived: .zero, jitter: 0) == .nothing)
    lifecycle.close()
    lifecycle.connected()
    #expect(lifecycle.candidateFailed(jitter: 0) == .nothing)
    #expect(lifecycle.lost(lived: .zero, jitter: 0) == .nothing)
    #expect(lifecycle.start() == .nothing)
    #expect(lifecycle.state == .closed)
  }
}
