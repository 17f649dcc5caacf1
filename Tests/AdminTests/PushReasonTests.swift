// SPDX-License-Identifier: Apache-2.0
import APNs
import PushModel
import Testing

@testable import Admin

@Suite struct PushReasonTests {
  @Test("Apple's reasons have the same words as in the client of APNs")
  func wordsAgree() {
    let reasons = RejectionReason.documented
    #expect(Set(reasons.map(\.text)) == Set(PushReason.apple.keys))
    for reason in reasons { #expect(PushReason.apple[reason.text]?.meaning == reason.meaning) }
  }

  @Test("each reason has a meaning and a remedy; other texts have none")
  func remedies() {
    for reason in RejectionReason.documented.map(\.text) + GatewayReason.allCases.map(\.rawValue) {
      #expect(PushReason.meaning(reason)?.last == "." && PushReason.remedy(reason)?.last == ".")
    }
    #expect(PushReason.meaning("Status502") != nil && PushReason.remedy("Status502") == nil)
    #expect(PushReason.meaning("Ticket 4711") == nil && PushReason.remedy("Ticket 4711") == nil)
  }
}
