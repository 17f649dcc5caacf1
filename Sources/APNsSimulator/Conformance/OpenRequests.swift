// SPDX-License-Identifier: Apache-2.0
import JSONText

/// Complete requests that await their responses, by id or content.
struct OpenRequests: Sendable {
  /// Maximum number of requests: more than a thousand connections of a test have in flight. Further
  /// ones are not observed.
  private static let capacity = 65_536

  struct Entry: Sendable {
    let connection: Int
    let stream: Int32
    let openedAt: Int64
  }
  private var entries: [String: Entry] = [:]

  func find(_ request: ObservedRequest) -> Entry? { entries[Self.key(request)] }

  mutating func add(_ request: ObservedRequest, on connection: Int) {
    guard entries.count < Self.capacity else { return }
    entries[Self.key(request)] = Entry(
      connection: connection, stream: request.stream, openedAt: request.openedAt)
  }

  mutating func remove(_ request: ObservedRequest, on connection: Int) {
    let key = Self.key(request)
    guard let entry = entries[key], entry.connection == connection,
      entry.stream == request.stream
    else { return }
    entries[key] = nil
  }

  private static func key(_ request: ObservedRequest) -> String {
    request.id ?? "content \(request.digest)"
  }
}
