// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Glibc
import Synchronization
import TestSupport
import Testing

@Suite("Event loop")
struct EventLoopTests {
  @Test("an actor's jobs run on its loop's thread, also after calls of another actor")
  func pinned() async throws {
    try await TestShard.run { bench in
      let other = try EventLoop(name: "other")
      try other.start()
      #expect(bench.loop.isInLoop && !other.isInLoop)
      let elsewhere = Elsewhere(loop: other)
      #expect(await elsewhere.isThere(not: bench.loop))
      #expect(bench.loop.isInLoop)
      other.stop()
      other.join()
    }
  }

  @Test("callbacks run in the actor's isolation")
  func callbacksAreIsolated() async throws {
    try await TestShard.run { bench in
      let waiter = Waiter(on: bench.loop)
      bench.loop.schedule(at: .now()) {
        bench.assumeIsolated { _ in waiter.wake(.ready) }
      }
      #expect(await waiter.wait(until: soon()) == .ready)
    }
  }

  @Test("the loop's account separates waiting time from busy time")
  func account() async throws {
    try await TestShard.run { bench in
      let begin = bench.loop.account
      try await bench.loop.sleep(until: bench.loop.now + .milliseconds(50))
      let rested = bench.loop.account
      #expect(rested.rested > begin.rested)
      #expect(rested.rested - begin.rested <= rested.time - begin.time)
      let until = MonotonicTime.now() + .milliseconds(50)
      while .now() < until {}
      // The account of the next turn, which begins at once.
      await withUnsafeContinuation { next in
        bench.loop.schedule(at: bench.loop.now) { bench.loop.resume(next, returning: ()) }
      }
      let busy = bench.loop.account
      #expect(busy.time - rested.time >= .milliseconds(50))
      #expect(busy.rested - rested.rested <= busy.time - rested.time - .milliseconds(50))
    }
  }

  @Test("use of the loop's own functions on another thread ends the process")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      let loop = try EventLoop(name: "misused")
      loop.atEndOfTurn {}
    }
  }

  @Test("actions from one thread run in order, and none from many threads is lost")
  func storm() async throws {
    let loop = try EventLoop(name: "storm")
    try loop.start()
    let ledger = Ledger()
    await withTaskGroup(of: Void.self) { group in
      for producer in 0..<8 {
        group.addTask {
          for number in 0..<10_000 {
            loop.execute { ledger.lines.withLock { $0[producer].append(number) } }
          }
        }
      }
    }
    loop.stop()
    loop.join()
    #expect(ledger.lines.withLock { $0 } == Array(repeating: Array(0..<10_000), count: 8))
  }

  @Test("calls from many tasks to one actor are all executed")
  func calls() async throws {
    let count = try await TestShard.run { bench in
      let counter = Counter(loop: bench.loop)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<50 {
          group.addTask { @concurrent in for _ in 0..<200 { await counter.add() } }
        }
      }
      return await counter.count
    }
    #expect(count == 10_000)
  }

  @Test("end-of-turn actions run once after the turn's jobs; later ones run next turn")
  func endOfTurn() async throws {
    try await TestShard.run { bench in
      let log = Log()
      let waiter = Waiter(on: bench.loop)
      bench.loop.atEndOfTurn {
        log.add("end")
        bench.loop.atEndOfTurn {
          log.add("next end")
          waiter.wake(.ready)
        }
        bench.loop.execute { bench.assumeIsolated { _ in log.add("next job") } }
      }
      bench.loop.execute { bench.assumeIsolated { _ in log.add("job") } }
      #expect(await waiter.wait(until: soon()) == .ready)
      #expect(log.lines == ["job", "end", "next job", "next end"])
    }
  }

  /// Writes a line at the end of a turn.
  private final class Writer: TurnHandler {
    let log: Log

    init(_ log: Log) { self.log = log }

    func turnEnds() { log.add("output") }
  }

  @Test("after-turn actions run once after the turn's output; those they add after the next turn")
  func afterTurn() async throws {
    try await TestShard.run { bench in
      let log = Log()
      let waiter = Waiter(on: bench.loop)
      bench.loop.afterTurn {
        log.add("after")
        bench.loop.afterTurn {
          log.add("after the next")
          waiter.wake(.ready)
        }
        bench.loop.execute { log.add("next action") }
      }
      bench.loop.atEndOfTurn(tell: Writer(log))
      bench.loop.atEndOfTurn { log.add("end") }
      bench.loop.execute { log.add("action") }
      #expect(await waiter.wait(until: soon()) == .ready)
      #expect(
        log.lines == ["action", "end", "output", "after", "next action", "after the next"])
    }
  }

  @Test("a long task in after-turn actions does not starve events and timers")
  func longTask() async throws {
    try await TestShard.run { bench in
      let isDone = Log()
      nonisolated(unsafe) var turns = 0
      func next() {
        turns += 1
        if isDone.lines.isEmpty { bench.loop.afterTurn(next) }
      }
      bench.loop.afterTurn(next)
      bench.loop.schedule(at: .now() + .milliseconds(2)) { isDone.add("timer") }
      let waiter = Waiter(on: bench.loop)
      bench.loop.schedule(at: .now() + .milliseconds(4)) { waiter.wake(.ready) }
      #expect(await waiter.wait(until: soon()) == .ready)
      #expect(isDone.lines == ["timer"] && turns > 1)
    }
  }

  @Test("a loop that is stopped still runs its after-turn actions")
  func lastActions() throws {
    let loop = try EventLoop(name: "last")
    try loop.start()
    let ran = Mutex(0)
    loop.execute {
      loop.afterTurn {
        ran.withLock { $0 += 1 }
        loop.afterTurn { ran.withLock { $0 += 1 } }
      }
      loop.stop()
    }
    loop.join()
    #expect(ran.withLock { $0 } == 2)
  }

  @Test("a resumed task continues in the same turn on the loop's thread")
  func resumedInPlace() async throws {
    try await TestShard.run { bench in
      let log = Log()
      let waiter = Waiter(on: bench.loop)
      for _ in 0..<100 {
        bench.loop.execute {
          waiter.wake(.ready)
          bench.loop.atEndOfTurn { log.add("end of turn") }
        }
        _ = await waiter.wait(until: soon())
        log.add("woken")
        try await bench.loop.sleep(for: .microseconds(1))
      }
      #expect(log.lines == (0..<100).flatMap { _ in ["woken", "end of turn"] })
    }
  }

  @Test("jobs that create jobs endlessly do not starve events and timers")
  func noStarvation() async throws {
    try await TestShard.run { bench in
      let done = Log()
      let spinner = bench.spawn { _ in while !Task.isCancelled { await Task.yield() } }
      bench.loop.schedule(at: .now() + .milliseconds(1)) {
        done.add("timer")
        spinner.cancel()
      }
      try await spinner.value
      #expect(done.lines == ["timer"])
    }
  }

  @Test("jobs enqueued before the stop still run; later ones are dropped")
  func stopping() async throws {
    let loop = try EventLoop(name: "stopping")
    let ran = Log()
    try loop.start()
    for _ in 0..<100 { loop.execute { ran.add("") } }
    loop.stop()
    loop.join()
    #expect(ran.lines.count == 100)
    loop.execute { ran.add("") }
    loop.join()
    #expect(ran.lines.count == 100)
  }
}

