// SPDX-License-Identifier: Apache-2.0
import HTTPServer
import JSONText

@testable import HTTPServer

/// An event stream client whose reading can be stopped. Runs on the gateway's actor.
final class EventReader: ResponseSink {
  struct Event: Equatable {
    var name = ""
    var id = ""
    var data = ""

    var json: JSONValue? { try? JSONDocument(parsing: Array(data.utf8)).root }
    var state: String? { json?["state"]?.string }
  }

  /// Finishes when the stream ends.
  var reading: Task<Void, any Error>?
  private var text = ""
  private var isOver = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isSlow = false
  private(set) var heldBack: CheckedContinuation<Void, Never>?

  /// Returns the next event, or nil if the stream has ended.
  func next() async -> Event? {
    while true {
      if let end = text.firstRange(of: "\n\n") {
        defer { text.removeSubrange(..<end.upperBound) }
        return Self.event(text[..<end.lowerBound])
      }
      if isOver { return nil }
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private static func event(_ text: Substring) -> Event {
    var event = Event()
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      switch parts[0] {
      case "event": event.name = parts[1]
      case "id": event.id = parts[1]
      default: event.data += parts[1]
      }
    }
    return event
  }

  /// Stops reading until `proceed` is called.
  func stop() { isSlow = true }

  /// Returns once the gateway waits for this reader.
  func isWaitedFor() async {
    while heldBack == nil { await withCheckedContinuation { waiting.append($0) } }
  }

  func proceed() {
    isSlow = false
    heldBack.take()?.resume()
  }

  func end() {
    isOver = true
    tell()
  }

  private func tell() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  func sendBody(_ bytes: [UInt8]) async throws(ExchangeFault) {
    text += String(decoding: bytes, as: UTF8.self)
    tell()
  }

  func flush() async throws(ExchangeFault) {
    guard isSlow else { return }
    await withCheckedContinuation {
      heldBack = $0
      tell()
    }
  }

  func whenClientEnds(_ action: @escaping () -> Void) {}
}
