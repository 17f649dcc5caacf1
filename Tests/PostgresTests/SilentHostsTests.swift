// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Postgres

@Suite("Hosts without a timely answer")
struct SilentHostsTests {
  private let candidates = ["a", "b", "c"].map { ["host": "db", "hostaddr": $0, "port": "5432"] }

  private func order(_ hosts: inout SilentHosts) -> String {
    hosts.ordered(candidates).compactMap { $0["hostaddr"] }.joined()
  }

  @Test("silent hosts are tried last, in their order, until they answer")
  func order() {
    var hosts = SilentHosts()
    #expect(order(&hosts) == "abc")
    hosts.timedOut(candidates[0])
    #expect(order(&hosts) == "bca")
    hosts.timedOut(candidates[1])
    #expect(order(&hosts) == "cab")
    hosts.timedOut(candidates[2])
    #expect(order(&hosts) == "abc", "all are silent: their order is unchanged")
    hosts.answered(candidates[1])
    #expect(order(&hosts) == "bac")
  }

  @Test("silent hosts are forgotten when no name resolves to them")
  func forgotten() {
    var hosts = SilentHosts()
    hosts.timedOut(candidates[0])
    #expect(hosts.ordered(Array(candidates.dropFirst())).count == 2)
    #expect(order(&hosts) == "abc")
  }

  @Test("silent hosts are distinguished by port")
  func ports() {
    var hosts = SilentHosts()
    let first = ["hostaddr": "a", "port": "1"]
    let second = ["hostaddr": "a", "port": "2"]
    hosts.timedOut(first)
    #expect(hosts.ordered([first, second]) == [second, first])
  }
}
