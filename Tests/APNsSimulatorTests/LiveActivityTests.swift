// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import Testing

@Suite("Live Activities on a simulated screen")
struct LiveActivityTests {
  private static func push(_ members: String, app: String = "a", at second: Int64 = 0) -> DevicePush
  {
    SimulatedDeviceTests.push(
      "id", app: app, type: "liveactivity", at: second, aps: "{\(members)}")
  }

  /// The activities after pushes that arrive one second apart.
  private static func shown(_ pushes: [String]) -> [String] {
    var device = SimulatedDevice()
    for (second, members) in pushes.enumerated() {
      device.take(push(members), now: Int64(second) * 1000)
    }
    return device.activities.map { one in
      "\(one.hasEnded ? "ended" : "running") \(String(decoding: one.contentState, as: UTF8.self)) \(one.changes)"
    }
  }

  @Test(
    "Live Activity pushes start, update and end the activities shown",
    arguments: [
      // The app started the activity: the first update shows it.
      ([#""event":"update","timestamp":1,"content-state":{"n":1}"#], [#"running {"n":1} 1"#]),
      (
        [
          #""event":"update","timestamp":1,"content-state":{"n":1}"#,
          #""event":"update","timestamp":2,"content-state":{"n":2}"#,
          #""event":"end","timestamp":3"#,
        ], [#"ended {"n":2} 3"#]
      ),
      // A timestamp older than the shown one comes too late.
      (
        [
          #""event":"update","timestamp":5,"content-state":{"n":5}"#,
          #""event":"update","timestamp":4,"content-state":{"n":4}"#,
        ], [#"running {"n":5} 1"#]
      ),
      // Each start adds an activity.
      (
        [
          #""event":"start","timestamp":1,"content-state":{"n":1},"attributes-type":"A","attributes":{}"#,
          #""event":"start","timestamp":2,"content-state":{"n":2},"attributes-type":"A","attributes":{}"#,
        ], [#"running {"n":1} 1"#, #"running {"n":2} 1"#]
      ),
      // A new activity starts after the end of the first.
      (
        [
          #""event":"end","timestamp":1,"content-state":{"n":1}"#,
          #""event":"update","timestamp":2,"content-state":{"n":2}"#,
        ], [#"ended {"n":1} 1"#, #"running {"n":2} 1"#]
      ),
      ([#""alert":"no event""#], []), ([#""event":"pause""#], []),
    ] as [([String], [String])])
  func life(pushes: [String], shown: [String]) {
    #expect(Self.shown(pushes) == shown)
  }

  @Test("a screen keeps the newest 50 activities, and clearing it frees their bytes")
  func bounds() {
    var store = DeviceStore()
    _ = store.update("aa") { _ in }
    for number in 0..<70 {
      store.take(
        Self.push(
          #""event":"start","timestamp":1,"content-state":{"n":\#(number)},"alert":"\#(number)""#),
        for: "aa", now: 0)
    }
    let activities = store["aa"]?.activities ?? []
    #expect(activities.count == 50)
    #expect(activities.last?.contentState == Array(#"{"n":69}"#.utf8))
    let held = activities.reduce(0) { $0 + $1.contentState.count + ($1.alerted?.count ?? 0) }
    #expect(held > 0 && store.bytes == held)
    _ = store.update("aa") { $0.clearScreen() }
    #expect(store.bytes == 0 && store["aa"]?.activities.isEmpty == true)
  }
}
