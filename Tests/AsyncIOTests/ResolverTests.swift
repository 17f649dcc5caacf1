// SPDX-License-Identifier: Apache-2.0
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import AsyncIO

@Suite("Resolver")
struct ResolverTests {
  @Test("an address resolves to itself, localhost to this machine")
  func names() async throws {
    try await TestShard.run { bench in
      for literal in ["127.0.0.1", "::1"] {
        let found = try await Resolver.resolve(literal, port: 5, on: bench.loop, deadline: .now())
        #expect(found == [try SocketAddress(ip: literal, port: 5)])
      }
      let found = try await Resolver.resolve(
        "localhost", port: 80, on: bench.loop, deadline: soon())
      #expect(!found.isEmpty && found.allSatisfy { $0.isLoopback && $0.port == 80 })
      #expect(bench.loop.isInLoop)
    }
  }

  @Test("an invalid name is an error")
  func noName() async throws {
    try await TestShard.run { bench in
      for (name, port, code) in [
        ("not a name", 1, IOError.Code.resolution), ("x", -1, .badAddress),
      ] {
        let found = await IOError.from {
          try await Resolver.resolve(name, port: port, on: bench.loop, deadline: soon())
        }
        #expect(found == code)
      }
    }
  }

  @Test("slow lookups keep deadlines, can be cancelled, and use limited threads and queue")
  func slow() async throws {
    let gate = Gate()
    let pool = LookupPool(threads: 3, queue: 2) { _, _ in
      gate.pass()
      return .success([])
    }
    try await TestShard.run { bench in
      let begin = { (name: String) in bench.spawn { try await $0.found(name, soon(), pool) } }
      var tasks: [Task<[SocketAddress], any Error>] = []
      for name in ["a", "b", "c"] {
        tasks.append(begin(name))
        // A name waits until its thread has begun.
        while gate.waiting < tasks.count { await Task.yield() }
      }
      let timed = await IOError.from { try await bench.found("a", .soon, pool) }
      #expect(timed == .timedOut)
      // A lookup with an expired deadline returns busy and leaves no trace.
      #expect(await IOError.from { try await bench.found("d", .soon, pool) } == .busy)
      tasks += ["d", "e"].map(begin)
      await bench.settle()
      #expect(await IOError.from { try await bench.found("f", soon(), pool) } == .busy)
      for place in [0, 4] {
        tasks[place].cancel()
        #expect(await IOError.from { try await tasks[place].value } == .cancelled)
      }
      tasks[4] = begin("f")
      gate.open()
      for task in tasks.dropFirst() { _ = try await task.value }
      #expect(gate.most == 3)
    }
  }

  @Test("concurrent lookups of a name share one request and its result")
  func sharing() async throws {
    let gate = Gate()
    let address = try SocketAddress(ip: "192.0.2.1", port: 1)
    let pool = LookupPool(threads: 4, queue: 4) { name, _ in
      if name == "slow" { gate.pass() }
      return .success([address])
    }
    try await TestShard.run { bench in
      let tasks = (0..<20).map { _ in bench.spawn { try await $0.found("slow", soon(), pool) } }
      while gate.waiting < 1 { await Task.yield() }
      await bench.settle()
      // Another name uses another thread.
      #expect(try await bench.found("other", soon(), pool) == [address])
      gate.open()
      for task in tasks {
        let found = try await task.value
        #expect(found == [address])
      }
      #expect(gate.most == 1)
      // A finished lookup is not reused: a later caller starts a new one.
      #expect(try await bench.found("slow", soon(), pool) == [address])
      #expect(gate.passed == 2)
    }
  }

  @Test("a lookup whose callers were cancelled still serves a later caller")
  func left() async throws {
    let gate = Gate()
    let pool = LookupPool(threads: 1, queue: 1) { _, _ in
      gate.pass()
      return .success([])
    }
    try await TestShard.run { bench in
      let first = bench.spawn { try await $0.found("slow", soon(), pool) }
      while gate.waiting < 1 { await Task.yield() }
      first.cancel()
      #expect(await IOError.from { try await first.value } == .cancelled)
      let second = bench.spawn { try await $0.found("slow", soon(), pool) }
      await bench.settle()
      gate.open()
      let found = try await second.value
      #expect(found.isEmpty)
      #expect(gate.passed == 1)
    }
  }

  @Test("unresolvable names in one pool do not affect another pool")
  func ownPools() async throws {
    let gate = Gate()
    let pool = LookupPool(threads: 2, queue: 3) { _, _ in
      gate.pass()
      return .success([])
    }
    try await TestShard.run { bench in
      let tasks = ["a", "b", "c"].map { name in
        bench.spawn { try await $0.found(name, soon(), pool) }
      }
      while gate.waiting < 2 { await Task.yield() }
      let found = try await Resolver.resolve(
        "localhost", port: 80, on: bench.loop, deadline: soon())
      #expect(!found.isEmpty)
      gate.open()
      for task in tasks { _ = try await task.value }
    }
  }
}

extension TestShard {
  /// The result of a pool's lookup.
  fileprivate func found(
    _ name: String, _ deadline: MonotonicTime, _ pool: LookupPool
  ) async throws -> [SocketAddress] {
    try await Resolver.resolve(name, port: 1, on: loop, deadline: deadline, by: pool)
  }
}

extension MonotonicTime {
  fileprivate static var soon: MonotonicTime { .now() + .milliseconds(5) }
}

/// A pipe that blocks lookups until it is closed.
private final class Gate: Sendable {
  private let state = Mutex((waiting: 0, most: 0, passed: 0))
  private let reading: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    (reading, writing) = (ends[0], ends[1])
  }

  deinit { close(reading) }

  var waiting: Int { state.withLock { $0.waiting } }
  var most: Int { state.withLock { $0.most } }
  /// The number of lookups that reached the gate.
  var passed: Int { state.withLock { $0.passed } }
  func open() { close(writing) }

  func pass() {
    state.withLock {
      $0.waiting += 1
      $0.passed += 1
      $0.most = max($0.most, $0.waiting)
    }
    var byte: UInt8 = 0
    read(reading, &byte, 1)
    state.withLock { $0.waiting -= 1 }
  }
}
