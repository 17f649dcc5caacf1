// SPDX-License-Identifier: Apache-2.0
internal import Messages
internal import PushModel
internal import Storage

extension NotificationIntake {
  /// Returns possible mistakes in an acceptable notification: in its audience, its credentials, or
  /// its message.
  ///
  /// - Parameters:
  ///   - notification: includes the warnings about its message.
  ///   - count: devices in its audience.
  func warnings(
    _ notification: Notification, _ count: AudienceCount, _ app: App
  ) -> [NotificationWarning] {
    var warnings: [NotificationWarning] = []
    if count.total == 0 {
      var warning = NotificationWarning.emptyAudience
      if notification.message.recipients != .none { warning.pointer = "/recipients" }
      warnings.append(warning)
    }
    let faults = credentialFaults(notification, count, app)
    for (environment, fault) in faults {
      let devices = count[environment]
      let isMinimum = devices >= Acceptance.audienceCountLimit
      let waiting =
        devices == 0
        ? "its devices there wait"
        : "\(isMinimum ? "at least " : "")\(devices) device\(devices == 1 ? " waits" : "s wait") there"
      warnings.append(
        NotificationWarning(
          detail: fault == .noCredential
            ? "the app has no usable credential for \(environment.rawValue): \(waiting)"
            : "Apple refuses the app's credential for \(environment.rawValue): \(waiting)"))
    }
    return warnings + notification.message.options.warnings
  }

  /// Returns the environments of the audience in which pushes wait for a credential. For an empty
  /// audience, returns its possible environments if a credential is missing or refused in all of
  /// them, otherwise none.
  private func credentialFaults(
    _ notification: Notification, _ count: AudienceCount, _ app: App
  ) -> [(environment: PushEnvironment, fault: HoldReason)] {
    let asked = notification.audience.environment.map { [$0] } ?? PushEnvironment.allCases
    let meant = count.total == 0 ? asked : PushEnvironment.allCases.filter { count[$0] > 0 }
    let faults = meant.compactMap { environment in
      credentialFault(app, environment, notification.pushType).map { (environment, $0) }
    }
    return count.total == 0 && faults.count < asked.count ? [] : faults
  }
}

extension BoundMessage {
  /// Warnings about the message, independent of a reader's language; at most
  /// `NotificationWarning.maximum`.
  var warnings: [NotificationWarning] {
    payload.warnings.prefix(NotificationWarning.maximum).map {
      NotificationWarning(
        // PostgreSQL's jsonb rejects U+0000, which the name of a member may contain.
        pointer: String("/\($0.member.rawValue)\($0.pointer)".map { $0 == "\0" ? "\u{FFFD}" : $0 }),
        detail: $0.message)
    }
  }
}
