// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import PushModel
import Testing

/// Previews over a real PostgreSQL.
@Suite struct PreviewRouteTests {
  private static let message =
    #""payload": {"aps": {"alert": {"body": {"string": "HI", "args": ["Jenna"]}}}}"#
  private static let personal =
    #""payload": {"aps": {"alert": {"body": {"string": "HI", "args": [{"recipient": "name"}]}}}}"#

  private func preview(
    _ gateway: isolated TestGateway, _ members: String
  ) async throws -> Answer {
    _ = try await gateway.app(.put, "/strings/en", #"{"HI": "Hi, %@", "ONLY": "x"}"#)
    _ = try await gateway.app(.put, "/strings/zh-Hant", #"{"HI": "嗨，%@"}"#)
    return try await gateway.app(.post, "/notifications/preview", "{\(members)}")
  }

  @Test("a preview shows each reader's text, language, reason and tried languages; nothing is sent")
  func languages() async throws {
    try await TestGateway.run { gateway in
      let answer = try await preview(
        gateway, #"\#(Self.message), "languages": [["zh-TW", "en"], "en-GB", "sw"]"#)
      #expect(answer.status == 200)
      let previews = answer["/previews"]?.elements ?? []
      #expect(previews.map { $0["language"]?.string } == ["zh-Hant", "en", "en"])
      #expect(previews.map { $0["reason"]?.string } == ["parent", "parent", "app_fallback"])
      #expect(previews.map { $0["preference"]?.string } == ["zh-TW", "en-GB", nil])
      #expect(previews.first?.at(pointer: "/payload/aps/alert/body")?.string == "嗨，Jenna")
      #expect(previews.first?.at(pointer: "/chain/0/has_all_texts")?.bool == true)
      #expect(previews.first?.at(pointer: "/chain/1/language")?.string == "en")
      #expect(previews.allSatisfy { $0["truncated"]?.bool == false })
      #expect(answer["/maximum_bytes"]?.int == 4096)
      #expect(answer["/is_complete"]?.bool == true)
      #expect(answer["/warnings"]?.elements.isEmpty == true)
      #expect(
        try await gateway.app(.get, "/notifications")["/notifications"]?.elements.isEmpty == true)
      let partial = try await preview(
        gateway, #""payload": {"aps": {"alert": {"string": "ONLY"}}}, "languages": ["zh-TW"]"#)
      #expect(partial["/previews/0/language"]?.string == "en")
      #expect(partial["/previews/0/chain/0/has_all_texts"]?.bool == false)
      #expect(partial["/warnings/0/pointer"] == nil)
    }
  }

  @Test("registered devices are previewed in their own languages")
  func devices() async throws {
    try await TestGateway.run { gateway in
      for (token, body) in [
        ("aa", #"{"languages": ["zh-HK"], "user": "ann"}"#),
        ("bb", #"{"languages": ["en"], "user": "ann"}"#),
        ("cc", #"{"languages": ["en"], "push_type": "voip"}"#),
      ] { _ = try await gateway.app(.put, "/devices/\(token)", body) }
      let one = try await preview(
        gateway, #"\#(Self.message), "devices": ["AA"], "badge": {"set": 4}"#)
      #expect(one["/previews/0/token"]?.string == "aa")
      #expect(one["/previews/0/language"]?.string == "zh-Hant")
      #expect(one["/previews/0/payload/aps/badge"]?.int == 4)
      let user = try await preview(gateway, #"\#(Self.message), "users": ["ann"]"#)
      #expect(user["/previews"]?.elements.map { $0["token"]?.string } == ["aa", "bb"])
      for unknown in ["cc", "dd"] {
        let refused = try await preview(
          gateway, #"\#(Self.message), "devices": ["aa", "\#(unknown)"]"#)
        #expect(refused.pointer == "/devices/1")
      }
      let nobody = try await preview(gateway, Self.message)
      #expect(nobody.code == "PG1104")
    }
  }

  @Test("recipients are previewed on their devices, or in the requested languages")
  func recipients() async throws {
    try await TestGateway.run { gateway in
      for (token, user) in [("aa", "ann"), ("bb", "bob"), ("cc", "bob")] {
        _ = try await gateway.app(
          .put, "/devices/\(token)", #"{"languages": ["zh-HK"], "user": "\#(user)"}"#)
      }
      let people =
        #""recipients": [{"user": "bob", "args": {"name": "Bob"}, "badge": 2}, {"token": "aa", "args": {"name": "Ann"}}]"#
      let own = try await preview(gateway, "\(Self.personal), \(people)")
      let previews = own["/previews"]?.elements ?? []
      #expect(previews.map { $0["token"]?.string } == ["bb", "cc", "aa"])
      #expect(previews.map { $0["recipient"]?.int } == [0, 0, 1])
      #expect(
        previews.map { $0.at(pointer: "/payload/aps/alert/body")?.string }
          == ["嗨，Bob", "嗨，Bob", "嗨，Ann"])
      #expect(previews.map { $0.at(pointer: "/payload/aps/badge")?.int } == [2, 2, nil])
      let asked = try await preview(
        gateway, "\(Self.personal), \(people), \"languages\": [\"en\", \"zh-Hant\"]")
      #expect(asked["/previews"]?.elements.count == 4)
      #expect(asked["/previews/3/payload/aps/alert/body"]?.string == "嗨，Ann")
      let both = try await preview(gateway, "\(Self.personal), \(people), \"users\": [\"ann\"]")
      #expect(both.pointer == "/recipients")
      let missing = try await preview(gateway, #"\#(Self.personal), "recipients": [{"user": "x"}]"#)
      #expect(missing.code == "PG4021")
      #expect(missing.pointer == "/recipients/0/args/name")
    }
  }

  @Test("a preview shortens texts like a delivery and reports the shortening")
  func truncation() async throws {
    try await TestGateway.run { gateway in
      let long = String(repeating: "word ", count: 1_000)
      let message =
        #""payload": {"aps": {"alert": {"body": {"localized": {"en": "\#(long)", "fr": "court"}}}}}, "languages": ["en", "fr"]"#
      let refused = try await preview(gateway, message)
      #expect(refused.code == "PG4003")
      #expect(refused["/sizes/en"]?.int == 5_000 + #"{"aps": {"alert": {"body": ""}}}"#.utf8.count)
      #expect(refused["/sizes/fr"] == nil)
      let answer = try await preview(gateway, message + #", "truncate": true"#)
      #expect(answer["/previews/0/truncated"]?.bool == true)
      #expect(answer["/previews/1/truncated"]?.bool == false)
      #expect((answer["/previews/0/bytes"]?.int ?? 0) <= 4096)
      #expect(answer["/previews/0/warnings/0/pointer"]?.string == "/payload/aps/alert/body")
    }
  }
}
