// SPDX-License-Identifier: Apache-2.0
internal import PushModel

extension DeliveryOutcome {
  /// What an outcome means for the audience, as a colour.
  enum Tone { case good, bad, off, open }

  /// The outcomes in the order of lists: first those that need attention.
  static let listed: [Self] = [
    .accepted, .rejected, .unknown, .expired, .unknownDevice, .waiting, .cancelled, .superseded,
  ]

  /// Outcomes whose deliveries a page shows first, if there are any.
  static let attention: [Self] = [.rejected, .unknown, .expired, .unknownDevice, .waiting]

  /// The outcome for people.
  var label: String { name.split(separator: "_").joined(separator: " ").asLabel }

  var tone: Tone {
    switch self {
    case .accepted: .good
    case .rejected, .unknown, .expired, .unknownDevice: .bad
    case .cancelled, .superseded: .off
    case .waiting: .open
    }
  }

  /// What the outcome means.
  var meaning: String {
    switch self {
    case .waiting: "Not decided: another attempt follows."
    case .accepted: "Apple accepted the push."
    case .rejected: "Apple refused the push, and another attempt cannot succeed."
    case .unknownDevice: "The device is not registered, not active, or not in the audience."
    case .cancelled: "The notification was cancelled before the push."
    case .expired: "The push expired before Apple accepted it."
    case .unknown: "The connection ended before Apple responded; the push may have been delivered."
    case .superseded: "A newer notification with an equal collapse id replaced the push."
    }
  }
}

extension HTML {
  /// Writes an outcome as a coloured label.
  mutating func outcome(_ outcome: DeliveryOutcome) {
    let title = HTMLAttribute.text("title", outcome.meaning)
    switch outcome.tone {
    case .good: tag("span", .class("badge good"), title, text: outcome.label)
    case .bad: tag("span", .class("badge warn"), title, text: outcome.label)
    case .off, .open: tag("span", .class("badge off"), title, text: outcome.label)
    }
  }

  /// Writes the state of a notification as a coloured label.
  mutating func state(_ state: NotificationState) {
    switch state {
    case .finished: tag("span", .class("badge good"), text: state.label)
    case .queued, .sending: tag("span", .class("badge busy"), text: state.label)
    case .paused, .cancelling: tag("span", .class("badge warn"), text: state.label)
    case .scheduled, .cancelled: tag("span", .class("badge off"), text: state.label)
    }
  }

  /// Writes the number of devices of an audience.
  mutating func audience(_ counts: NotificationCounts) {
    guard let known = counts.audience ?? counts.audienceAtAcceptance else {
      return nothing("not counted yet")
    }
    let accepted = counts.audienceAtAcceptance ?? 0
    let devices = max(known, counts.state.isFinal ? 0 : accepted)
    let isMinimum = !counts.state.isFinal && accepted >= Acceptance.audienceCountLimit
    text(Numbers.text(devices) + (isMinimum ? "+" : ""))
  }
}

extension NotificationState {
  /// The state for people.
  var label: String { rawValue.asLabel }
}

extension NotificationCounts {
  /// Devices that have an outcome other than waiting.
  var decided: Int { outcomes.reduce(0) { $0 + ($1.key == .waiting ? 0 : $1.value) } }

  /// Devices that are counted so far, at least.
  var knownAudience: Int {
    max(audience ?? 0, state.isFinal ? 0 : audienceAtAcceptance ?? 0)
  }
}