@Suite("Timers")
struct TimerTests {
  @Test("timers fire in order of time, then of scheduling, never early or after cancellation")
  func order() async throws {
    try await TestShard.run { bench in
      let log = Log()
      let start = MonotonicTime.now()
      let at = { (milliseconds: Int) in start + .milliseconds(milliseconds) }
      let cancelled = bench.loop.schedule(at: at(2)) { log.add("cancelled") }
      bench.loop.schedule(at: at(4)) { log.add("4 at \(MonotonicTime.now() >= at(4))") }
      bench.loop.schedule(at: at(1)) { log.add("1") }
      bench.loop.schedule(at: at(3)) { log.add("3 first") }
      bench.loop.schedule(at: at(3)) { log.add("3 second") }
      bench.loop.cancel(cancelled)
      try await bench.loop.sleep(until: at(5))
      bench.loop.cancel(cancelled)
      #expect(log.lines == ["1", "3 first", "3 second", "4 at true"])
    }
  }

  @Test("a timer that reschedules itself for the past does not block the loop")
  func past() async throws {
    try await TestShard.run { bench in
      let again = Repeating(loop: bench.loop)
      again.go()
      try await bench.loop.sleep(for: .milliseconds(2))
      again.stop = true
      #expect(again.count > 0)
    }
  }

  @Test("a sleep ends early if its task is cancelled before or during it")
  func cancelledSleep() async throws {
    try await TestShard.run { bench in
      let sleeper = bench.spawn { bench in try await bench.loop.sleep(until: .distantFuture) }
      sleeper.cancel()
      await #expect(throws: CancellationError.self) { try await sleeper.value }
      let second = bench.spawn { bench in try await bench.loop.sleep(for: .seconds(100)) }
      await bench.settle()
      second.cancel()
      await #expect(throws: CancellationError.self) { try await second.value }
    }
  }
}

