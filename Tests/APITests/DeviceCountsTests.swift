// SPDX-License-Identifier: Apache-2.0
import HTTPServer
import HTTPTypes
import JSONText
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import API

/// Counts of all devices of an app, and changes of all devices of a user.
@Suite(.serialized) struct DeviceCountsTests {
  @Test("device counts by state, environment, kind and language carry their time")
  func counts() async throws {
    try await TestGateway.run { gateway in
      let none = try await gateway.app(.get, "/devices/counts")
      #expect(none.status == 200 && none["/as_of"]?.isNull == true && none["/devices"]?.int == 0)
      for (token, body) in [
        ("aa", #"{"languages": ["fr-CA", "en"]}"#), ("bb", #"{"languages": ["fr-CA"]}"#),
        ("cc", #"{"environment": "sandbox", "push_type": "voip"}"#),
      ] {
        #expect(try await gateway.app(.put, "/devices/\(token)", body).status == 201)
      }
      let known = gateway.store
      let store = try #require(known)
      try await store.run(
        "UPDATE devices SET state = 2, state_reason = 'x' WHERE token = '\\xbb'")
      try await store.countDevices()
      let all = try await gateway.app(.get, "/devices/counts")
      #expect(all["/as_of"]?.string?.hasSuffix("Z") == true)
      #expect(
        all.text.hasSuffix(
          #""devices":3,"states":{"active":2,"quarantined":1},"environments":{"production":2,"sandbox":1},"push_types":{"alert":2,"voip":1},"languages":{"fr-CA":2},"other_languages":0,"no_language":1}"#
        ), "\(all.text)")
      let active = try await gateway.app(.get, "/devices/counts?state=active")
      #expect(active["/devices"]?.int == 2 && active["/languages/fr-CA"]?.int == 1)
      let wrong = try await gateway.app(.get, "/devices/counts?state=alive")
      #expect(wrong.status == 422 && wrong.pointer == "query/state")
      #expect(try await gateway.app(.get, "/devices/counts?user=u").pointer == "query/user")
    }
  }

  @Test("tags of one device are added and removed; invalid changes have their own errors")
  func patch() async throws {
    try await TestGateway.run { gateway in
      let path = "/devices/aa"
      _ = try await gateway.app(.put, path, #"{"tags": ["a", "b"]}"#)
      let changed = try await gateway.app(
        .patch, path, #"{"add_tags": ["c", "a"], "remove_tags": ["b", "z"]}"#)
      #expect(changed.status == 200)
      #expect(changed["/tags"]?.elements.compactMap(\.string) == ["a", "c"])
      let many = (0..<65).map { "\"t\($0)\"" }
      for (body, pointer) in [
        (#"{"add_tags": ["x"], "remove_tags": ["y", "x"]}"#, "/remove_tags"),
        (#"{"add_tags": ["x"], "tags": []}"#, "/tags"), (#"{"add_tags": "x"}"#, "/add_tags"),
        (#"{"add_tags": [""]}"#, "/add_tags/0"), (#"{"remove_tags": [1]}"#, "/remove_tags/0"),
        ("{\"add_tags\": [\(many.joined(separator: ","))]}", "/add_tags"),
        ("{\"add_tags\": [\(many.dropLast().joined(separator: ","))]}", "/add_tags"),
      ] {
        for path in [path, "/users/u"] where path != "/users/u" || pointer != "/tags" {
          if path == "/users/u", body.contains("t63"), !body.contains("t64") { continue }
          let answer = try await gateway.app(.patch, path, body)
          #expect(answer.status == 422 && answer.pointer == pointer, "\(path) \(answer.text)")
        }
      }
      let after = try await gateway.app(.get, path)
      #expect(after["/tags"]?.elements.compactMap(\.string) == ["a", "c"])
      #expect(
        try await gateway.app(.patch, "/devices/ff", #"{"add_tags": ["x"]}"#).status == 404)
    }
  }

  @Test("a tag change of a user applies to all of that user's devices only")
  func user() async throws {
    try await TestGateway.run { gateway in
      let full = (0..<64).map { "\"t\($0)\"" }.joined(separator: ",")
      for (token, body) in [
        ("aa", #"{"user": "ann/1", "tags": ["old", "x"]}"#), ("bb", #"{"user": "ann/1"}"#),
        ("cc", #"{"user": "ann/1", "tags": ["new"]}"#),
        ("dd", #"{"user": "bob", "tags": ["old"]}"#),
        ("ee", "{\"user\": \"ann/1\", \"tags\": [\(full)]}"),
      ] {
        #expect(try await gateway.app(.put, "/devices/\(token)", body).status == 201)
      }
      let body = #"{"add_tags": ["new"], "remove_tags": ["old"]}"#
      let answer = try await gateway.app(.patch, "/users/ann%2F1", body)
      #expect(answer.text == #"{"devices":4,"changed":2,"full":1}"#)
      for (token, tags) in [
        ("aa", ["x", "new"]), ("bb", ["new"]), ("cc", ["new"]), ("dd", ["old"]),
      ] {
        let device = try await gateway.app(.get, "/devices/\(token)")
        #expect(device["/tags"]?.elements.compactMap(\.string) == tags)
        #expect(
          device["/state"]?.string == "active" && device["/environment"]?.string == "production")
      }
      let again = try await gateway.app(.patch, "/users/ann%2F1", body)
      #expect(again.text == #"{"devices":4,"changed":0,"full":1}"#)
      let nobody = try await gateway.app(.patch, "/users/nobody", body)
      #expect(nobody.text == #"{"devices":0,"changed":0,"full":0}"#)
      #expect(try await gateway.app(.patch, "/users/u", "{}").status == 422)
      let long = String(repeating: "u", count: 257)
      #expect(try await gateway.app(.patch, "/users/\(long)", body).pointer == "path/user")
    }
  }

  @Test("tag changes of a user with too many devices are refused in bounded time")
  func guest() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/devices/aa", #"{"user": "guest"}"#)
      let known = gateway.store
      let store = try #require(known)
      let app: Int32 = try await store.value("SELECT app FROM devices")
      try await store.fill(AppID(rawValue: app), count: 100_000, user: "guest")
      let answer = try await gateway.app(.patch, "/users/guest", #"{"add_tags": ["x"]}"#)
      #expect(answer.status == 422 && answer.pointer == "path/user", "\(answer.text)")
      #expect(try await store.value("SELECT count(*) FROM devices WHERE tags <> '{}'") == Int64(0))
      try await store.run("UPDATE devices SET user_id = 'few' WHERE bucket < 500")
      let some: Int64 = try await store.value("SELECT count(*) FROM devices WHERE user_id = 'few'")
      #expect((600...1_000).contains(some))
      let done = try await gateway.app(.patch, "/users/few", #"{"add_tags": ["x"]}"#)
      #expect(done["/changed"]?.int == Int(some))
      #expect(try await store.value("SELECT count(*) FROM devices WHERE tags = '{x}'") == some)
    }
  }
}
