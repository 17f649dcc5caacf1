// SPDX-License-Identifier: Apache-2.0
package import PushModel
package import Storage
internal import TLS

/// Reads how notifications stand for those who follow them on one shard: however many follow the same one,
/// it is read once for all of them. On the shard's actor.
package final class NotificationReadings {
  /// How a notification stood.
  struct Reading: Sendable {
    /// The same for the same state, whoever reads it and when.
    let id: String
    /// As `GET` answers it.
    let json: [UInt8]
    /// Whether it changes no more by itself.
    let isFinal: Bool
  }

  /// One notification and what was last read of it.
  fileprivate final class Followed {
    let notification: Notification
    var followers = 0
    /// How often it was read; `last` is what came of it.
    var round = 0
    var last: Reading?
    var underWay: Task<Reading, any Error>?

    init(_ notification: Notification) { self.notification = notification }
  }

  /// One who follows a notification, until it is dropped.
  final class Follower {
    private let readings: NotificationReadings
    private let followed: Followed
    /// The round that it was told of last.
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

    /// What was read since this follower was last told, or else will be now. When each follower lets a
    /// second pass between two calls, so much passes between two readings, too.
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
  ///   - appMaxRate: pushes a second that an app allows; nil is no limit.
  ///   - now: the time that the end of a wait for a rate is reckoned from.
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

  /// Returns a notification as it is now.
  func whole(
    _ notification: Notification
  ) async throws(StorageError) -> (json: [UInt8], state: NotificationState) {
    try await NotificationText.whole(
      notification, appMaxRate: appMaxRate(notification.app), now: now(), store)
  }

  private func read(
    _ followed: Followed, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Reading {
    if let underWay = followed.underWay { return try await underWay.value }
    // Of its own, since whoever asked first may leave before it is done.
    let task = Task {
      _ = isolation
      defer { followed.underWay = nil }
      let text = try await whole(followed.notification)
      let digest = SHA256.hash(text.json).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let reading = Reading(
        id: String(digest, radix: 16), json: text.json, isFinal: text.state.isFinal)
      followed.last = reading
      followed.round += 1
      return reading
    }
    followed.underWay = task
    return try await task.value
  }
}
