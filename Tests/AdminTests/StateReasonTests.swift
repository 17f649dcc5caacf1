// SPDX-License-Identifier: Apache-2.0
import APNs
import Admin
import Testing

@Suite struct StateReasonTests {
  @Test("reasons about tokens have the same words as in the client of APNs")
  func wordsAgree() {
    let reasons = RejectionReason.documented.filter { $0.fault == .token }
    #expect(Set(reasons.map(\.text)) == Set(StateReason.apple.keys))
    for reason in reasons { #expect(StateReason.apple[reason.text] == reason.meaning) }
  }
}
