// SPDX-License-Identifier: Apache-2.0

/// The declared devices, by token in lower case, with the pushes that APNs stores for them.
/// Undeclared devices are online and have no state here.
package struct DeviceStore: Sendable {
  /// Limits of the store.
  package struct Limits: Sendable {
    /// Maximum number of devices: more than a test declares.
    package var devices = 10_000
    /// Maximum bytes of stored and shown payloads of all devices. Bounds the memory of a simulator
    /// that runs for long.
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

  /// Changes or creates a device. Returns false if the limit of devices is reached.
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

  /// Removes a device with its stored pushes. Returns false if it does not exist.
  package mutating func remove(_ token: String) -> Bool {
    guard let device = devices.removeValue(forKey: token.lowercased()) else { return false }
    bytes -= device.bytes
    return true
  }

  /// Delivers or stores an accepted push. Returns nil for undeclared devices.
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

  /// Delivers an accepted broadcast. Returns the number of changed Live Activities.
  /// - Parameter until: end of storage for offline devices, in milliseconds since 1970; nil for no
  ///   storage.
  mutating func receive(
    _ payload: [UInt8], on channel: String, of app: String, now: Int64, until: Int64? = nil
  ) -> Int {
    var changed = 0
    for index in devices.indices where !devices.values[index].activities.isEmpty {
      bytes -= devices.values[index].bytes
      changed += devices.values[index].receive(
        payload, on: channel, of: app, now: now,
        until: bytes + payload.count <= limits.bytes ? until : nil)
      bytes += devices.values[index].bytes
    }
    return changed
  }
}
