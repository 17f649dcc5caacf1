// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import PushModel
internal import TLS

/// A checked body of `POST …/webhooks` or `PATCH …/webhooks/{id}`. In a PATCH all members are
/// optional.
package struct WebhookBody: Sendable, Equatable {
  package let url: WebhookURL?
  package let kinds: [WebhookKind]?
  /// Nil: the gateway generates a key.
  package let key: [UInt8]?

  /// - Parameter creates: true for POST: `url` and `events` are required, and `secret` is allowed.
  package init(parsing body: [UInt8], creates: Bool) throws(Fault) {
    var faults = Faults()
    var url: WebhookURL?
    var kinds: [WebhookKind]?
    var key: [UInt8]?
    var present: Set<String> = []
    let names = creates ? "url, events, secret" : "url, events"
    for field in try bodyMembers(body, expected: "an object with \(names)") {
      present.insert(field.name.text)
      switch field.name {
      case "url": url = Self.url(field, &faults)
      case "events": kinds = Self.kinds(field, &faults)
      case "secret" where creates: key = field.webhookKey(&faults)
      default: field.unknown(names, &faults)
      }
    }
    for name in ["url", "events"] where creates && !present.contains(name) {
      faults.add(.missingMember, at: "/\(name)", "\"\(name)\" is needed")
    }
    try faults.check()
    self.url = url
    self.kinds = kinds
    self.key = key
  }

  private static func url(_ field: Field, _ faults: inout Faults) -> WebhookURL? {
    guard let text = field.text(TextLimit(maximumBytes: WebhookURL.maximumBytes), &faults) else {
      return nil
    }
    guard let url = WebhookURL(parsing: text) else {
      field.refuse(
        .invalidValue,
        "expected a percent-encoded URL such as \"https://example.com/hooks\", without user, password and fragment",
        &faults)
      return nil
    }
    return url
  }

  private static func kinds(_ field: Field, _ faults: inout Faults) -> [WebhookKind]? {
    guard let elements = field.elements("an array of events", &faults) else { return nil }
    guard !elements.isEmpty else {
      field.refuse(.invalidValue, "expected at least one event", &faults)
      return nil
    }
    let names = WebhookKind.events.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let kinds = elements.compactMap { element -> WebhookKind? in
      let kind = WebhookKind.events.first { $0.name == element.value.string }
      if kind == nil { element.refuse(.invalidValue, "expected one of \(names)", &faults) }
      return kind
    }
    return Set(kinds).sorted()
  }
}

extension JSONField {
  /// Parses the key that signs a webhook's messages.
  func webhookKey(_ faults: inout Faults) -> [UInt8]? {
    let text = value.string ?? ""
    let key =
      text.hasPrefix(WebhookSecret.prefix)
      ? Base64.decode(String(text.dropFirst(WebhookSecret.prefix.count))) : nil
    guard let key, WebhookSecret.sizes.contains(key.count) else {
      refuse(
        .invalidValue, "expected \"whsec_\" and 24 to 64 bytes in base64, or none to generate one",
        &faults)
      return nil
    }
    return key
  }
}
