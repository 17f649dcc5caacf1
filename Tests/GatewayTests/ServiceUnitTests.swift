// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import Testing

@testable import GatewayApp

@Suite("systemd unit")
struct ServiceUnitTests {
  @Test("TimeoutStartSec is at least the time that a migration may wait")
  func start() throws {
    let path = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let unit = try String(contentsOfFile: path + "/deploy/pushgate.service", encoding: .utf8)
    let line = unit.split(separator: "\n").first { $0.hasPrefix("TimeoutStartSec=") }
    let value = try #require(line).dropFirst("TimeoutStartSec=".count)
    let seconds = value == "infinity" ? Int.max : try #require(Int(value.dropLast()))
    // The wait for another migrator, and then for each migration file.
    #expect(seconds > 2 * DatabaseTools.lockPatience + 300)
  }
}
