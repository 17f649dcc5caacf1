// SPDX-License-Identifier: Apache-2.0

import DequeModule

/// A request that did not end well, and what its client may now do with it.
struct UnhappyRequest: Sendable {
  enum Fate: Sendable {
    /// Apple: do not retry.
    case rejected(reason: Reason)
    /// Apple: retry, but not now.
    case tryLater(status: Int)
    /// Above GOAWAY's last stream.
    case unprocessed
  }

  let fate: Fate
  /// As `ObservedRequest.id`.
  let id: String?
  let digest: UInt64
  /// In lower case; empty unless it was a push to a device.
  let deviceToken: String
  let place: WirePlace
  let proof: ReadingProof

  /// Whether it was refused because of what its device is.
  fileprivate var isOfDevice: Bool {
    switch fate {
    case .rejected(.badDeviceToken), .rejected(.deviceTokenNotForTopic), .rejected(.expiredToken),
      .rejected(.unregistered):
      true
    case .rejected, .tryLater, .unprocessed: false
    }
  }
}

/// The requests that did not end well and may come again, found by their ids or by what they say.
struct RequestMemory: Sendable {
  /// Some seconds of a storm of refusals. The oldest is let go, judged as of then.
  private static let capacity = 4096

  private var requests: [Int: UnhappyRequest] = [:]
  private var order: Deque<Int> = []
  private var byID: [String: Int] = [:]
  private var byDigest: [UInt64: Int] = [:]
  private var next = 0

  /// - Returns: what had to be let go.
  mutating func add(_ request: UnhappyRequest) -> UnhappyRequest? {
    next += 1
    requests[next] = request
    order.append(next)
    byDigest[request.digest] = next
    if let id = request.id { byID[id] = next }
    guard order.count > Self.capacity else { return nil }
    return remove(order.removeFirst())
  }

  /// The earlier request that this one repeats. The same id says so; without one in both, the same
  /// device, topic and payload.
  mutating func takeEarlier(of request: ObservedRequest) -> UnhappyRequest? {
    if let id = request.id, let number = byID[id] { return remove(number) }
    guard let number = byDigest[request.digest], let earlier = requests[number],
      earlier.id == nil || request.id == nil
    else { return nil }
    return remove(number)
  }

  /// Forgets what was refused because of these devices.
  /// - Returns: what was forgotten, oldest first.
  mutating func removeRefused(of tokens: Set<String>) -> [UnhappyRequest] {
    let numbers = order.filter { number in
      requests[number].map { $0.isOfDevice && tokens.contains($0.deviceToken) } ?? false
    }
    return numbers.compactMap { remove($0) }
  }

  /// Oldest first.
  var all: [UnhappyRequest] { order.compactMap { requests[$0] } }

  private mutating func remove(_ number: Int) -> UnhappyRequest? {
    guard let request = requests.removeValue(forKey: number) else { return nil }
    if byDigest[request.digest] == number { byDigest[request.digest] = nil }
    if let id = request.id, byID[id] == number { byID[id] = nil }
    if order.count > 2 * requests.count + 16 { order.removeAll { requests[$0] == nil } }
    return request
  }
}
