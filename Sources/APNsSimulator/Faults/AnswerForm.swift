// SPDX-License-Identifier: Apache-2.0

extension Fault {
  /// A response that a fault defines in full. `body` replaces the JSON with `reason`.
  package struct Response: Equatable, Sendable {
    package var status: Int
    package var reason: String?
    /// Milliseconds since 1970.
    package var timestamp: Int64?
    /// Value of `Retry-After` in seconds.
    package var retryAfter: Int?
    package var body: [UInt8]?

    package init(
      status: Int, reason: String? = nil, timestamp: Int64? = nil, retryAfter: Int? = nil,
      body: [UInt8]? = nil
    ) {
      self.status = status
      self.reason = reason
      self.timestamp = timestamp
      self.retryAfter = retryAfter
      self.body = body
    }
  }
}

/// The frames of a response that deviates from APNs' usual layout. The usual layout is HEADERS and
/// one DATA frame with END_STREAM. Without a body, it is HEADERS with END_STREAM.
package struct AnswerForm: Equatable, Sendable {
  /// An additional response header. If the response already has the name, the name appears twice.
  package struct Field: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package var headers: [Field]
  /// Largest number of body bytes in a DATA frame.
  package var dataFrameSize: Int?
  /// Whether a response without a body ends with an empty DATA frame.
  package var endsByEmptyData: Bool
  /// Whether the response is sent only after the client has reset the stream.
  package var afterReset: Bool

  package init(
    headers: [Field] = [], dataFrameSize: Int? = nil, endsByEmptyData: Bool = false,
    afterReset: Bool = false
  ) {
    self.headers = headers
    self.dataFrameSize = dataFrameSize
    self.endsByEmptyData = endsByEmptyData
    self.afterReset = afterReset
  }
}
