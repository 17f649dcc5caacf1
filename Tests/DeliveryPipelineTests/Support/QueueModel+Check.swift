// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

extension QueueModel {
  /// Checks that each delivery has one outcome, and that it follows from the device's answers.
  func check() async throws {
    for (id, audience) in ids {
      let counts = try await store.runs.counts(id)
      let notification = try #require(
        try await store.notifications.notification(app: app, id: id))
      let tokens =
        notification.audience.isEveryone
        ? (1...Self.devices).map(bulkToken) : notification.audience.tokens
      let accounted = counts.outcomes.values.reduce(0, +) + (counts.notExpanded ?? 0)
      #expect(accounted == audience && tokens.count == audience, "\(self): \(counts)")
      #expect(counts.unaccounted == 0, "\(self)")
      let run: RunID = try await store.value("SELECT id FROM runs WHERE notification = \(id)")
      let stored = try await outcomes(of: run)
      for token in tokens where token <= bulkToken(Self.devices) {
        check(id, Sent(run: run, token: token), stored[token])
      }
      guard !cancelled.contains(id) else { continue }
      #expect(counts.state == .finished, "\(self)")
      guard !atMostOnce.contains(id) else { continue }
      var expected: [DeliveryOutcome: Int] = [:]
      for token in tokens {
        let isKnown = token <= bulkToken(Self.devices)
        expected[isKnown ? Fate(token).end(isHarmless: true) : .unknownDevice, default: 0] += 1
      }
      #expect(counts.outcomes == expected, "\(self)")
    }
  }

  /// Checks the stored outcome of a delivery; nil if it is only counted, or not expanded.
  private func check(_ id: NotificationID, _ delivery: Sent, _ outcome: DeliveryOutcome?) {
    let (isCancelled, isHarmless) = (cancelled.contains(id), !atMostOnce.contains(id))
    if !isCancelled {
      // A holder may have died between the intent and the request.
      #expect(sent.contains(delivery) || !isHarmless && outcome == .unknown, "\(self): never sent")
    }
    guard let outcome else { return }
    let fate = Fate(delivery.token)
    var allowed: Set = [fate.end(isHarmless: isHarmless)]
    if !isHarmless { allowed.insert(.unknown) }
    if isCancelled { allowed.formUnion([.cancelled, fate == .lost ? .unknown : .cancelled]) }
    #expect(allowed.contains(outcome), "\(self): \(outcome) of \(fate)")
    if let settled = settled[delivery], isHarmless, !isCancelled {
      #expect(settled == outcome, "\(self): \(outcome) after \(settled)")
    }
  }

  /// Returns the stored outcomes of a run, at most one of each device.
  private func outcomes(of run: RunID) async throws -> [DeviceToken: DeliveryOutcome] {
    let rows = try await store.client.write.query(
      "SELECT token, outcome FROM deliveries WHERE run = \(run)")
    var outcomes: [DeviceToken: DeliveryOutcome] = [:]
    for row in rows {
      let token = DeviceToken(bytes: try row.decode("token", as: [UInt8].self))
      #expect(outcomes[token] == nil, "\(self): two outcomes of a delivery")
      outcomes[token] = DeliveryOutcome(rawValue: try row.decode("outcome", as: Int16.self))
    }
    return outcomes
  }
}
