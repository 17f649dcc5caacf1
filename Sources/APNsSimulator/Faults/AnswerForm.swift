// SPDX-License-Identifier: Apache-2.0

extension Fault {
  /// An answer told outright. `body` replaces the JSON that would state `reason`.
  package struct Response: Equatable, Sendable {
    package var status: Int
    package var reason: String?
    /// Milliseconds since 1970.
    package var timestamp: Int64?
    /// Seconds.
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

/// How an answer is laid out in frames, when not as APNs usually does: HEADERS, then one DATA frame
/// with END_STREAM; HEADERS with END_STREAM when there is no body.
package struct AnswerForm: Equatable, Sendable {
  /// A further response header. A name that the answer has already comes twice then.
  package struct Field: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package var headers: [Field]
  /// The most bytes of body in one DATA frame.
  package var dataFrameSize: Int?
  /// An answer without body ends by an empty DATA frame.
  package var endsByEmptyData: Bool
  /// The answer goes out only when, and after, the client has reset the stream.
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
