// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AsyncIO
import Intake
import JSONText
import LegacyBridge
import PushModel

/// `pushgate bench legacy`: measures how fast frames of the legacy bridge become notifications,
/// without network and database.
struct BenchLegacy: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "legacy",
    abstract: "Measure the frame reader of the legacy bridge; print one line of JSON.")

  @Option(help: "Total number of frames.") var frames = 200_000

  /// Bytes appended to the reader at a time: a TLS record.
  private static let part = 16 * 1024

  func run() throws {
    let stream = Self.stream(frames: 1_000)
    let sender = LegacySender(
      app: AppID(rawValue: 1), environment: .production, name: "bench")
    var stored: [NotificationDraft] = []
    var count = 0
    let start = MonotonicTime.now()
    while count < frames {
      var reader = LegacyFrameReader()
      var offset = 0
      stored.removeAll(keepingCapacity: true)
      while offset < stream.count {
        let end = min(offset + Self.part, stream.count)
        reader.append(Array(stream[offset..<end]))
        offset = end
        while let frame = try reader.next() {
          stored.append(try LegacyTranslation.draft(frame, from: sender))
        }
      }
      count += stored.count
    }
    let seconds = (MonotonicTime.now() - start) / .seconds(1)
    var writer = JSONWriter()
    writer.object { json in json.field("frames_per_second", (Double(count) / seconds).rounded()) }
    printLine(String(decoding: writer.bytes, as: UTF8.self))
  }

  /// Frames of command 2 with all items.
  private static func stream(frames: Int) -> [UInt8] {
    let payload = Array(
      #"{"aps":{"alert":{"title":"Game Request","body":"Jenna wants to play chess with you"},"badge":5,"sound":"chime.aiff"},"game":"g-17"}"#
        .utf8)
    return (0..<frames).flatMap { number -> [UInt8] in
      let token = (0..<32).map { UInt8(truncatingIfNeeded: number >> ($0 % 3 * 8)) }
      let items =
        item(1, token) + item(2, payload) + item(3, bytes(number, 4)) + item(4, bytes(0, 4))
        + item(5, [10])
      return [2] + bytes(items.count, 4) + items
    }
  }

  private static func item(_ id: UInt8, _ data: [UInt8]) -> [UInt8] {
    [id] + bytes(data.count, 2) + data
  }

  /// A big-endian integer.
  private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
