// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import Testing

/// An event of a device at a second.
private enum Step {
  case online(Int64)
  case offline(Int64)
  case push(Int64, String, app: String = "a", collapse: String? = nil, until: Int64? = nil)
}

@Suite("A simulated device")
struct SimulatedDeviceTests {
  static func push(
    _ name: String, app: String = "a", type: String = "alert", collapse: String? = nil,
    until: Int64? = nil, at second: Int64 = 0, aps: String? = nil
  ) -> DevicePush {
    let aps = aps ?? #"{"alert":"\#(name)"}"#
    return DevicePush(
      app: app, apnsID: name, pushType: type, collapseID: collapse, expiration: until,
      payload: Array(#"{"aps":\#(aps)}"#.utf8), acceptedAt: second * 1000)
  }

  private func run(_ steps: [Step]) -> SimulatedDevice {
    var device = SimulatedDevice()
    for step in steps {
      switch step {
      case .online(let second): device.setOnline(true, now: second * 1000)
      case .offline(let second): device.setOnline(false, now: second * 1000)
      case .push(let second, let name, let app, let collapse, let until):
        device.take(
          Self.push(name, app: app, collapse: collapse, until: until, at: second),
          now: second * 1000)
      }
    }
    return device
  }

  @Test(
    "a device's screen and storage have the expected pushes after each sequence of events",
    arguments: [
      ("online, all arrive in order", [.push(1, "x"), .push(2, "y")], ["x", "y"], []),
      ("offline, nothing arrives", [.offline(0), .push(1, "x")], [], ["x"]),
      ("coming online brings it", [.offline(0), .push(1, "x"), .online(2)], ["x"], []),
      (
        "a newer one takes the place of an older",
        [.offline(0), .push(1, "x"), .push(2, "y"), .online(3)], ["y"], []
      ),
      (
        "one of each app, in the order they came",
        [.offline(0), .push(1, "x", app: "b"), .push(2, "y"), .push(3, "z"), .online(4)],
        ["x", "z"], []
      ),
      (
        "an expiration of 0 is one attempt",
        [.offline(0), .push(1, "x", until: 0), .online(2)], [], []
      ),
      (
        "one that is not stored leaves what is stored",
        [.offline(0), .push(1, "x"), .push(2, "y", until: 0), .online(3)], ["x"], []
      ),
      ("0 is enough for a device that is there", [.push(1, "x", until: 0)], ["x"], []),
      (
        "one second before it expires",
        [.offline(0), .push(1, "x", until: 9), .online(8)], ["x"], []
      ),
      ("at its expiration", [.offline(0), .push(1, "x", until: 9), .online(9)], [], []),
      ("expired when it came", [.offline(0), .push(9, "x", until: 8), .online(9)], [], []),
      (
        "thirty days are the longest",
        [.offline(0), .push(0, "x", until: 1 << 60), .online(30 * 86_400 - 1)], ["x"], []
      ),
      (
        "after thirty days it is gone",
        [.offline(0), .push(0, "x"), .online(30 * 86_400)], [], []
      ),
      (
        "the same collapse id replaces what is shown",
        [.push(1, "x", collapse: "c"), .push(2, "y"), .push(3, "z", collapse: "c")],
        ["y", "z"], []
      ),
      (
        "a collapse id counts within an app",
        [.push(1, "x", collapse: "c"), .push(2, "y", app: "b", collapse: "c")], ["x", "y"], []
      ),
      (
        "storing keeps one, whatever its collapse id",
        [.offline(0), .push(1, "x", collapse: "c"), .push(2, "y", collapse: "d"), .online(3)],
        ["y"], []
      ),
      (
        "a stored one collapses with what is shown already",
        [
          .push(1, "x", collapse: "c"), .offline(2), .push(3, "y", collapse: "c"), .online(4),
        ], ["y"], []
      ),
    ] as [(String, [Step], [String], [String])])
  private func screens(what: String, steps: [Step], shown: [String], stored: [String]) {
    let device = run(steps)
    #expect(device.screen.map(\.push.apnsID) == shown, "\(what)")
    #expect(device.stored.map(\.apnsID) == stored, "\(what)")
  }

  @Test("every outcome of a push is counted and logged")
  func fates() {
    let device = run([
      .push(1, "now"), .offline(2), .push(3, "old"), .push(4, "never", until: 0),
      .push(5, "new", until: 9), .push(6, "other", app: "b"), .online(20),
    ])
    #expect(
      device.counts == [
        .delivered: 1, .stored: 3, .replaced: 1, .notStored: 1, .expired: 1,
        .deliveredFromStorage: 1,
      ])
    #expect(device.delivered == 2)
    #expect(
      device.log.map { "\($0.apnsID) \($0.fate.rawValue)" } == [
        "now delivered", "old stored", "never not_stored", "old replaced", "new stored",
        "other stored", "new expired", "other delivered_from_storage",
      ])
    #expect(device.log.last?.at == 20_000)
  }

