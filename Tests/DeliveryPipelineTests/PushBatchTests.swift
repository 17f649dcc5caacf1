// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import PushModel
import Storage
import TestSupport
import Testing

@testable import APNs
@testable import DeliveryPipeline
@testable import Localization
@testable import Messages

/// The requests of a batch equal those of its single pushes.
@Suite struct PushBatchTests {
  private static let strings = [
    ("en", #"{"T":"%1$@ at %2$@","A":"Hello %@"}"#),
    ("de", #"{"T":"%1$@ um %2$@","A":"Hallo %@"}"#),
  ]

  private func renderer(_ notification: Notification) throws -> MessageRenderer {
    let catalogue = try Catalogue(
      revision: 1, sourceLanguage: "en",
      files: try Self.strings.map { ($0.0, try StringsFile(json: Array($0.1.utf8))) })
    return MessageRenderer(
      try Message(notification.message).bound(to: catalogue, in: notification.context))
  }

  private func row(
    _ notification: Notification, _ change: (inout QueueRow) -> Void = { _ in },
    isLate: Bool = false
  ) throws -> RunningWork {
    var work = Work.sample(notification: notification)
    change(&work.row)
    return RunningWork(
      work, on: 0, renderer: isLate ? nil : try renderer(notification), lane: nil, counters: nil,
      now: .now(), leaseEnds: .distantFuture)
  }

  private func page(_ recipients: [Recipient]) -> AudiencePage {
    AudiencePage(devices: recipients.map { AudiencePage.Device($0) }, next: nil)
  }

  /// Compares each request of a batch with the request of the single push to its device.
  private func compare(
    _ row: RunningWork, _ page: AudiencePage, badges: [Int?] = [],
    _ learn: (MessageRenderer) -> Void = { _ in }
  ) throws -> [String] {
    let batch = try #require(PushBatch(page, of: row, badges: badges))
    // The single pushes have a renderer of their own, so that they share no cached rendering.
    let single = try renderer(row.work.notification)
    for renderer in [single, row.renderer].compactMap(\.self) { learn(renderer) }
    var positions: [String] = []
    for index in page.indices.reversed() {
      #expect(batch.covers(index))
      let (first, again) = (try batch.render(index), try batch.render(index))
      #expect(first && !again)
    }
    return try page.indices.map { index in
      let recipient = page[index].recipient
      let badge = badges.isEmpty ? nil : badges[index]
      let rendered = try single.render(for: recipient, badge: badge)
      let expected = row.translation.request(for: recipient.token, payload: rendered.bytes)
      let request = batch.requests.request(of: index)
      #expect(request.payload == expected.payload && request.apnsID == expected.apnsID)
      #expect(request.kind == expected.kind && request.collapseID == expected.collapseID)
      #expect(request.deviceToken == expected.deviceToken && request.group == expected.group)
      #expect(request.expiration == expected.expiration)
      #expect(request.isUnverified == expected.isUnverified)
      let push = batch.push(index)
      #expect(push.language == rendered.language && push.recipient == recipient)
      #expect(push.badge == badge && push.place == index)
      #expect(batch.rendered(index).bytes == rendered.bytes)
      // The position of a language is found once for each rendering.
      let position = batch.language(index) { language in
        positions.append(language)
        return UInt16(positions.count - 1)
      }
      #expect(positions[Int(position)] == rendered.language ?? "")
      return String(decoding: request.payload, as: UTF8.self)
    }
  }

  private let localized = sample(1).saying(
    #"{"aps":{"alert":{"title":{"localized":{"en":"Hello","de":"Hallo"}}}}}"#)

  @Test("devices get the text of their language, in any order of their preferences")
  func languages() throws {
    let preferences = [["en"], ["de"], ["fr", "de"], ["en"], ["xx"], ["de-AT", "en"]]
    let payloads = try compare(
      row(localized),
      page(preferences.enumerated().map { .sample(UInt32($0.offset), languages: $0.element) }))
    #expect(payloads.map { $0.contains("Hallo") } == [false, true, true, false, false, true])
  }

  @Test("devices with equal preferences share one rendering")
  func shared() throws {
    let row = try row(localized)
    let page = page((0..<100).map { .sample($0, languages: [$0 < 50 ? "en" : "de"]) })
    let batch = try #require(PushBatch(page, of: row))
    for index in page.indices { #expect(try batch.render(index)) }
    var found: [String] = []
    for index in page.indices {
      _ = batch.language(index) { language in
        found.append(language)
        return UInt16(found.count - 1)
      }
    }
    #expect(found == ["en", "de"])
  }

  @Test("a message without localized text has no language")
  func notLocalized() throws {
    let payloads = try compare(row(sample(1)), page((0..<3).map { .sample($0) }))
    #expect(Set(payloads).count == 1)
  }

  @Test("each device gets its own badge, and devices without one the badge of the payload")
  func badges() throws {
    var notification = localized
    notification.message.options.badge = .increment(1)
    let page = page((0..<5).map { .sample($0, languages: [$0 < 3 ? "en" : "de"]) })
    let payloads = try compare(
      row(notification), page, badges: [7, 7, nil, 12, nil])
    #expect(payloads.map { $0.contains(#""badge":7"#) } == [true, true, false, false, false])
    #expect(payloads.map { $0.contains(#""badge":12"#) } == [false, false, false, true, false])
  }

  @Test("recipients get their own arguments, and devices of other users are not rendered")
  func recipients() throws {
    let notification = sample(1, .users("ann", "bob")).saying(
      #"{"aps":{"alert":{"string":"A","args":[{"recipient":"name"}]}}}"#,
      recipients: #"[{"user":"ann","args":{"name":"Ann"}},{"user":"bob","args":{"name":"Bob"}}]"#)
    let users = ["ann", "bob", "ann"]
    let recipients = users.enumerated().map { number, user in
      Recipient.sample(UInt32(number), languages: [number == 2 ? "de" : "en"], user: user)
    }
    let row = try row(notification)
    let payloads = try compare(row, page(recipients))
    #expect(payloads.map { $0.contains("Ann") } == [true, false, true])
    #expect(payloads.map { $0.contains("Hallo") } == [false, false, true])
    let batch = try #require(PushBatch(page([.sample(9, user: "eve")]), of: row))
    #expect(throws: RenderFailure.notNamed) { try batch.render(0) }
    #expect(batch.push(0).language == nil)
  }

  @Test("devices get the times of their time zones")
  func timeZones() throws {
    let notification = sample(1).saying(
      #"{"aps":{"alert":{"string":"T","args":["Tea",{"time":"2026-07-01T10:00:00Z"}]}}}"#)
    let zones = ["Europe/Berlin", nil, "Asia/Tokyo", "Europe/Berlin"]
    let recipients = zones.enumerated().map { number, zone in
      var recipient = Recipient.sample(UInt32(number), languages: ["de-DE"])
      recipient.timeZone = zone
      return recipient
    }
    let payloads = try compare(row(notification), page(recipients)) { renderer in
      let steps = ["Europe/Berlin": Int32(7_200), "Asia/Tokyo": 32_400].mapValues {
        [ClockStep(since: renderer.clocks.instants[0], secondsEast: $0)]
      }
      renderer.clocks.learn(steps.keys.sorted(), steps)
    }
    let times = ["12:00", "10:00", "19:00", "12:00"]
    #expect(zip(payloads, times).allSatisfy { $0.contains($1) }, "\(payloads)")
  }

  @Test("requests have the expiration and the collapse id of their notification")
  func head() throws {
    var notification = localized
    notification.collapseID = "score"
    notification.expiresAt = noon.adding(seconds: 60)
    let row = try row(notification)
    _ = try compare(row, page([.sample(1), .sample(2)]))
    let head = row.translation.head
    #expect(head.collapseID == "score" && head.expiration == noon.seconds + 60)
  }

  // MARK: covered devices

  @Test("a batch covers registered, verified devices of its environment without a delivery")
  func covers() throws {
    let usual = Recipient.sample(1)
    func changed(_ change: (inout Recipient) -> Void) -> AudiencePage.Device {
      var recipient = usual
      change(&recipient)
      return AudiencePage.Device(recipient)
    }
    let devices = [
      AudiencePage.Device(usual), changed { $0.isRegistered = false },
      changed { $0.isUnverified = true }, changed { $0.environment = .sandbox },
      AudiencePage.Device(usual, isRecorded: true), AudiencePage.Device(usual, counts: false),
    ]
    let page = AudiencePage(devices: devices, next: nil)
    let batch = try #require(PushBatch(page, of: row(sample(1))))
    #expect(page.indices.map(batch.covers) == [true, false, false, false, false, true])
    let sandbox = try row(sample(1)) { $0.environment = .sandbox }
    let other = try #require(PushBatch(page, of: sandbox))
    #expect(page.indices.map(other.covers) == [false, false, false, true, false, false])
    for (device, isCovered) in zip(devices.prefix(4), [true, false, false, false]) {
      let batch = PushBatch(device.recipient, of: try row(sample(1)), attempts: 1, badge: nil)
      #expect((batch != nil) == isCovered)
    }
  }

  @Test("pushes that must not arrive twice, and those past their deadline, have no batch")
  func noBatch() throws {
    var once = sample(1)
    once.message.options.delivery = .atMostOnce
    let page = page([.sample(1)])
    #expect(PushBatch(page, of: try row(once)) == nil)
    #expect(PushBatch(page, of: try row(sample(1), isLate: true)) == nil)
    #expect(PushBatch(page, of: try row(sample(1))) != nil)
  }

  @Test("a batch keeps the places, attempts and resends of its pushes")
  func pushes() throws {
    let row = try row(sample(1))
    for number: UInt32 in 0..<3 { _ = row.push(number) }
    let page = page([.sample(3), .sample(4)])
    let batch = try #require(PushBatch(page, of: row, attempts: 2))
    #expect(page.indices.map { batch.push($0).place } == [3, 4])
    #expect(page.indices.map { batch.push($0).attempts } == [2, 2])
    var push = batch.push(1)
    let facts = Push.Facts(directive: .proceed, leaseEnds: .distantFuture, now: .now())
    _ = push.returned(.neverProcessed(.goAway), facts, latest: .distantFuture)
    batch.keep(push, 1, admission: 7)
    #expect(page.indices.map { batch.push($0).resends } == [0, 1])
    #expect(page.indices.map { batch.admission($0) } == [nil, 7])
  }

  @Test("a batch releases the payloads of ended pushes, unless others share them")
  func release() throws {
    let page = page([.sample(1), .sample(2)])
    let badges: [Int?] = [1, 2]
    for (badges, isShared) in [([], true), (badges, false)] {
      let batch = try #require(PushBatch(page, of: try row(sample(1)), badges: badges))
      for index in page.indices { _ = try batch.render(index) }
      let payloads = page.indices.map { batch.requests.payload(of: $0) }
      batch.release(0)
      #expect(batch.requests.payload(of: 0) == (isShared ? payloads[0] : []))
      #expect(batch.requests.payload(of: 1) == payloads[1] && !payloads[1].isEmpty)
      let language = batch.push(0).language
      #expect(language == batch.push(1).language)
    }
  }
}
