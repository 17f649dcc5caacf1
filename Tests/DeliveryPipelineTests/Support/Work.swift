// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Messages
import PushModel
import Storage
import TestSupport
import Testing

@testable import APNs
@testable import DeliveryPipeline

extension SessionPoolStatistics {
  /// A rejection as a pool returns it.
  static func sample(
    sessions: Int = 0, openStreams: Int = 0, waiting: Int = 0
  ) -> SessionPoolStatistics {
    SessionPoolStatistics(
      sessions: sessions, drainingSessions: 0, openedSessions: sessions, openStreams: openStreams,
      freeStreams: 0, waiting: waiting, lastEnd: nil)
  }
}

extension Credential {
  /// A signing key; `pem` is its secret, nil if it cannot be opened.
  static func key(
    _ app: AppID = 1, environment: PushEnvironment = .production, keyID: String = "KEY1",
    pem: String? = "secret", createdAt: Instant = noon
  ) -> Credential {
    Credential(
      app: app, environment: environment, name: keyID,
      identity: .key(ProviderKey(keyID: keyID, teamID: "TEAM", privateKeyPEM: pem)),
      createdAt: createdAt)
  }

  /// A certificate; `key` is its secret, nil if it cannot be opened.
  static func certificate(
    _ app: AppID = 1, _ fingerprint: String = "certificate", key: String? = "secret",
    topics: Set<String> = ["com.example.1"], notAfter: Instant = noon.adding(seconds: 86_400)
  ) -> Credential {
    Credential(
      app: app, environment: .production, name: "certificate",
      identity: .certificate(
        ProviderCertificate(
          certificatePEM: "", privateKeyPEM: key,
          contents: ProviderCertificate.Contents(
            topics: topics, environments: [.production], notBefore: noon, notAfter: notAfter,
            fingerprint: fingerprint))),
      createdAt: noon)
  }
}

extension Recipient {
  /// The device with `token(number)`.
  static func sample(
    _ number: UInt32, bucket: Int32 = 0, languages: [String] = ["en"],
    environment: PushEnvironment = .production, user: String? = nil
  ) -> Recipient {
    Recipient(
      token: TestSupport.token(number), bucket: bucket, languages: languages,
      environment: environment,
      user: user)
  }
}

extension Work {
  /// A claimed row that is not in the queue, for tests of outcomes: accepted pushes of a broadcast
  /// are only counted, those of names are stored.
  static func sample(
    _ workClass: WorkClass = .broadcast, app: AppID = 1, run: RunID = 1,
    notification: Notification? = nil
  ) -> Work {
    let notification = notification ?? TestSupport.sample(app)
    return Work(
      QueueRow(
        id: run.rawValue,
        run: Run(id: run, app: app, notification: notification.id, day: notification.id.day),
        environment: .production, workClass: workClass,
        job: workClass == .broadcast
          ? .range(from: 0, to: 65_535, cursor: nil) : .names(after: nil),
        deadline: notification.deadline, epoch: 1),
      notification: notification)
  }
}

extension Notification {
  /// Returns the notification with another message.
  func saying(
    _ payload: String, recipients: String? = nil, options: MessageOptions = MessageOptions()
  ) -> Notification {
    var changed = self
    changed.message = MessageContent(
      payload: Array(payload.utf8),
      recipients: recipients.map { .list(Array($0.utf8)) } ?? .none, options: options)
    return changed
  }
}

extension TestPipeline {
  /// Returns a claimed row as running work.
  func running(
    _ work: Work, on lane: CredentialLane? = nil, leaseEnds: MonotonicTime = .distantFuture
  ) throws -> RunningWork {
    let message = try Message(work.notification.message)
      .bound(to: nil, in: work.notification.context)
    return RunningWork(
      work, on: store.queue.connection, renderer: MessageRenderer(message), lane: lane?.id,
      counters: lane?.counters(of: work), now: loop.now, leaseEnds: leaseEnds)
  }

  /// Returns a claimed row as running work on the lane of its destination.
  func onLane(
    _ work: Work, isolation: isolated (any Actor)? = #isolation
  ) throws -> RunningWork {
    try running(work, on: lanes.lane(for: work.row.destination, isolation: isolation))
  }

  /// Returns a claimed queue row for two users without devices, as running work; its retries are
  /// queued.
  func claimed() async throws -> RunningWork {
    let app = try await store.app("com.example.claimed")
    return try running(try await store.claimed(app, .users("ann", "bob")))
  }

  /// Returns a row of a class as running work.
  func running(
    _ workClass: WorkClass = .broadcast, app: AppID = 1, run: RunID = 1
  ) throws -> RunningWork {
    try running(.sample(workClass, app: app, run: run))
  }
}

extension RunningWork {
  /// Returns its push to a device, handed out.
  func push(_ recipient: Recipient, attempts: Int = 0, badge: Int? = nil) -> Push {
    Push(
      row: self, recipient: recipient, place: advanceProgress { $0.begin(recipient.cursor) },
      attempts: attempts, badge: badge, isEnvironmentProbe: false)
  }

  /// Returns its push to a device with a token.
  func push(_ token: DeviceToken) -> Push {
    var recipient = Recipient.sample(1)
    recipient.token = token
    return push(recipient)
  }

  /// Returns its push to the device with `token(number)`.
  func push(
    _ number: UInt32, languages: [String] = ["en"], user: String? = nil, attempts: Int = 0,
    badge: Int? = nil
  ) -> Push {
    push(
      .sample(number, languages: languages, user: user), attempts: attempts, badge: badge)
  }
}

extension Settlement {
  /// Settles a push that the test no longer needs.
  func settle(
    _ push: Push, _ result: SendResult, isolation: isolated (any Actor)? = #isolation
  ) async {
    var push = push
    await settle(&push, result, isolation: isolation)
  }
}

/// Pushes that are offered to a lane concurrently, each by its own task.
final class Offered {
  /// The pushes that the lane has taken, in order.
  private(set) var taken: [UInt32] = []
  private var tasks: [Task<Void, any Error>] = []

  init(
    _ numbers: ClosedRange<UInt32>, of work: RunningWork, to lane: CredentialLane,
    on shard: isolated TestShard
  ) {
    for number in numbers {
      tasks.append(
        begin(on: shard) {
          await lane.put(work.push(number))
          self.taken.append(number)
        })
    }
  }

  /// Returns when the lane has taken all pushes.
  func all() async {
    for task in tasks { _ = await task.result }
  }
}

extension Lanes {
  /// Returns the lane for alerts, for apps with one credential.
  func lane(
    for destination: Destination, isolation: isolated (any Actor)? = #isolation
  ) -> CredentialLane? {
    lane(for: destination, .alert, isolation: isolation)
  }
}

extension CredentialLane {
  /// Enqueues a push, after a wait for room.
  func put(_ push: Push, isolation: isolated (any Actor)? = #isolation) async {
    _ = await queue.room(for: push.row)
    queue.offer(.one(push), isolation: isolation)
  }

  /// Pushes that no worker has taken yet.
  var waiting: Int { queue.waiting }
  var isRefused: Bool { credential.isRefused }
  func fault(for app: AppID) -> HoldReason? { credential.fault(for: app) }
  func obstacle(for app: AppID) -> HoldReason? { credential.obstacle(for: app) }
  /// The fault for the first app of a store.
  var fault: HoldReason? { fault(for: 1) }
  var obstacle: HoldReason? { obstacle(for: 1) }
}
