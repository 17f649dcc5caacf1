// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import PushModel
import Storage
import TestSupport
import Testing

@testable import API
@testable import HTTPServer

@Suite("Event stream of a notification", .timeLimit(.minutes(1)))
struct NotificationEventsTests {
  private static let request =
    #"{"to": {"users": ["bob"]}, "payload": {"aps": {"alert": "Hi"}}, "collapse_id": "c"}"#

  /// Accepts a notification for two devices and returns its path.
  private static func accept(_ gateway: isolated TestGateway) async throws -> String {
    for token in ["aa", "bb"] {
      _ = try await gateway.app(.put, "/devices/\(token)", #"{"user": "bob"}"#)
    }
    let accepted = try await gateway.app(.post, "/notifications", request)
    return "/notifications/\(try #require(accepted["/id"]?.string))"
  }

  /// Finishes all work in the database.
  private static func finish(_ gateway: isolated TestGateway) async throws {
    let store = gateway.store
    try await store?.run("DELETE FROM queue")
  }

  @Test("each state is sent once as GET returns it, the last one as finished")
  func progress() async throws {
    try await TestGateway.run { gateway in
      let path = try await Self.accept(gateway)
      let (answer, reader) = try await gateway.follow(path + "/events")
      #expect(answer.status == 200 && answer.contentType == "text/event-stream")
      var ids: Set<String> = []
      func expect(_ name: String, _ state: String) async throws {
        let event = try #require(await reader.next())
        #expect(event.name == name && event.state == state)
        #expect(event.data == (try await gateway.app(.get, path)).text)
        #expect(ids.insert(event.id).inserted)
      }
      try await expect("progress", "queued")
      _ = try await gateway.app(.post, path + "/pause")
      try await expect("progress", "paused")
      _ = try await gateway.app(.post, path + "/cancel")
      try await expect("progress", "cancelling")
      try await Self.finish(gateway)
      try await expect("finished", "cancelled")
      #expect(await reader.next() == nil)
      #expect(gateway.events.count == 0)
    }
  }

  @Test("a reconnecting client does not receive events it has already received")
  func lastEventID() async throws {
    try await TestGateway.run { gateway in
      let path = try await Self.accept(gateway)
      let first = try #require(await gateway.follow(path + "/events").reader.next())
      let again = try await gateway.follow(path + "/events", lastEventID: first.id)
      _ = try await gateway.app(.post, path + "/pause")
      let second = try #require(await again.reader.next())
      #expect(second.name == "progress" && second.state == "paused")
      // An unknown event id restarts the stream.
      let other = try await gateway.follow(path + "/events", lastEventID: "x")
      #expect(await other.reader.next() == second)
      try await Self.finish(gateway)
      let last = try #require(await again.reader.next())
      #expect(last.name == "finished" && last.state == "finished")
      for known in [nil, first.id] {
        let late = try await gateway.follow(path + "/events", lastEventID: known)
        #expect(await late.reader.next() == last)
        #expect(await late.reader.next() == nil)
      }
      #expect(try await gateway.follow(path + "/events", lastEventID: last.id).answer.status == 204)
    }
  }

  @Test("a slow reader receives the latest state, not the states in between")
  func slowReader() async throws {
    try await TestGateway.run { gateway in
      let path = try await Self.accept(gateway)
      let (_, reader) = try await gateway.follow(path + "/events")
      reader.stop()
      #expect(await reader.next()?.state == "queued")
      await reader.isWaitedFor()
      for command in ["pause", "resume", "pause", "cancel"] {
        _ = try await gateway.app(.post, path + "/" + command)
      }
      reader.proceed()
      let event = try #require(await reader.next())
      #expect(event.state == "cancelling")
      gateway.events.end()
      #expect(await reader.next() == nil)
    }
  }

  @Test("a stream beyond the limit is refused with 503 and Retry-After")
  func bound() async throws {
    var settings = TestGateway.EventSettings()
    settings.streams = 1
    try await TestGateway.run(settings) { gateway in
      let path = try await Self.accept(gateway)
      // A stream of an unknown notification takes no slot.
      let unknown = "/notifications/018f0000-0000-7000-8000-000000000000/events"
      #expect(try await gateway.app(.get, unknown).code == "PG4014")
      let (_, reader) = try await gateway.follow(path + "/events")
      _ = await reader.next()
      let refused = try await gateway.follow(path + "/events").answer
      #expect(refused.status == 503 && refused.code == "PG5006")
      #expect(refused.headers[.retryAfter] == "5")
      try await Self.finish(gateway)
      #expect(await reader.next()?.name == "finished")
      #expect(await reader.next() == nil)
      #expect(await (try gateway.follow(path + "/events")).reader.next()?.name == "finished")
    }
  }

  @Test("a shutdown ends the streams without a finished event")
  func drain() async throws {
    var settings = TestGateway.EventSettings()
    // Only the shutdown can wake the stream.
    settings.pause = .seconds(3600)
    try await TestGateway.run(settings) { gateway in
      let path = try await Self.accept(gateway)
      let (_, reader) = try await gateway.follow(path + "/events")
      #expect(await reader.next()?.name == "progress")
      gateway.events.end()
      #expect(await reader.next() == nil)
      try await reader.reading?.value
      #expect(gateway.events.count == 0)
      // A late client receives the current state; then its stream ends.
      let late = try await gateway.follow(path + "/events").reader
      #expect(await late.next()?.name == "progress")
      #expect(await late.next() == nil)
    }
  }

  @Test("a database failure ends the stream; a reconnect gets an error or continues")
  func databaseAway() async throws {
    try await TestGateway.run { gateway in
      let path = try await Self.accept(gateway)
      let (_, reader) = try await gateway.follow(path + "/events")
      #expect(await reader.next()?.name == "progress")
      let store = gateway.store
      try await store?.run("ALTER TABLE runs RENAME TO gone")
      #expect(await reader.next() == nil)
      try await reader.reading?.value
      #expect(try await gateway.follow(path + "/events").answer.status >= 500)
      #expect(gateway.events.count == 0)
      try await store?.run("ALTER TABLE gone RENAME TO runs")
      #expect(await (try gateway.follow(path + "/events")).reader.next()?.name == "progress")
    }
  }

  @Test("streams of one notification share database reads")
  func sharing() async throws {
    try await TestGateway.run { gateway in
      let path = try await Self.accept(gateway)
      let known = gateway.store
      let store = try #require(known)
      let appID = gateway.appID
      let app = try #require(appID)
      let id = try #require(NotificationID(String(path.split(separator: "/")[1])))
      let notification = try #require(
        try await store.notifications.notification(app: app, id: id))
      let readings = NotificationReadings(
        store.store, appMaxRate: { _ in nil }, now: { noon })
      let (early, late) = (readings.follow(notification), readings.follow(notification))
      let first = try await early.next()
      _ = try await gateway.app(.post, path + "/pause")
      #expect(try await late.next().id == first.id)
      let second = try await late.next()
      #expect(second.id != first.id)
      #expect(try await early.next().id == second.id)
      _ = try await gateway.app(.post, path + "/resume")
      let third = try await early.next()
      #expect(third.id == first.id)
      #expect(try await readings.follow(notification).next().id == third.id)
    }
  }

