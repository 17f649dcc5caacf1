// SPDX-License-Identifier: Apache-2.0

import JSONText

/// A Live Activity on a screen ("Starting and updating Live Activities with ActivityKit push
/// notifications").
package struct LiveActivity: Sendable {
  package let app: String
  /// Attributes type of an activity that a push started.
  package let attributesType: String?
  /// Subscribed channel, as the push that started the activity names it.
  package let channel: String?
  /// The latest `content-state`, verbatim.
  package private(set) var contentState: [UInt8] = []
  /// Timestamp of the latest change, in seconds since 1970. Older pushes have no effect.
  package private(set) var timestamp: Int64 = 0
  package private(set) var hasEnded = false
  /// Number of pushes that changed the activity, including the one that started it.
  package private(set) var changes = 0
  /// Payload of the last alert that was shown.
  package private(set) var alerted: [UInt8]?
  /// Milliseconds since 1970.
  package private(set) var changedAt: Int64 = 0

  /// Bytes of stored payloads.
  var bytes: Int { contentState.count + (alerted?.count ?? 0) }

  /// The Live Activity members of a payload; nil if it has none.
  struct Update {
    enum Event: String { case start, update, end }

    let event: Event
    let payload: [UInt8]
    let contentState: [UInt8]?
    let timestamp: Int64
    let attributesType: String?
    let channel: String?
    let hasAlert: Bool

    init?(_ payload: [UInt8]) {
      guard let aps = (try? JSONDocument(parsing: payload))?.root["aps"],
        let event = aps["event"]?.string.flatMap(Event.init)
      else { return nil }
      self.event = event
      self.payload = payload
      contentState = aps["content-state"].map { Array($0.bytes) }
      timestamp = Int64(aps["timestamp"]?.int ?? 0)
      attributesType = aps["attributes-type"]?.string
      channel = aps["input-push-channel"]?.string
      hasAlert = aps["alert"] != nil
    }
  }

  /// Creates an activity from the push that starts it, or, if the app started it, from the first
  /// update.
  init(app: String, _ update: Update, now: Int64) {
    self.app = app
    attributesType = update.event == .start ? update.attributesType : nil
    channel = update.event == .start ? update.channel : nil
    apply(update, now: now)
  }

  /// Applies an update; returns whether the activity changed. Older updates have no effect.
  @discardableResult
  mutating func apply(_ update: Update, now: Int64) -> Bool {
    guard update.timestamp >= timestamp, !hasEnded else { return false }
    timestamp = update.timestamp
    if let state = update.contentState { contentState = state }
    if update.hasAlert { alerted = update.payload }
    hasEnded = update.event == .end
    changes += 1
    changedAt = now
    return true
  }
}
