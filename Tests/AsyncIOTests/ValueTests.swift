// SPDX-License-Identifier: Apache-2.0
import Glibc
import Testing

@testable import AsyncIO

@Suite("Addresses and times")
struct ValueTests {
  @Test(
    "host and port are parsed, and written back unchanged",
    arguments: [
      ("localhost:80", "localhost", 80), ("api.push.apple.com:443", "api.push.apple.com", 443),
      ("127.0.0.1:0", "127.0.0.1", 0), ("[::1]:65535", "::1", 65535),
      ("[2001:db8::1]:2197", "2001:db8::1", 2197), ("my_host-1:1", "my_host-1", 1),
    ])
  func hostPort(text: String, host: String, port: Int) {
    let parsed = HostPort(parsing: text)
    #expect(parsed == HostPort(host: host, port: port))
    #expect(parsed?.description == text)
  }

  @Test(
    "a malformed host and port is refused",
    arguments: [
      "", ":", "host", "host:", ":80", "host:65536", "host:-1", "host:+1", "host: 1", "host:٣",
      "::1:80", "[::1]", "[::1]80", "[]:80", "[1.2.3.4]:80", "[::zz]:80", "a b:80", "a/b:80",
      "[::1:80", "host:80:", "\u{0}:1",
    ])
  func notHostPort(text: String) {
    #expect(HostPort(parsing: text) == nil)
  }

  @Test(
    "addresses are parsed, written and recognized as loopback",
    arguments: [
      ("127.0.0.1", 80, "127.0.0.1:80", true), ("127.255.0.9", 1, "127.255.0.9:1", true),
      ("10.0.0.1", 443, "10.0.0.1:443", false), ("::1", 443, "[::1]:443", true),
      ("2001:DB8::0:1", 0, "[2001:db8::1]:0", false),
      ("::ffff:127.0.0.1", 5, "[::ffff:127.0.0.1]:5", true), ("::2", 5, "[::2]:5", false),
    ])
  func addresses(ip: String, port: Int, text: String, isLoopback: Bool) throws {
    let address = try SocketAddress(ip: ip, port: port)
    #expect(address.description == text && address.port == port)
    #expect(address.isLoopback == isLoopback)
    // Round trip through the kernel's representation.
    let copy = address.withSockaddr { SocketAddress(copying: $0, $1) }
    #expect(copy == address)
  }

  @Test(
    "a malformed address is refused",
    arguments: ["", "localhost", "1.2.3", "1.2.3.4.5", "[::1]", "::g"])
  func notAddresses(ip: String) {
    #expect(throws: IOError.self) { try SocketAddress(ip: ip, port: 1) }
  }

  @Test("ports and path lengths are limited")
  func limits() {
    for port in [-1, 65536] {
      #expect(throws: IOError.self) { try SocketAddress(ip: "::1", port: port) }
    }
    for length in [0, 108] {
      #expect(throws: IOError.self) {
        try SocketAddress(unixPath: String(repeating: "x", count: length))
      }
    }
  }

  /// Seconds left, addresses left, minimum, and the resulting share.
  @Test(
    "each address gets a share of the time, but no less than the minimum",
    arguments: [(10, 2, 2, 5), (10, 1, 2, 10), (10, 8, 2, 2), (1, 3, 2, 1)])
  func parts(left: Int64, count: Int, least: Int64, part: Int64) {
    let now = MonotonicTime(nanoseconds: 5_000_000_000)
    let until = now.part(of: now + .seconds(left), among: count, least: .seconds(least))
    #expect(until == now + .seconds(part))
  }

  @Test(
    "times are rounded up to a multiple of a step",
    arguments: [(0, 0), (1, 10), (10, 10), (11, 20)])
  func rounding(milliseconds: UInt64, rounded: UInt64) {
    let time = MonotonicTime(nanoseconds: milliseconds * 1_000_000)
    #expect(time.roundedUp(to: .milliseconds(10)).nanoseconds == rounded * 1_000_000)
    #expect(MonotonicTime.distantFuture.roundedUp(to: .milliseconds(10)) == .distantFuture)
  }

  @Test("time saturates at both ends")
  func time() {
    let time = MonotonicTime(nanoseconds: 5_000_000_000)
    #expect((time + .milliseconds(250)).nanoseconds == 5_250_000_000)
    #expect((time + .seconds(-2)).nanoseconds == 3_000_000_000)
    #expect((time + .seconds(-9)).nanoseconds == 0)
    #expect(time + .seconds(Int64.max) == .distantFuture)
    #expect(time + .seconds(Int64.min) == MonotonicTime(nanoseconds: 0))
    #expect(MonotonicTime.distantFuture + .seconds(1) == .distantFuture)
    #expect(time - (time + .seconds(3)) == .seconds(-3))
    #expect((time + .seconds(3)) - time == .seconds(3))
  }
}