  @Test("a reading keeps its id while only rate_limited_until moves with the clock")
  func rateLimit() async throws {
    try await TestGateway.run { gateway in
      let path = try await Self.accept(gateway)
      let known = gateway.store
      let store = try #require(known)
      let appID = gateway.appID
      let app = try #require(appID)
      let id = try #require(NotificationID(String(path.split(separator: "/")[1])))
      let notification = try #require(
        try await store.notifications.notification(app: app, id: id))
      var found: [NotificationReadings.Reading] = []
      for seconds: Int64 in [0, 60] {
        let readings = NotificationReadings(
          store.store, appMaxRate: { _ in 1 }, now: { noon.adding(seconds: seconds) })
        found.append(try await readings.follow(notification).next())
      }
      let text = String(decoding: found[0].json, as: UTF8.self)
      #expect(text.contains(#""rate_limited_until":"2026-11-20T09:00:02.000Z""#), "\(text)")
      #expect(found[0].json != found[1].json)
      #expect(found[0].id == found[1].id)
    }
  }

  @Test("the audience is counted on acceptance, up to a maximum")
  func audience() async throws {
    try await TestGateway.run { gateway in
      let path = try await Self.accept(gateway)
      let read = try await gateway.app(.get, path)
      #expect(read["/audience_at_acceptance"]?.int == 2 && read["/audience_is_minimum"] == nil)
      let known = gateway.store
      let store = try #require(known)
      let appID = gateway.appID
      try await store.fill(try #require(appID), count: 10_001)
      let everyone = try await gateway.app(
        .post, "/notifications",
        #"{"to": {"everyone": true}, "payload": {"aps": {"alert": "Hi"}}}"#)
      let all = try await gateway.app(
        .get, "/notifications/\(try #require(everyone["/id"]?.string))")
      #expect(
        all["/audience_at_acceptance"]?.int == 10_000 && all["/audience_is_minimum"]?.bool == true)
    }
  }
}
