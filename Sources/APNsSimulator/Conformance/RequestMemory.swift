// SPDX-License-Identifier: Apache-2.0
import DequeModule

/// Unsuccessful requests that may be sent again, found by id or by content.
struct RequestMemory: Sendable {
  /// Maximum number of requests: some seconds of a storm of refusals. The oldest is evicted and
  /// judged at that time.
  private static let capacity = 4096

  private var requests: [Int: UnhappyRequest] = [:]
  private var order: Deque<Int> = []
  private var byID: [String: Int] = [:]
  private var byDigest: [UInt64: Int] = [:]
  private var next = 0

  /// - Returns: the evicted request, if any.
  mutating func add(_ request: UnhappyRequest) -> UnhappyRequest? {
    next += 1
    requests[next] = request
    order.append(next)
    byDigest[request.digest] = next
    if let id = request.id { byID[id] = next }
    guard order.count > Self.capacity else { return nil }
    return remove(order.removeFirst())
  }

  /// Removes and returns the earlier request that this one repeats. Two requests match by equal
  /// ids, or by equal content if either has no id.
  mutating func takeEarlier(of request: ObservedRequest) -> UnhappyRequest? {
    if let id = request.id, let number = byID[id] { return remove(number) }
    guard let number = byDigest[request.digest], let earlier = requests[number],
      earlier.id == nil || request.id == nil
    else { return nil }
    return remove(number)
  }

  /// Removes the requests that were refused because of these devices.
  /// - Returns: the removed requests, oldest first.
  mutating func removeRefused(of tokens: Set<String>) -> [UnhappyRequest] {
    let numbers = order.filter { number in
      requests[number].map { $0.isOfDevice && tokens.contains($0.deviceToken) } ?? false
    }
    return numbers.compactMap { remove($0) }
  }

  /// All requests, oldest first.
  var all: [UnhappyRequest] { order.compactMap { requests[$0] } }

  private mutating func remove(_ number: Int) -> UnhappyRequest? {
    guard let request = requests.removeValue(forKey: number) else { return nil }
    if byDigest[request.digest] == number { byDigest[request.digest] = nil }
    if let id = request.id, byID[id] == number { byID[id] = nil }
    if order.count > 2 * requests.count + 16 { order.removeAll { requests[$0] == nil } }
    return request
  }
}