@Suite("System calls")
struct SystemCallTests {
  @Test("an interrupted call is retried, except where a retry is wrong")
  func interrupted() throws {
    var calls = 0
    let result = try systemCall("test") { () -> Int32 in
      calls += 1
      if calls == 3 { return 7 }
      errno = EINTR
      return -1
    }
    #expect(result == 7 && calls == 3)
    let once = try systemCall("test", repeats: false) { () -> Int32 in
      calls += 1
      errno = EINTR
      return -1
    }
    #expect(once == nil && calls == 4)
  }

  @Test("would-block is not an error", arguments: [EAGAIN, EINPROGRESS])
  func wouldBlock(reason: Int32) throws {
    #expect(try failing(reason) == nil)
  }

  @Test(
    "error numbers map to error codes",
    arguments: [
      (ETIMEDOUT, IOError.Code.timedOut), (ECONNREFUSED, .refused), (EHOSTUNREACH, .unreachable),
      (ECONNRESET, .reset), (EPIPE, .reset), (EADDRINUSE, .addressInUse),
      (EADDRNOTAVAIL, .badAddress), (EMFILE, .system(EMFILE)),
    ])
  func errors(reason: Int32, code: IOError.Code) {
    #expect(throws: IOError(code, operation: "test", errno: reason)) { try failing(reason) }
  }

  @Test("an error contains the operation and the system's message")
  func descriptions() {
    let error = IOError(.refused, operation: "connect", errno: ECONNREFUSED, detail: "[::1]:1")
    #expect(error.description == "connect: refused (Connection refused): [::1]:1")
  }

  @Test("use of a closed descriptor ends the process")
  func ourBug() async {
    await #expect(processExitsWith: .failure) {
      _ = try systemCall("test") { () -> Int32 in
        errno = EBADF
        return -1
      }
    }
  }

  private func failing(_ reason: Int32) throws -> Int32? {
    try systemCall("test") {
      errno = reason
      return -1
    }
  }
}

@Suite("Timer queue")
struct TimerQueueTests {
  @Test("cancelled entries do not accumulate")
  func compaction() {
    var queue = TimerQueue()
    _ = queue.schedule(at: .distantFuture) {}
    for number in 0..<10_000 {
      let token = queue.schedule(at: MonotonicTime(nanoseconds: UInt64(number))) {}
      queue.cancel(token)
      queue.cancel(token)
    }
    #expect(queue.count == 1)
    #expect(queue.entries <= 65)
    #expect(queue.next() == .distantFuture)
    #expect(queue.entries == 1)
  }

  @Test("due timers run in order; a timer cancelled in between does not run")
  func rounds() {
    var queue = TimerQueue()
    var ran: [Int] = []
    let tokens = [3, 1, 2, 1, 9].enumerated().map { index, time in
      queue.schedule(at: MonotonicTime(nanoseconds: UInt64(time))) { ran.append(index) }
    }
    var due: [TimerToken] = []
    queue.collectDue(at: MonotonicTime(nanoseconds: 3), into: &due)
    #expect(due == [tokens[1], tokens[3], tokens[2], tokens[0]])
    queue.cancel(tokens[2])
    for token in due { queue.take(token)?() }
    #expect(ran == [1, 3, 0])
    #expect(queue.next() == MonotonicTime(nanoseconds: 9))
  }
}
