// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@Suite struct StatisticsTests {
  /// 2026-11-20T09:00:00Z.
  private static let noon = Instant(microseconds: 1_795_165_200_000_000)
  private static let app = AppID(rawValue: 7)

  private func tally(_ accepted: Int) -> PushTally {
    var tally = PushTally()
    tally.count(.accepted, accepted, latency: 1_000)
    return tally
  }

  private func at(_ seconds: Int64) -> Instant { Self.noon.adding(seconds: seconds) }

  /// The numbers of accepted pushes of the app by minute, as far as they are unwritten.
  private func minutes(_ ledger: StatisticsLedger, _ span: StatisticsSpan = .minute) -> [Int64: Int]
  {
    var found: [Int64: Int] = [:]
    for row in ledger.changes where row.key.app == Self.app && row.key.span == span {
      let second = (row.key.start.microseconds - Self.noon.microseconds) / 1_000_000
      found[second / 60] = row.tally.accepted
    }
    return found
  }

  @Test("spans begin at multiples of their length, also before 1970")
  func spans() {
    let time = at(3_725)
    #expect(StatisticsSpan.minute.start(of: time) == at(3_720))
    #expect(StatisticsSpan.tenMinutes.start(of: time) == at(3_600))
    #expect(StatisticsSpan.hour.start(of: at(3_599)) == Self.noon)
    #expect(StatisticsSpan.minute.start(of: Instant(microseconds: -1)).seconds == -60)
  }

  @Test("failures have a reason; cancelled and superseded pushes are no failures")
  func failures() {
    var tally = PushTally()
    tally.count(.rejected, 3, reason: "BadDeviceToken")
    tally.count(.unknown)
    tally.count(.cancelled, 5, reason: "ignored")
    tally.count(.superseded, 2)
    tally.count(.waiting, 9)
    tally.count(.accepted, 4, latency: 5)
    #expect(tally.accepted == 4 && tally.failed == 4)
    #expect(tally.reasons == ["BadDeviceToken": 3, "unknown": 1])
    #expect(tally.outcomes[.waiting] == nil && tally.latencies.total == 4)
  }

  @Test("a limited number of reasons is counted separately")
  func manyReasons() {
    var tally = PushTally()
    for number in 0..<100 { tally.count(.rejected, reason: "r\(number)") }
    #expect(tally.reasons.count == PushTally.maximumReasons + 1)
    #expect(tally.reasons[PushTally.otherReason] == 100 - PushTally.maximumReasons)
    #expect(tally.reasons.values.reduce(0, +) == tally.failed)
  }

  @Test("pushes belong to the minute, ten minutes and hour in which they are counted")
  func ledger() {
    var ledger = StatisticsLedger(now: at(30))
    ledger.add([Self.app: tally(1)], until: at(60))
    ledger.add([Self.app: tally(2)], until: at(120))
    #expect(minutes(ledger) == [0: 1, 1: 2])
    #expect(minutes(ledger, .tenMinutes) == [0: 3] && minutes(ledger, .hour) == [0: 3])
    ledger.written()
    #expect(ledger.changes.isEmpty)
    // A row is a total since the begin of its span, however often it is written.
    ledger.add([Self.app: tally(4)], until: at(150))
    ledger.written()
    ledger.add([Self.app: tally(8)], until: at(180))
    #expect(minutes(ledger) == [2: 12] && minutes(ledger, .hour) == [0: 15])
    ledger.written()
    ledger.add([Self.app: tally(1)], until: at(660))
    ledger.add([Self.app: tally(1)], until: at(720))
    #expect(minutes(ledger) == [3: 1, 11: 1])
    #expect(minutes(ledger, .tenMinutes) == [0: 16, 10: 1])
  }

  @Test("rows of all apps contain those of every app")
  func allApps() {
    var ledger = StatisticsLedger(now: Self.noon)
    ledger.add([Self.app: tally(1), 8: tally(2), StatisticsRow.allApps: tally(4)], until: at(1))
    let all = ledger.changes.filter { $0.key.app == StatisticsRow.allApps }
    #expect(all.map(\.tally.accepted) == [7, 7, 7] && ledger.changes.count == 9)
    #expect(ledger.changes.map(\.key) == ledger.changes.map(\.key).sorted())
  }

  @Test("rows that cannot be written are kept, up to a limit that drops the oldest spans")
  func unwritten() {
    var ledger = StatisticsLedger(now: Self.noon)
    for minute in 1...4_000 as ClosedRange<Int64> {
      ledger.add([Self.app: tally(1)], until: at(minute * 60))
    }
    let rows = ledger.changes
    #expect(rows.count == 6_000)
    #expect(!rows.contains { $0.key.span == .minute && $0.key.start == Self.noon })
    #expect(rows.contains { $0.key.span == .minute && $0.key.start == at(3_999 * 60) })
    #expect(rows.contains { $0.key.span == .hour && $0.key.end > at(3_999 * 60) })
  }

  @Test("a clock that is set back gets another writer, so that no earlier row is replaced")
  func clockSetBack() {
    var ledger = StatisticsLedger(now: at(3_600))
    ledger.add([Self.app: tally(1)], until: at(3_660))
    ledger.written()
    let first = ledger.writer
    // A correction after a round trip.
    ledger.add([Self.app: tally(1)], until: at(3_659))
    #expect(ledger.writer == first && minutes(ledger) == [61: 1])
    ledger.written()
    ledger.add([Self.app: tally(5)], until: at(0))
    #expect(ledger.writer != first && minutes(ledger) == [0: 5])
    ledger.add([Self.app: tally(1)], until: at(60))
    #expect(minutes(ledger) == [0: 6])
  }
}
