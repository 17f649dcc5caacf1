// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization
internal import PushModel
internal import Storage

/// Writes a device as JSON.
struct DeviceJSON {
  private let token: DeviceToken
  private let device: DeviceRegistration
  private let environment: PushEnvironment
  private let environmentSource: EnvironmentSource
  private var state = DeviceState.active
  private var stateReason: String?
  private var unregisteredAt: Instant?
  private let registeredAt: Instant
  private var updatedAt: Instant?

  init(_ device: Device) {
    token = device.token
    self.device = DeviceRegistration(
      languages: device.languages, environment: device.environment, tokenKind: device.tokenKind,
      user: device.user, tags: device.tags, timeZone: device.timeZone,
      appVersion: device.appVersion)
    environment = device.environment
    environmentSource = device.environmentSource
    state = device.state
    stateReason = device.stateReason
    unregisteredAt = device.unregisteredAt
    registeredAt = device.registeredAt
    updatedAt = device.updatedAt
  }

  /// Creates the JSON of a newly registered device. The registration does not return `updated_at`,
  /// so it is omitted.
  init(registered token: DeviceToken, _ body: DeviceBody, as stored: DeviceChanges.Registered) {
    self.token = token
    device = body.registration
    environment = stored.environment
    environmentSource = stored.environmentSource
    registeredAt = stored.registeredAt
  }

  /// - Parameter ignoredLanguages: tags that were sent and dropped; nil if none were sent.
  /// - Parameter time: formats a time.
  func write(
    to json: inout JSONWriter, ignoredLanguages: [String]? = nil,
    time: (Instant) -> String = RFC3339.format
  ) {
    json.object { json in
      json.field("token", token.hex)
      json.field("state", state.name)
      if state != .active { json.field("state_reason", stateReason) }
      if let unregisteredAt { json.field("unregistered_at", time(unregisteredAt)) }
      json.field("languages", device.languages)
      if let ignoredLanguages { json.field("ignored_languages", ignoredLanguages) }
      json.field("environment", environment.rawValue)
      json.field("environment_source", environmentSource.rawValue)
      json.field("push_type", device.tokenKind.rawValue)
      json.field("user", device.user)
      json.field("tags", device.tags)
      json.field("time_zone", device.timeZone)
      json.field("app_version", device.appVersion)
      json.field("registered_at", time(registeredAt))
      if let updatedAt { json.field("updated_at", time(updatedAt)) }
    }
  }
}
