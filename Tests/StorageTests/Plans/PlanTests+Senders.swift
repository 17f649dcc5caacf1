// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

extension PlanTests {
  /// Statements of the legacy bridge.
  static let senderCases: [PlanCase] = [
    PlanCase("ten tokens of a legacy sender, half of them unknown", buffers: 250) { scene in
      let tokens = (0..<10).map { $0 % 2 == 0 ? scene.nextToken() : token(UInt32(scene.next())) }
      _ = try await scene.store.changes.registerUnknown(
        tokens.map { ($0, .alert) }, app: scene.app, environment: .production, isAssumed: false)
    },
    PlanCase("an accepted push to an unregistered device", buffers: 250) { scene in
      let number = UInt32(scene.next())
      let known = token(number)
      try await scene.store.register(scene.app, known)
      _ = try await scene.store.client.write.query(
        """
        UPDATE devices SET state = 3, state_reason = 'Unregistered', unregistered_at = \(noon)
        WHERE app = \(scene.app) AND token = \(known)
        """)
      #expect(
        try await scene.store.record(
          scene.named, known, .accepted,
          verdict: .revived(sentAt: noon.adding(seconds: 1_000_000_000))))
    },
    PlanCase("a page of the first feedback reading", buffers: 3_500) { scene in
      let list = FeedbackList(
        Destination(app: scene.app, environment: .sandbox), kind: .voip)
      let page = try await scene.store.store.feedback.page(
        of: list,
        .devices(after: nil, end: FeedPlace(position: 0, sequence: 0, at: noon)))
      if scene.isFull { #expect(page.tokens.count == 1_000) }
    },
    PlanCase("a feedback reading from a stored position", buffers: 6_000) { scene in
      let feedback = scene.store.store.feedback
      let list = FeedbackList(
        Destination(app: scene.app, environment: .sandbox), kind: .alert)
      let cursor = try await feedback.start(of: list)
      let place: FeedPlace
      switch cursor {
      case .events(let after): place = after
      case .devices(_, let end): place = end
      }
      let page = try await feedback.page(of: list, .events(after: place))
      try await feedback.acknowledge(page.end, of: list)
    },
  ]
}
