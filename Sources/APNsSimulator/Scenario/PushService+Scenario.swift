// SPDX-License-Identifier: Apache-2.0

/// Reason why a valid scenario cannot be applied: a limit is reached.
package struct ScenarioRefusal: Error, Equatable, CustomStringConvertible {
  package let pointer: String
  package let message: String

  package var description: String { "\(pointer): \(message)" }
}

extension PushService {
  /// Applies a scenario completely or not at all.
  func apply(_ scenario: Scenario) throws(ScenarioRefusal) {
    let offset = scenario.clock?.offset ?? clockOffset
    let now = realClock.shifted(by: offset).milliseconds()
    var (keys, apps, channels) = (keys, apps, channels)
    for key in scenario.keys {
      guard keys.register(key) else {
        throw ScenarioRefusal(pointer: "/keys/\(key.keyID)", message: "too many keys")
      }
    }
    for (name, declaration) in scenario.apps {
      do throws(AppBook.Refusal) {
        try apps.apply(declaration, to: name)
      } catch {
        throw ScenarioRefusal(pointer: "/apps/\(name)", message: error.message)
      }
      channels.apply(declaration, to: name)
    }
    var (store, devices) = (store, devices)
    for (token, declaration) in scenario.devices {
      guard store.apply(declaration, to: token, now: now), devices.apply(declaration, to: token)
      else { throw ScenarioRefusal(pointer: "/devices/\(token)", message: "too many devices") }
    }
    for (token, declaration) in scenario.tokens {
      let isTaken = devices.change(token) { entry in
        entry.state = declaration.state(now: now)
        entry.environment = declaration.environment ?? entry.environment
      }
      guard isTaken else {
        throw ScenarioRefusal(pointer: "/tokens/\(token)", message: "too many tokens")
      }
    }
    (self.keys, self.apps, self.channels) = (keys, apps, channels)
    (self.store, self.devices) = (store, devices)
    clockOffset = offset
    noteDeclared(scenario.devices.map(\.token) + scenario.tokens.map(\.token))
    plant(scenario)
  }

  // Restarts the random sequence, so that runs with equal seeds and faults are equal, whatever the
  // earlier state.
  private func plant(_ scenario: Scenario) {
    if let seed = scenario.seed { random = SeededRandom(seed: ~seed) }
    guard let rules = scenario.faults else {
      if let seed = scenario.seed { faults.reseed(seed) }
      return
    }
    removeAllFaults()
    faults.reseed(scenario.seed ?? configuration.seed)
    for rule in rules { _ = addFault(rule) }
  }

  /// Restores the state after the start: the configuration with its scenario. Connections stay open
  /// and keep their state.
  func reset() {
    keys.replaceAll(with: configuration.keys)
    keyTokens = KeyTokens()
    keysSeen = []
    devices = DeviceBook()
    store = DeviceStore(limits: configuration.deviceLimits)
    apps = AppBook(limits: configuration.appLimits)
    channels = [:]
    removeAllFaults()
    faults.reseed(configuration.seed)
    recording.clear()
    statistics.beginAnew()
    random = SeededRandom(seed: ~configuration.seed)
    clockOffset = .zero
    conformance?.beginAnew()
    // Cannot fail, because the scenario was applied to an equal state when the simulator started.
    if let scenario = configuration.scenario { try? apply(scenario) }
  }
}

extension AppBook.Refusal {
  var message: String {
    switch self {
    case .full: "too many apps, languages or bytes of texts"
    case .language(let message): message
    }
  }
}
