// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

/// Warnings of expiring certificates.
@Suite struct CredentialWarningTests {
  @Test(
    "the warning is for the last threshold that has passed",
    arguments: [
      (31.0, nil), (30.01, nil), (30, 30), (15, 30), (14, 14), (7.5, 14), (7, 7), (1.01, 7), (1, 1),
      (0.1, 1), (0, 1), (-400, 1),
    ])
  func days(left: Double, expected: Int?) {
    let now = Instant(microseconds: 1_795_165_200_000_000)
    let place = CredentialPlace(app: 1, environment: .production, name: "main")
    let end = Instant(microseconds: now.microseconds + Int64(left * 86_400_000_000))
    let warning = CredentialWarning(place, expiresAt: end, at: now)
    #expect(warning?.days == expected && warning.map(\.expiresAt) == expected.map { _ in end })
  }
}
