// SPDX-License-Identifier: Apache-2.0
internal import Localization
internal import Messages
package import PushModel
internal import Storage

extension NotificationIntake {
  /// Lists of preferences for which a survey chooses a language: some microseconds each. Most apps
  /// have some hundred; rarer lists are left out.
  private static let surveyedLists = 2_000

  /// Checks a notification as `accept` does, without storing or sending it, and renders it in each
  /// language that its audience reads. Throws the errors that `accept` throws, except for a message
  /// that leaves some readers without text.
  ///
  /// - Parameter limit: maximum number of renderings.
  package func survey(
    of draft: NotificationDraft, app: App, limit: Int
  ) async throws -> AudienceSurvey {
    let (asked, due, message) = try await bound(draft, app)
    var notification = asked
    var missing: MessageFault?
    do { try await message.check(strictly: app.isStrict, choices: languages) } catch {
      guard error.kind == .missingText else { throw error }
      missing = error
    }
    notification.message.options.warnings = message.warnings
    let count = try await store.notifications.count(notification)
    let sample = try await store.notifications.sample(notification)
    let (groups, withoutText) = groups(
      of: sample.preferences.isEmpty ? Self.everyLanguage(of: message) : sample.preferences, message
    )
    let preview = try await preview(
      message, groups.prefix(limit).map { PreviewReader(languages: $0.preferences) },
      by: MessageRenderer(message, choices: languages), app: app, limit: limit)
    return AudienceSurvey(
      audience: count.total, due: due, warnings: warnings(notification, count, app),
      fault: missing,
      readers: zip(groups, preview.renderings).map { group, rendering in
        AudienceSurvey.Readers(
          devices: group.devices, reasons: group.reasons, rendering: rendering)
      },
      languages: groups.count, withoutText: withoutText, sampled: sample.devices,
      quiet: try await quiet(sample, of: notification, at: due), isComplete: sample.isComplete,
      pushType: message.pushType,
      tokenKind: notification.tokenKind)
  }

  /// Returns the devices of a sample that are in quiet hours when they would get the push; nil
  /// without quiet hours. After a local time has passed, devices get the push at once, which this
  /// ignores.
  private func quiet(
    _ sample: AudienceSample, of notification: Notification, at due: Instant?
  ) async throws(StorageError) -> Int? {
    guard let hours = notification.message.options.quietHours else { return nil }
    if case .local(let time, _) = notification.message.options.timing {
      return hours.contain(minute: Int(time.seconds % 86_400) / 60) ? sample.devices : 0
    }
    let zones = sample.zones.keys.map { $0 ?? hours.timeZone }
    let ends = try await store.quietHours.ends(
      hours, in: zones, at: due ?? notification.acceptedAt)
    return sample.zones.reduce(0) { $0 + (ends[$1.key ?? hours.timeZone] == nil ? 0 : $1.value) }
  }

  /// Imaginary readers of an empty audience: one for each language of the message.
  private static func everyLanguage(of message: BoundMessage) -> [AudienceSample.Preferences] {
    let isLocalized = message.payload.template.isLocalized
    let lists = isLocalized ? message.payload.completeLanguages.map { [$0] } : [[]]
    return lists.map { AudienceSample.Preferences(languages: $0, devices: 0) }
  }

  /// Readers of one language.
  private struct Group {
    var devices = 0
    var reasons: [LanguageReason: Int] = [:]
    /// The most frequent preferences.
    var preferences: [String]
  }

  /// Returns the readers by language, the most frequent first, and those without text.
  private func groups(
    of readers: [AudienceSample.Preferences], _ message: BoundMessage
  ) -> (groups: [Group], withoutText: [AudienceSample.Preferences]) {
    var groups: [Int: Group] = [:]
    var withoutText: [AudienceSample.Preferences] = []
    let payload = message.payload
    let source = languages.source(of: payload)
    for preferences in readers.prefix(Self.surveyedLists) {
      var (position, reason) = (-1, LanguageReason.notLocalized)
      if payload.template.isLocalized {
        let reader = languages.reader(of: payload, source, preferring: preferences.languages)
        guard let choice = reader?.choice else {
          withoutText.append(preferences)
          continue
        }
        (position, reason) = (choice.position, choice.reason)
      }
      var group = groups[position] ?? Group(preferences: preferences.languages)
      group.devices += preferences.devices
      group.reasons[reason, default: 0] += preferences.devices
      groups[position] = group
    }
    return (
      groups.sorted { ($1.value.devices, $0.key) < ($0.value.devices, $1.key) }.map(\.value),
      withoutText
    )
  }
}
