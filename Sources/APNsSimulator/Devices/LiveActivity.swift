// SPDX-License-Identifier: Apache-2.0

import JSONText

/// A Live Activity as a screen shows it ("Starting and updating Live Activities with ActivityKit push notifications").
package struct LiveActivity: Sendable {
  package let app: String
  /// Of one that a push started.
  package let attributesType: String?
  /// The channel that it listens to, named by the push that started it.
  package let channel: String?
  /// The newest `content-state`, verbatim.
  package private(set) var contentState: [UInt8] = []
  /// Its own, in seconds since 1970: older pushes change nothing.
  package private(set) var timestamp: Int64 = 0
  package private(set) var hasEnded = false
  /// Pushes that changed it, the one that started it among them.
  package private(set) var changes = 0
  /// The payload whose alert was the last to be shown.
  package private(set) var alerted: [UInt8]?
  /// Milliseconds since 1970.
  package private(set) var changedAt: Int64 = 0

  /// Payloads held, in bytes.
  var bytes: Int { contentState.count + (alerted?.count ?? 0) }

  /// What a payload says of a Live Activity; nil when it says nothing of one.
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

  /// One that appears: started by a push, or by its app before the first push that updates it.
  init(app: String, _ update: Update, now: Int64) {
    self.app = app
    attributesType = update.event == .start ? update.attributesType : nil
    channel = update.event == .start ? update.channel : nil
    apply(update, now: now)
  }

  /// Answers whether it changed anything: what is older than what is shown does not.
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
