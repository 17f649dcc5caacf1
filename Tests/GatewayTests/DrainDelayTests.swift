// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GatewayApp

@Suite struct DrainDelayTests {
  @Test("a drain delay ends by itself, and at once after a request to skip it")
  func delay() async {
    let passing = DrainDelay()
    await passing.pass(.milliseconds(1))
    let skipped = DrainDelay()
    async let waiting: Void = skipped.pass(.seconds(3_600))
    skipped.end()
    await waiting
    await skipped.pass(.seconds(3_600))
  }
}