  @Test(
    "only visible pushes appear on the screen",
    arguments: [
      ("alert", #"{"alert":"hi"}"#, true),
      ("alert", #"{"alert":{"title":"hi"}}"#, true),
      ("alert", #"{"alert":{"loc-key":"K"}}"#, true),
      ("alert", #"{"alert":""}"#, false),
      ("alert", #"{"alert":{}}"#, false),
      ("alert", #"{"badge":3}"#, false),
      ("alert", #"{"sound":"default"}"#, false),
      ("alert", "7", false),
      ("background", #"{"content-available":1}"#, false),
      ("liveactivity", #"{"event":"update","alert":{"title":"hi"}}"#, false),
    ])
  func readable(type: String, aps: String, isShown: Bool) {
    var device = SimulatedDevice()
    device.take(Self.push("x", type: type, aps: aps), now: 0)
    #expect(device.screen.isEmpty == !isShown)
    #expect(device.delivered == 1)
  }

  @Test("each app's latest badge counts, and 0 removes it")
  func badges() {
    var device = SimulatedDevice()
    device.take(Self.push("x", aps: #"{"alert":"x","badge":3}"#), now: 0)
    device.take(Self.push("y", app: "b", aps: #"{"badge":7}"#), now: 0)
    device.take(Self.push("z", aps: #"{"alert":"z"}"#), now: 0)
    #expect(device.badges == ["a": 3, "b": 7])
    device.take(Self.push("w", aps: #"{"badge":0}"#), now: 0)
    #expect(device.badges == ["b": 7])
    device.clearScreen()
    #expect(device.badges.isEmpty)
    #expect(device.screen.isEmpty)
  }

  @Test("a delayed call rings and stays beside the notifications until the screen is cleared")
  func calls() {
    var store = DeviceStore()
    _ = store.update("aa") { _ in }
    let call = Self.push("ring", type: "voip", aps: #"{"alert":"Anna"}"#)
    store.take(call, for: "aa", now: 1000)
    _ = store.update("aa") { $0.setOnline(false, now: 2000) }
    store.take(Self.push("later", type: "voip"), for: "aa", now: 3000)
    _ = store.update("aa") { $0.setOnline(true, now: 4000) }
    let device = store["aa"]
    #expect(device?.calls.map(\.push.apnsID) == ["ring", "later"])
    #expect(device?.calls.map(\.wasStored) == [false, true])
    #expect(device?.screen.isEmpty == true && device?.delivered == 2)
    #expect(store.bytes == call.payload.count + Self.push("later").payload.count)
    for number in 0..<60 {
      store.take(Self.push("\(number)", type: "voip"), for: "aa", now: 5000)
    }
    #expect(store["aa"]?.calls.count == SimulatedDevice.maximumShown)
    _ = store.update("aa") { $0.clearScreen() }
    #expect(store.bytes == 0 && store["aa"]?.calls.isEmpty == true)
  }

  @Test("a widget push reloads the widgets of its app")
  func widgets() {
    var device = SimulatedDevice()
    for (second, app) in ["a", "b", "a"].enumerated() {
      device.take(
        Self.push("w\(second)", app: app, type: "widgets", aps: #"{"content-changed":true}"#),
        now: Int64(second) * 1000)
    }
    #expect(device.widgets.mapValues(\.reloads) == ["a": 2, "b": 1])
    #expect(device.widgets["a"]?.apnsID == "w2" && device.widgets["a"]?.reloadedAt == 2000)
    #expect(device.screen.isEmpty)
    device.clearScreen()
    #expect(device.widgets.isEmpty)
  }

  @Test("the screen and the log keep their newest entries")
  func bounds() {
    var device = SimulatedDevice()
    for number in 1...(SimulatedDevice.maximumShown + 3) {
      device.take(Self.push("\(number)"), now: 0)
    }
    #expect(device.screen.count == SimulatedDevice.maximumShown)
    #expect(device.screen.first?.push.apnsID == "4")
    #expect(device.log.count == SimulatedDevice.maximumEvents)
    #expect(device.delivered == SimulatedDevice.maximumShown + 3)
  }
}

@Suite("Store of simulated devices")
struct DeviceStoreTests {
  @Test("the store ignores undeclared devices and compares tokens case-insensitively")
  func unknown() {
    var store = DeviceStore()
    #expect(store.take(SimulatedDeviceTests.push("x"), for: "ab", now: 0) == nil)
    let isKnown = store.update("AB") { $0.setOnline(false, now: 0) }
    #expect(isKnown)
    #expect(store.take(SimulatedDeviceTests.push("x"), for: "aB", now: 0) == .stored)
    #expect(store["Ab"]?.stored.count == 1)
    let isRemoved = store.remove("ab")
    #expect(isRemoved)
    #expect(store.isEmpty)
    #expect(store.bytes == 0)
  }

  @Test("beyond the limits, devices are refused and payloads are not stored")
  func limits() {
    let one = SimulatedDeviceTests.push("x")
    let size = one.payload.count
    var store = DeviceStore(limits: .init(devices: 2, bytes: 2 * size))
    for (token, isKnown) in [("aa", true), ("bb", true), ("cc", false), ("aa", true)] {
      let declared = store.update(token) { _ in }
      #expect(declared == isKnown)
    }
    for _ in 0..<2 { store.take(one, for: "aa", now: 0) }
    #expect(store.bytes == 2 * size)
    #expect(store.take(one, for: "bb", now: 0) == .delivered)
    #expect(store["bb"]?.screen.isEmpty == true)
    #expect(store["bb"]?.counts[.notKept] == 1)
    _ = store.update("bb") { $0.setOnline(false, now: 0) }
    #expect(store.take(one, for: "bb", now: 0) == .notKept)
    _ = store.update("aa") { $0.clearScreen() }
    #expect(store.bytes == 0)
    #expect(store.take(one, for: "bb", now: 0) == .stored)
    #expect(store.bytes == size)
  }

  @Test("the byte count equals the bytes of stored and shown payloads after any event")
  func accounting() {
    var store = DeviceStore()
    for token in ["aa", "bb"] { _ = store.update(token) { _ in } }
    for number in 0..<300 {
      let token = number % 3 == 0 ? "aa" : "bb"
      let collapse = number % 4 == 0 ? "c\(number % 8)" : nil
      store.take(
        SimulatedDeviceTests.push("\(number)", collapse: collapse, until: Int64(number % 7 * 40)),
        for: token, now: Int64(number) * 1000)
      if number % 5 == 0 {
        _ = store.update(token) { $0.setOnline(number % 2 == 0, now: Int64(number) * 1000) }
      }
    }
    let held = ["aa", "bb"].compactMap { store[$0] }.reduce(0) { sum, device in
      sum + (device.stored + device.screen.map(\.push)).reduce(0) { $0 + $1.payload.count }
    }
    #expect(held > 0)
    #expect(store.bytes == held)
  }
}