@Suite("Descriptor readiness")
struct ReadinessTests {
  @Test(
    "readiness is level-triggered: reported while ready, for the requested direction, until deregistration"
  )
  func levels() async throws {
    try await TestShard.run { bench in
      let (near, far) = try socketPair()
      let handler = Recorder(loop: bench.loop)
      let registration = try bench.loop.register(near, .read, handler: handler)
      write(far, "x", 1)
      try await handler.until { $0.count >= 3 }
      #expect(handler.seen.allSatisfy { $0 == .readable })
      try bench.loop.modify(registration, [.read, .write])
      try await handler.until { $0.last == [.readable, .writable] }
      bench.loop.deregister(registration)
      let count = handler.seen.count
      try await bench.loop.sleep(for: .milliseconds(2))
      #expect(handler.seen.count == count)
      #expect(throws: IOError.self) { try bench.loop.modify(registration, .read) }
      for descriptor in [near, far] { close(descriptor) }
    }
  }

  @Test("pending events of a closed descriptor never reach a descriptor reusing its number")
  func stale() async throws {
    try await TestShard.run { bench in
      let late = Recorder(loop: bench.loop)
      let (quiet, silent) = try socketPair()
      let pairs = [try socketPair(), try socketPair()]
      let swappers = pairs.map { _ in Swapper(loop: bench.loop, late: late, quiet: quiet) }
      for index in 0..<2 {
        swappers[index].registration = try bench.loop.register(
          pairs[index].near, .read, handler: swappers[index])
        swappers[index].other = swappers[1 - index]
        swappers[index].victim = pairs[1 - index].near
      }
      // Both become ready before the next poll: the first handler to run replaces the other.
      for pair in pairs { write(pair.far, "x", 1) }
      try await bench.loop.sleep(for: .milliseconds(2))
      #expect(swappers.filter { $0.hasSwapped }.count == 1)
      #expect(late.seen == [])
      for pair in pairs + [(quiet, silent)] {
        close(pair.near)
        close(pair.far)
      }
    }
  }

  @Test("a released handler receives no events")
  func released() async throws {
    try await TestShard.run { bench in
      let (near, far) = try socketPair()
      var handler: Recorder? = Recorder(loop: bench.loop)
      let registration = try bench.loop.register(near, .read, handler: try #require(handler))
      handler = nil
      write(far, "x", 1)
      try await bench.loop.sleep(for: .milliseconds(2))
      bench.loop.deregister(registration)
      for descriptor in [near, far] { close(descriptor) }
    }
  }
}

private actor Elsewhere {
  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
  init(loop: EventLoop) { self.loop = loop }
  func isThere(not other: EventLoop) -> Bool { loop.isInLoop && !other.isInLoop }
}

private actor Counter {
  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
  private(set) var count = 0
  init(loop: EventLoop) { self.loop = loop }
  func add() { count += 1 }
}

private final class Ledger: Sendable {
  let lines = Mutex([[Int]](repeating: [], count: 8))
}

/// Lines written on one loop.
final class Log: Sendable {
  private let kept = Mutex<[String]>([])
  var lines: [String] { kept.withLock { $0 } }
  func add(_ line: String) { kept.withLock { $0.append(line) } }
}

private final class Repeating {
  let loop: EventLoop
  var count = 0
  var stop = false
  init(loop: EventLoop) { self.loop = loop }
  func go() {
    count += 1
    if !stop { loop.schedule(at: MonotonicTime(nanoseconds: 0)) { self.go() } }
  }
}

/// Records the events that it receives.
private final class Recorder: ReadinessHandler {
  private(set) var seen: [Readiness] = []
  private let waiter: Waiter
  init(loop: EventLoop) { waiter = Waiter(on: loop) }
  func ready(_ readiness: Readiness) {
    seen.append(readiness)
    waiter.wake(.ready)
  }
  func until(_ condition: ([Readiness]) -> Bool) async throws {
    while !condition(seen) { try await waiter.wait(until: soon(), for: "readiness") }
  }
}

/// On an event, replaces another's descriptor by a quiet one with the same number.
private final class Swapper: ReadinessHandler {
  private let loop: EventLoop
  private let late: Recorder
  private let quiet: Int32
  var registration: Registration?
  weak var other: Swapper?
  var victim: Int32 = -1
  private(set) var hasSwapped = false

  init(loop: EventLoop, late: Recorder, quiet: Int32) {
    self.loop = loop
    self.late = late
    self.quiet = quiet
  }

  func ready(_ readiness: Readiness) {
    guard let registration, let theirs = other?.registration else { return }
    hasSwapped = true
    loop.deregister(registration)
    loop.deregister(theirs)
    _ = try? loop.register(dup2(quiet, victim), .read, handler: late)
  }
}

private func socketPair() throws -> (near: Int32, far: Int32) {
  var pair: (Int32, Int32) = (-1, -1)
  let result = withUnsafeMutableBytes(of: &pair) { bytes in
    socketpair(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0,
      bytes.bindMemory(to: Int32.self).baseAddress)
  }
  try #require(result == 0)
  return (pair.0, pair.1)
}
