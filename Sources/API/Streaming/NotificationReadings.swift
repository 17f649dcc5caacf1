// SPDX-License-Identifier: Apache-2.0
package import PushModel
package import Storage
internal import TLS

/// Reads the state of notifications that clients follow on one shard. One read serves all followers
/// of a notification. Used on the shard's actor.
package final class NotificationReadings {
  /// State of a notification at one point in time.
  struct Reading: Sendable {
    /// Identifies the content: equal states have equal ids, on every node and at every time. It
    /// ignores `rate_limited_until`.
    let id: String
    /// The body of the `GET` response.
    let json: [UInt8]
    let state: NotificationState

    /// Whether the state is final unless another request changes it.
    var isFinal: Bool { state.isFinal }
  }

  /// A followed notification and its last reading.
  fileprivate final class Followed {
    let notification: Notification
    var followers = 0
    /// Number of readings so far; `last` is the result of the latest one.
    var round = 0
    var last: Reading?
    var underWay: Task<Reading, any Error>?

    init(_ notification: Notification) { self.notification = notification }
  }

  /// A follower of a notification. Deallocation ends the following.
  final class Follower {
    private let readings: NotificationReadings
    private let followed: Followed
    /// Last round whose reading this follower received.
    private var seen = 0

    fileprivate init(_ readings: NotificationReadings, _ followed: Followed) {
      self.readings = readings
      self.followed = followed
      followed.followers += 1
    }

    deinit {
      followed.followers -= 1
      if followed.followers == 0 { readings.followed[followed.notification.id] = nil }
    }

    /// Returns a reading that is newer than this follower's last one; reads now if there is none.
    /// If each follower waits a second between two calls, readings are a second apart, too.
    func next(isolation: isolated (any Actor)? = #isolation) async throws -> Reading {
      if let last = followed.last, followed.round > seen {
        seen = followed.round
        return last
      }
      let reading = try await readings.read(followed)
      seen = followed.round
      return reading
    }
  }

  private let store: Store
  private let appMaxRate: (AppID) -> Int?
  private let now: () -> Instant
  private var followed: [NotificationID: Followed] = [:]

  /// - Parameters:
  ///   - appMaxRate: returns an app's rate limit in pushes per second; nil: unlimited.
  ///   - now: returns the current time, used to estimate the rest of a rate-limited wait.
  package init(
    _ store: Store, appMaxRate: @escaping (AppID) -> Int?, now: @escaping () -> Instant
  ) {
    self.store = store
    self.appMaxRate = appMaxRate
    self.now = now
  }

  func follow(_ notification: Notification) -> Follower {
    let found = followed[notification.id] ?? Followed(notification)
    followed[notification.id] = found
    return Follower(self, found)
  }

  /// Returns a notification with its current state.
  func snapshot(
    of notification: Notification
  ) async throws(StorageError) -> NotificationJSON.Snapshot {
    try await NotificationJSON.snapshot(
      of: notification, appMaxRate: appMaxRate(notification.app), now: now(), store)
  }

  private func read(
    _ followed: Followed, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Reading {
    if let underWay = followed.underWay { return try await underWay.value }
    // A separate task, because the first caller may be cancelled before it completes.
    let task = Task {
      _ = isolation
      defer { followed.underWay = nil }
      let current = try await snapshot(of: followed.notification)
      let digest = SHA256.hash(current.jsonWithoutClock).prefix(8)
        .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let reading = Reading(
        id: String(digest, radix: 16), json: current.json, state: current.state)
      followed.last = reading
      followed.round += 1
      return reading
    }
    followed.underWay = task
    return try await task.value
  }
}
