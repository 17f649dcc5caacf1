// SPDX-License-Identifier: Apache-2.0
import PushModel
import Randomness
import Storage
import Testing

@testable import APNs

@Suite struct BatchIdentifierTests {
  @Test("a batch computes the apns-id that reports show", arguments: 0..<20 as Range<UInt64>)
  func equal(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let notification = NotificationID(UUID(high: random.next(), low: random.next()))
    let run = RunID(rawValue: .random(in: .min ... .max, using: &random))
    let bytes = (0..<Int.random(in: 8...100, using: &random)).map { _ in
      UInt8.random(in: .min ... .max, using: &random)
    }
    let shown = DeliveryName.apnsID(
      of: DeviceToken(bytes: bytes), run: run, notification: notification)
    let prefix = APNsID.Prefix(
      notification.uuid.high, notification.uuid.low, UInt64(bitPattern: run.rawValue))
    #expect(APNsID(prefix, token: bytes.span).description == shown.description)
  }
}
