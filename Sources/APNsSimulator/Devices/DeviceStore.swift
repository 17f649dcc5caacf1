// SPDX-License-Identifier: Apache-2.0

/// The devices that were declared, by token in lower case, and what APNs keeps for them. A device
/// never declared is online, and nothing is kept of it here.
package struct DeviceStore: Sendable {
  /// What it may hold.
  package struct Limits: Sendable {
    /// Devices: more than a test names. Each push looks one up, by a hash.
    package var devices = 10_000
    /// Bytes of payloads, stored and shown, over all devices: what a simulator may cost that is
    /// left running.
    package var bytes = 64 << 20

    package init(devices: Int = 10_000, bytes: Int = 64 << 20) {
      self.devices = devices
      self.bytes = bytes
    }
  }

  package let limits: Limits
  package private(set) var bytes = 0
  private var devices: [String: SimulatedDevice] = [:]

  package init(limits: Limits = Limits()) {
    self.limits = limits
  }

  package var isEmpty: Bool { devices.isEmpty }
  package var count: Int { devices.count }
  package var tokens: [String] { devices.keys.sorted() }

  package subscript(token: String) -> SimulatedDevice? { devices[token.lowercased()] }

  /// Changes a device, or makes one known. False when there are too many.
  package mutating func update(
    _ token: String, _ change: (inout SimulatedDevice) -> Void
  ) -> Bool {
    let token = token.lowercased()
    guard devices[token] != nil || devices.count < limits.devices else { return false }
    bytes -= devices[token]?.bytes ?? 0
    change(&devices[token, default: SimulatedDevice()])
    bytes += devices[token]?.bytes ?? 0
    return true
  }

  /// Forgets a device with all that is kept for it. False when it was not known.
  package mutating func remove(_ token: String) -> Bool {
    guard let device = devices.removeValue(forKey: token.lowercased()) else { return false }
    bytes -= device.bytes
    return true
  }

  /// APNs has taken a push. Nil when its device was never declared.
  @discardableResult
  package mutating func take(
    _ push: DevicePush, for token: String, now: Int64
  ) -> SimulatedDevice.Fate? {
    let token = token.lowercased()
    guard let index = devices.index(forKey: token) else { return nil }
    bytes -= devices.values[index].bytes
    defer { bytes += devices.values[index].bytes }
    let isKept = bytes + devices.values[index].bytes + push.payload.count <= limits.bytes
    return devices.values[index].take(push, now: now, isKept: isKept)
  }

  /// APNs has taken a broadcast. Answers how many Live Activities it changed.
  /// - Parameter until: how long it waits for devices that are offline; nil: not at all.
  mutating func hear(
    _ payload: [UInt8], on channel: String, of app: String, now: Int64, until: Int64? = nil
  ) -> Int {
    var changed = 0
    for index in devices.indices where !devices.values[index].activities.isEmpty {
      bytes -= devices.values[index].bytes
      changed += devices.values[index].hear(
        payload, on: channel, of: app, now: now,
        until: bytes + payload.count <= limits.bytes ? until : nil)
      bytes += devices.values[index].bytes
    }
    return changed
  }
}
