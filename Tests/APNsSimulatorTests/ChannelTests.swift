// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import HTTP2
import Testing

@Suite("Broadcast channels")
struct ChannelTests {
  @Test("each app may have 10,000 channels, each with a unique id")
  func limit() {
    var book = ChannelBook()
    var random = SeededRandom(seed: 1)
    var ids: Set<String> = []
    for _ in 0..<ChannelBook.maximumChannels {
      guard let id = book.create(for: "a", storesLatest: false, random: &random) else { break }
      ids.insert(id)
    }
    #expect(ids.count == 10_000)
    #expect(book.create(for: "a", storesLatest: false, random: &random) == nil)
    #expect(book.create(for: "b", storesLatest: false, random: &random) != nil)
    let deleted = book.delete(ids.first ?? "", of: "a")
    #expect(deleted)
    #expect(book.create(for: "a", storesLatest: false, random: &random) != nil)
    #expect(book.appNames == ["a", "b"])
  }

  @Test("only a channel with message storage keeps the latest message")
  func policy() {
    var book = ChannelBook()
    var random = SeededRandom(seed: 1)
    for storesLatest in [true, false] {
      let id = book.create(for: "a", storesLatest: storesLatest, random: &random) ?? ""
      book.broadcast([1], on: id, of: "a")
      book.broadcast([2], on: id, of: "a")
      #expect(book.channels(of: "a")[id]?.latest == (storesLatest ? [2] : nil))
      #expect(book.channels(of: "a")[id]?.broadcasts == 2)
    }
  }

  @Test("requests for missing channels and excess channels are refused with Apple's reasons")
  func refusals() {
    var book = ChannelBook()
    var random = SeededRandom(seed: 1)
    let keeping = book.create(for: "a", storesLatest: true, random: &random) ?? ""
    let fleeting = book.create(for: "a", storesLatest: false, random: &random) ?? ""
    let cases: [(ChannelRequest, ChannelReason?)] = [
      (.list, nil), (.create(storesLatest: true), nil), (.read(id: keeping), nil),
      (.delete(id: fleeting), nil), (.read(id: "AAAA"), .channelNotRegistered),
      (.delete(id: "AAAA"), .channelNotRegistered),
      (.broadcast(id: "AAAA", expiration: 0), .channelNotRegistered),
      (.broadcast(id: keeping, expiration: 7), nil), (.broadcast(id: fleeting, expiration: 0), nil),
      (.broadcast(id: fleeting, expiration: 7), .badExpirationDate),
    ]
    for (request, reason) in cases { #expect(book.refusal(of: request, app: "a") == reason) }
    #expect(book.refusal(of: .read(id: keeping), app: "b") == .channelNotRegistered)
    book.setEnabled(false, for: "a")
    #expect(book.refusal(of: .list, app: "a") == .featureNotEnabled)
    for number in 0..<100 { _ = book.create(for: "\(number)", storesLatest: true, random: &random) }
    #expect(book.refusal(of: .create(storesLatest: true), app: "b") == .cannotCreateChannel)
  }

  @Test("every channel reason has one of Apple's statuses; one reason contains a space")
  func reasons() {
    #expect(Set(ChannelReason.allCases.map(\.status)) == [400, 403, 404, 405, 413, 503])
    #expect(ChannelReason.serviceUnavailable.rawValue == "Service Unavailable")
  }

  @Test(
    "each port accepts only the paths of its service",
    arguments: [
      ("POST", "/1/apps/a.b/channels", ChannelCheck.Service.management, "create"),
      ("GET", "/1/apps/a.b/all-channels", .management, "list"),
      ("GET", "/1/apps//all-channels", .management, "BadPath"),
      ("GET", "/1/apps/a.b/all-channels/x", .management, "BadPath"),
      ("POST", "/4/broadcasts/apps/a.b", .devices, "broadcast"),
      ("POST", "/4/broadcasts/apps/", .devices, "BadPath"),
      ("POST", "/4/broadcasts/app/a.b", .devices, "BadPath"),
      ("POST", "/4/broadcasts/apps/a.b.voip", .devices, "TopicDisallowed"),
    ] as [(String, String, ChannelCheck.Service, String)])
  func paths(method: String, path: String, service: ChannelCheck.Service, outcome: String) {
    let headers = [
      (":method", method), (":path", path), ("apns-channel-id", "AAAA"), ("apns-expiration", "0"),
      ("apns-push-type", "liveactivity"),
    ]
    let facts = RequestFacts(HTTP2Fields(headers.map { HTTP2Header($0, $1) }))
    let payload =
      service == .devices
      ? #"{"aps":{"event":"end"}}"#
      : #"{"message-storage-policy":0,"push-type":"LiveActivity"}"#
    let verdict = ChannelCheck.check(
      facts, body: Array(payload.utf8), bodySize: payload.utf8.count, at: service)
    switch verdict {
    case .refused(let reason): #expect(reason.rawValue == outcome)
    case .passed(let request, let app):
      #expect(app == "a.b")
      #expect("\(request)".hasPrefix(outcome))
    }
  }
}
