// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Glibc
import Logging
import TLS

/// What `pushgate bench sender` was asked to do.
struct BenchPlan: Sendable {
  let endpoint: APNsEndpoint
  let connections: Int
  let streams: Int
  let requests: Int
  let trust: TLSTrust
  let key: ES256PrivateKey
  let payload: [UInt8]
}

/// What it measured.
struct BenchReport: Sendable {
  let requests: Int
  let accepted: Int
  let seconds: Double
  /// Of the whole process while it sent.
  let cpuSeconds: Double
  /// The last answer that was not "accepted", if there was one.
  let fault: String?

  private var rate: Int { Int(Double(requests) / seconds) }
  private var nanoseconds: Int { Int(cpuSeconds * 1e9 / Double(requests)) }

  var json: String {
    #"{"requests":\#(requests),"accepted":\#(accepted),"seconds":\#(seconds),"rate":\#(rate),"#
      + #""cpu_ns":\#(nanoseconds)}"#
  }

  var text: String {
    "\(accepted) of \(requests) accepted in \(seconds) s: \(rate)/s, \(nanoseconds) ns of CPU each"
      + (fault.map { "\nnot accepted: \($0)" } ?? "")
  }
}

/// One shard that does nothing but send: as many tasks as streams, each awaiting push after push.
actor BenchSender {
  private nonisolated let loop: EventLoop
  private let plan: BenchPlan
  private let pool: SessionPool
  private var started = 0
  private var accepted = 0
  private var fault: String?

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  init(loop: EventLoop, plan: BenchPlan) throws {
    self.loop = loop
    self.plan = plan
    var limits = APNsLimits()
    limits.initialSessions = plan.connections
    limits.maximumSessions = plan.connections
    limits.maximumStreams = plan.streams
    let credential = ProviderCredential(
      teamID: "TEAM123456", keyID: "KEY1234567", privateKey: plan.key)
    pool = try SessionPool(
      on: loop, endpoint: plan.endpoint,
      authentication: .providerToken(ProviderTokenSigner(credential: credential)),
      trust: plan.trust, limits: limits, logger: Logger(label: "bench"))
  }

  func run() async -> BenchReport {
    pool.start()
    let cpu = Self.cpuSeconds()
    let begin = MonotonicTime.now()
    await withDiscardingTaskGroup { group in
      for _ in 0..<plan.connections * plan.streams {
        group.addTask { await self.send() }
      }
    }
    let (seconds, attoseconds) = (MonotonicTime.now() - begin).components
    let spent = Self.cpuSeconds() - cpu
    await pool.close()
    return BenchReport(
      requests: plan.requests, accepted: accepted,
      seconds: Double(seconds) + Double(attoseconds) / 1e18, cpuSeconds: spent, fault: fault)
  }

  private func send() async {
    var request = APNsRequest(
      deviceToken: [UInt8](repeating: 0xA5, count: 32), topic: "com.example.app",
      pushType: "alert", priority: 10, expiration: 1_900_000_000, apnsID: "",
      payload: plan.payload)
    while started < plan.requests {
      started += 1
      Self.number(&request.deviceToken, started)
      request.apnsID = Self.apnsID(started)
      switch await pool.send(request, deadline: .distantFuture) {
      case .accepted: accepted += 1
      case let other: fault = "\(other)"
      }
    }
  }

  /// Makes the device token one of its own.
  private static func number(_ token: inout [UInt8], _ number: Int) {
    var rest = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    for index in 0..<8 {
      token[index] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
    }
  }

  /// A UUID of its own for every push.
  private static func apnsID(_ number: Int) -> String {
    let pattern: StaticString = "eabeae54-14a8-11e5-b60b-000000000000"
    let start = pattern.utf8Start
    return String(unsafeUninitializedCapacity: 36) { text in
      for index in 0..<36 { text[index] = start[index] }
      var rest = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
      for index in (24..<36).reversed() {
        let digit = UInt8(truncatingIfNeeded: rest & 15)
        text[index] = digit < 10 ? 0x30 + digit : 0x57 + digit
        rest >>= 4
      }
      return 36
    }
  }

  private static func cpuSeconds() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let microseconds =
      usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
      + (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1_000_000
    return Double(microseconds) / 1e6
  }
}
