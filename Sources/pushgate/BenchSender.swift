// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import GatewayApp
import Glibc
import Logging
import TLS

/// A shard that only sends, with one task per stream that sends one push after another.
actor BenchSender {
  private nonisolated let loop: EventLoop
  private let plan: BenchPlan
  private let pool: SessionPool
  private var started = 0
  private var accepted = 0
  private var fault: String?
  private var begin = MonotonicTime.now()

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  init(loop: EventLoop, plan: BenchPlan) throws {
    self.loop = loop
    self.plan = plan
    var limits = APNsLimits()
    limits.initialSessions = plan.first
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
    begin = .now()
    await withDiscardingTaskGroup { group in
      for _ in 0..<plan.connections * plan.streams {
        group.addTask { await self.send() }
      }
    }
    let (seconds, attoseconds) = (MonotonicTime.now() - begin).components
    let spent = Self.cpuSeconds() - cpu
    let sessions = pool.statistics.openedSessions
    let resident = ProcessUsage().residentBytes / 1024
    await pool.close()
    return BenchReport(
      requests: plan.requests, accepted: accepted,
      seconds: Double(seconds) + Double(attoseconds) / 1e18, cpuSeconds: spent,
      sessions: sessions, residentKilobytes: resident, fault: fault)
  }

  private func send() async {
    var request = APNsRequest(
      deviceToken: [UInt8](repeating: 0xA5, count: 32), topic: "com.example.app",
      pushType: "alert", priority: 10, expiration: 1_900_000_000,
      apnsID: APNsID(high: 0xeabe_ae54_14a8_51e5, low: 0),
      payload: plan.payload)
    while started < plan.requests {
      started += 1
      Self.number(&request.deviceToken, started)
      request.apnsID = APNsID(
        high: request.apnsID.high, low: 0xb60b << 48 | UInt64(started) & 0xffff_ffff_ffff)
      var deadline = MonotonicTime.distantFuture
      if plan.isWhole || plan.rate != nil {
        let due = begin.nanoseconds + UInt64(started * 1_000_000_000 / (plan.rate ?? 1_000_000))
        if due > loop.now.nanoseconds { await sleep(until: MonotonicTime(nanoseconds: due)) }
        deadline = MonotonicTime(nanoseconds: loop.now.nanoseconds + 30_000_000_000)
      }
      switch await pool.send(request, deadline: deadline) {
      case .accepted: accepted += 1
      case let other: fault = "\(other)"
      }
    }
  }

  private func sleep(until due: MonotonicTime) async {
    await withUnsafeContinuation { continuation in
      loop.schedule(at: due) { [loop] in loop.resume(continuation, returning: ()) }
    }
  }

  /// Writes a number into the device token, so that all tokens differ.
  private static func number(_ token: inout [UInt8], _ number: Int) {
    var rest = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    for index in 0..<8 {
      token[index] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
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
