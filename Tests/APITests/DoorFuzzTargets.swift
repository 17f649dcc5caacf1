// SPDX-License-Identifier: Apache-2.0
import JSONText
import PushModel

@testable import API

/// Parses the bodies that callers send. The first byte of an input selects the parser.
///
/// The suite runs the targets over valid bodies and mutations of them.
enum DoorFuzzTarget: UInt8, CaseIterable {
  case notify, preview, app, device, key, resend, queue, credential, webhook, rotation

  static func run(_ input: [UInt8]) {
    guard let first = input.first,
      let target = DoorFuzzTarget(rawValue: first % UInt8(allCases.count))
    else { return }
    let body = Array(input.dropFirst())
    do throws(Fault) { try target.read(body) } catch {
      // An error describes the expected value and lists a bounded number of faults.
      precondition(!error.detail.isEmpty && error.others.count < 64)
    }
  }

  private static let now = Instant(microseconds: 1_800_000_000_000_000)

  private func read(_ body: [UInt8]) throws(Fault) {
    switch self {
    case .notify:
      _ = try NotifyBody(parsing: body, now: Self.now)
      _ = try NotifyBody(parsing: body, now: Self.now, isLine: true)
    case .preview: _ = try PreviewBody(parsing: body)
    case .app:
      // Every member of an app body is valid in a patch.
      let whole = try AppBody(parsing: body)
      if !body.isEmpty {
        let patch = try AppPatch(parsing: body)
        precondition((patch.maxRate ?? nil) == whole.maxRate)
      }
    case .device:
      guard let token = try? DeviceToken(hex: String(repeating: "ab", count: 32)) else { return }
      _ = try DeviceBody(parsing: body, token: token)
    case .key: _ = try KeyBody(parsing: body)
    case .resend: _ = try ResendBody(parsing: body)
    case .queue: _ = try QueueBody(parsing: body, expires: true)
    case .credential:
      _ = try CredentialBody(
        parsing: body, for: "com.example.app", in: .production, now: Self.now)
    case .webhook:
      let made = try WebhookBody(parsing: body, creates: true)
      precondition(made.url != nil && made.kinds?.isEmpty == false)
      // Every member of a new webhook except its secret is valid in a change.
      if made.key == nil {
        let changed = try WebhookBody(parsing: body, creates: false)
        precondition(changed == made)
      }
    case .rotation:
      let rotation = try WebhookRotationBody(parsing: body)
      precondition((0...WebhookSecret.longestOverlap).contains(rotation.formerSeconds))
      precondition(rotation.key.map { WebhookSecret.sizes.contains($0.count) } ?? true)
    }
  }
}
