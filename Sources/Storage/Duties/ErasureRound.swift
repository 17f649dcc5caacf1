// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Users of one app that are erased together, in one pass through the app's rows.
package struct ErasureRound: Sendable {
  let app: AppID
  let people: [Person]
  var days: [Int32]
  var place = Place.devices

  struct Person: Sendable {
    let erasure: Int64
    let user: String
    let tokens: [DeviceToken]
    /// Time of the erasure requests. Notifications accepted later are unaffected: they name a user
    /// that has returned.
    let askedAt: Instant
    /// Number of passes before this one.
    let passes: Int16
  }

  enum Place: Sendable {
    case devices
    case schedules(after: NotificationID?)
    /// Notifications of the first remaining day.
    case notifications(after: NotificationID?)
    /// Webhook messages.
    case messages(after: Int64)
    case events(after: FeedPlace)
    case end
  }

  /// Whether the pass is complete.
  package var isOver: Bool { if case .end = place { true } else { false } }
}
