// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import FoundationEssentials
import Testing

@Suite("Scenario files")
struct ScenarioTests {
  /// The documented example.
  private static let example: [UInt8] = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    let path = (parts + ["docs", "scenario.json"]).joined(separator: "/")
    return (try? Data(contentsOf: URL(filePath: path))).map { Array($0) } ?? []
  }()

  private func error(_ text: String) -> String? {
    do throws(ScenarioFileError) {
      _ = try Scenario(file: Array(text.utf8))
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("the documented example and an empty scenario are valid")
  func good() throws {
    let scenario = try Scenario(file: Self.example)
    #expect(scenario.hasKeys)
    #expect(error("{}") == nil)
    #expect(error(#"{"seed": null, "faults": []}"#) == nil)
  }

  @Test(
    "a fault is reported with its line and pointer",
    arguments: [
      ("[]", "line 1: /: expected an object"),
      ("", "line 1, column 1: expected a value"),
      ("{\n\n\"seed\": 1.5}", "line 3: /seed: expected a whole number from 0 to"),
      ("{\n\"keys\": {\"K\": {\n}}}", "line 2: /keys/K/team_id: is missing"),
      ("{\"devices\": {\"ab\": {\"online\":\n 1}}}", "line 2: /devices/ab/online: expected true"),
      ("{\"tokens\": {\"ab\": {}}}", "line 1: /tokens/ab/state: expected active"),
      ("{\"tokens\": {\"a\": {}}}", "line 1: /tokens/a: expected an even number of hexadecimal"),
      ("{\"apps\": {\"a\": {\"string\": {}}}}", "/apps/a/string: there is no member"),
      ("{\"clock\": {\"offset_seconds\": 1e12}}", "/clock/offset_seconds: expected a whole number"),
      ("{\"faults\": [{\"status\": 503}, {\"status\": 3}]}", "/faults/1/status: expected"),
      (
        "{\"apps\": {\"a\": {\"strings\": {\"fr\": {\"K\": \"%c\"}}}}}",
        "/apps/a/strings/fr: line 1, column"
      ),
    ])
  func faults(text: String, message: String) {
    #expect(error(text)?.contains(message) == true)
  }

  @Test("randomly damaged files are refused or parsed without a crash")
  func broken() {
    var random = SeededRandom(seed: 11)
    var refused = 0
    for _ in 0..<2000 {
      var bytes = Self.example
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: place)
        }
      }
      if (try? Scenario(file: bytes)) == nil { refused += 1 }
    }
    #expect((1000..<2000).contains(refused))
  }
}
