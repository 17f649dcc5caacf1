// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import PushModel
import Storage
import TestSupport

@testable import DeliveryPipeline

/// ModelDevice of a row, with its delivery as PostgreSQL has it.
struct ModelDevice {
  let recipient: Recipient
  /// Stored outcome.
  var outcome: DeliveryOutcome?
  /// Epoch under which an intent is stored.
  var intent: Int64?
  /// Whether a further request may be written if it must not arrive twice.
  var mayWrite = true
  var writes = 0
  /// Whether an intent may stay although nothing was written: its holder was lost or did not learn
  /// of it.
  var mayBeInterrupted = false
  /// Number of stored attempts.
  var attempts = 0
}

/// ModelRow of the queue, as PostgreSQL has it.
final class ModelRow {
  let id: Int64
  let job: QueueRow.Job
  let isHarmless: Bool
  var devices: [ModelDevice]
  var epoch: Int64 = 0
  /// Devices below the stored cursor.
  var cursor = 0
  var isFinished = false

  init(_ id: Int64, _ job: QueueRow.Job, isHarmless: Bool, _ devices: [ModelDevice]) {
    (self.id, self.job, self.isHarmless, self.devices) = (id, job, isHarmless, devices)
  }

  /// Rows of each kind, whose pushes may or must not arrive twice.
  static func all(devices count: Int) -> [ModelRow] {
    var rows: [ModelRow] = []
    for (number, isHarmless) in [true, false, true, false, true, false].enumerated() {
      var devices = (0..<(number < 4 ? count : 1)).map {
        ModelDevice(recipient: .sample(UInt32(number * 100 + $0)))
      }
      let job: QueueRow.Job
      switch number {
      case 0, 1: job = .range(from: 0, to: 65_535, cursor: nil)
      case 2, 3: job = .names(after: nil)
      default:
        (devices[0].outcome, devices[0].attempts) = (.waiting, 1)
        job = .retry(devices[0].recipient.token, attempt: 1)
      }
      rows.append(ModelRow(Int64(number + 1), job, isHarmless: isHarmless, devices))
    }
    return rows
  }

  var isRetry: Bool { job.kind == .retry }

  /// Whether a claim of the row sends to a device.
  func sends(to device: ModelDevice) -> Bool {
    device.intent == nil && device.outcome == (isRetry ? .waiting : nil)
  }

  /// Claims the row, as a new holder does.
  func claim(at now: MonotonicTime, ahead: CountedAhead) -> RunningWork {
    epoch += 1
    var notification = sample(1)
    notification.message.options.delivery = isHarmless ? .atLeastOnce : .atMostOnce
    let run = Run(
      id: RunID(rawValue: id), app: 1, notification: notification.id, day: notification.id.day)
    let row = QueueRow(
      id: id, run: run, environment: .production, workClass: .broadcast, job: job,
      deadline: notification.deadline, epoch: epoch, isRescued: epoch > 1)
    return RunningWork(
      Work(row, notification: notification), on: 0, renderer: nil, lane: nil, counters: nil,
      now: now, leaseEnds: now + .seconds(30), ahead: ahead)
  }

  /// Stores a report as `OutcomeStore` does.
  func store(_ report: DeliveryReport, of device: Int) {
    let isCurrent = report.row.epoch == epoch && !isFinished
    let known = devices[device]
    let isOpen = known.outcome == nil || known.outcome == .waiting
    if report.outcome == .waiting, !report.wasIntended, !isCurrent { return }
    let replacesIntent =
      known.intent.map { report.wasIntended || $0 == report.row.epoch } ?? false
    guard known.intent == nil ? isOpen : replacesIntent else { return }
    devices[device].outcome = report.outcome
    devices[device].intent = nil
    devices[device].attempts = report.attempts
    if report.endsRow, isCurrent { isFinished = true }
  }

  /// Stores an intent as `IntentStore` does.
  func grant(_ device: Int, epoch: Int64) -> Bool {
    let known = devices[device]
    guard epoch == self.epoch, !isFinished else { return false }
    guard known.intent.map({ $0 == epoch }) ?? (known.outcome ?? .waiting == .waiting) else {
      return false
    }
    devices[device].intent = epoch
    return true
  }
}

/// A push and the place where it is.
struct ModelPush {
  enum Place {
    case queued
    case inPool(latest: MonotonicTime)
    case onWire(latest: MonotonicTime)
    case searching
  }

  var push: Push
  let device: Int
  var place = Place.queued
  /// Whether a further request of this push may be written.
  var mayWrite = true
  /// Number of requests written.
  var writes = 0
}

/// A row while a holder works on it.
final class RowLife {
  let row: ModelRow
  let work: RunningWork
  /// Next device to hand out.
  var next: Int
  var flights: [ModelPush] = []
  /// Places of pushes whose decision is not stored.
  var unstored: Set<Int> = []
  /// Ends of pushes by place; false: returned.
  var ends: [Int: Bool] = [:]
  /// Devices by place.
  var devices: [Int: Int] = [:]
  /// Accepted pushes that are only counted.
  var counted: Set<Int> = []
  var endedRow = false

  init(_ row: ModelRow, _ work: RunningWork) {
    (self.row, self.work) = (row, work)
    next = row.cursor
  }

  var isIdle: Bool { flights.isEmpty && unstored.isEmpty }

  /// Marks the devices whose intent may stay because the holder is lost.
  func interrupt() {
    for device in flights.map(\.device) + unstored.compactMap({ devices[$0] }) {
      row.devices[device].mayBeInterrupted = true
    }
  }

  /// Number of devices below the first that has not ended.
  var passed: Int {
    var passed = 0
    while ends[passed] == true { passed += 1 }
    return passed
  }
}
