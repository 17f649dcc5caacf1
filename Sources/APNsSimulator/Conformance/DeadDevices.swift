// SPDX-License-Identifier: Apache-2.0
import DequeModule
import JSONText

/// Devices that APNs reported as unusable.
struct DeadDevices: Sendable {
  /// Maximum number of devices; above it the oldest one is evicted. Equals the number of stored
  /// requests.
  private static let capacity = 4096

  struct Entry: Sendable {
    /// Identity as in `ObservedRequest.device`.
    let device: String
    let token: String
    let reason: String
    let proof: ReadingProof
  }
  private var entries: [String: Entry] = [:]
  private var order: Deque<String> = []
  /// Devices to which no later push was observed, oldest first.
  private var undecided: Deque<Entry> = []

  subscript(device: String) -> Entry? { entries[device] }
  var firstUndecided: Entry? { undecided.first }
  mutating func decide() { undecided.removeFirst() }

  mutating func remove(_ tokens: Set<String>) {
    entries = entries.filter { !tokens.contains($0.value.token) }
    undecided.removeAll { tokens.contains($0.token) }
    order.removeAll { entries[$0] == nil }
  }

  mutating func add(
    _ device: String, token: String, reason: String, _ proof: ReadingProof
  ) {
    let entry = Entry(device: device, token: token, reason: reason, proof: proof)
    guard entries.updateValue(entry, forKey: device) == nil else { return }
    order.append(device)
    undecided.append(entry)
    if order.count > Self.capacity { entries[order.removeFirst()] = nil }
    if undecided.count > Self.capacity { undecided.removeFirst() }
  }
}
