// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import Testing

@testable import GatewayApp

@Suite("systemd unit")
struct ServiceUnitTests {
  @Test("the unit accepts the messages of the gateway and of its migration, and expects both")
  func messages() throws {
    let path = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let unit = try String(contentsOfFile: path + "/deploy/pushgate.service", encoding: .utf8)
    let lines = Set(unit.split(separator: "\n"))
    // Without `exec`, systemd ignores the extensions of the timeout that ExecStartPre= sends.
    #expect(lines.isSuperset(of: ["Type=notify", "NotifyAccess=exec", "WatchdogSec=60s"]))
    // The drain, before which comes PUSHGATE_DRAIN_DELAY_SECONDS.
    let stop = try #require(lines.first { $0.hasPrefix("TimeoutStopSec=") })
    let seconds = try #require(Int(stop.dropFirst("TimeoutStopSec=".count).dropLast()))
    #expect(.seconds(seconds) >= Gateway.stopLimit + .seconds(30))
  }
}
