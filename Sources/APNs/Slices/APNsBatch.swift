// SPDX-License-Identifier: Apache-2.0

/// Requests that share all headers except the device token and the apns-id, in columns. A request
/// is an index.
///
/// A class, so that a slice of it costs one reference, and so that payloads can be appended while
/// slices exist, without copying the columns. Belongs to the loop of its pool.
package final class APNsBatch {
  package let head: Head
  /// The bytes of all device tokens, one after another.
  private let tokens: [UInt8]
  /// The end of each device token in `tokens`.
  private let ends: [UInt32]
  private var payloads: [[UInt8]] = []
  /// The place of each request's payload in `payloads`; empty while all requests have the first.
  private var places: [UInt16] = []

  /// The parts that all requests of a batch share.
  package struct Head {
    package let kind: APNsRequest.Kind
    /// UNIX seconds; 0 means "try once, store nothing", nil leaves storage to APNs.
    package let expiration: Int64?
    /// At most 64 bytes.
    package let collapseID: String?
    /// The name, without the device token, from which each request's apns-id is computed.
    package let idPrefix: APNsID.Prefix
    /// The group by which `SessionPool.withdraw(group:)` selects requests. Never sent.
    package let group: Int64

    package init(
      kind: APNsRequest.Kind, expiration: Int64?, collapseID: String?, idPrefix: APNsID.Prefix,
      group: Int64
    ) {
      self.kind = kind
      self.expiration = expiration
      self.collapseID = collapseID
      self.idPrefix = idPrefix
      self.group = group
    }
  }

  /// Creates a batch of one request for each device token, still without a payload.
  ///
  /// - Parameters:
  ///   - tokens: the bytes of all device tokens, one after another.
  ///   - ends: the end of each device token in `tokens`.
  package init(head: Head, tokens: [UInt8], ends: [UInt32]) {
    precondition(Int(ends.last ?? 0) == tokens.count, "the last token ends with the bytes")
    self.head = head
    self.tokens = tokens
    self.ends = ends
  }

  package var count: Int { ends.count }

  /// Adds a payload and returns its place for `setPayload`. A batch has at most 65,536 payloads.
  @discardableResult
  package func addPayload(_ payload: [UInt8]) -> UInt16 {
    payloads.append(payload)
    return UInt16(payloads.count - 1)
  }

  /// Removes the bytes of a payload, whose requests all have a result.
  package func removePayload(_ place: UInt16) { payloads[Int(place)] = [] }

  /// Sets the payload of a request that is not submitted yet. The default is the first payload.
  package func setPayload(_ place: UInt16, of index: Int) {
    if places.isEmpty {
      if place == 0 { return }
      places = Array(repeating: 0, count: count)
    }
    places[index] = place
  }

  package func payload(of index: Int) -> [UInt8] { payloads[place(of: index)] }

  func payloadSize(of index: Int) -> Int { payloads[place(of: index)].count }

  private func place(of index: Int) -> Int { places.isEmpty ? 0 : Int(places[index]) }

  /// Passes the device token of a request to `body`.
  package func withToken<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    let tokens = tokens
    let all = tokens.span
    return body(all.extracting(start..<Int(ends[index])))
  }
}
