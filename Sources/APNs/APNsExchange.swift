// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2

/// A request on a stream of a session.
struct APNsExchange {
  /// Where the result of a request goes.
  enum Origin {
    case caller(UnsafeContinuation<APNsResult, Never>, APNsID)
    case slice(SlicedRequest)
  }

  /// An incomplete response. A class, since most requests need none.
  final class Answer {
    let status: Int
    let uniqueID: String?
    let retryAfterSeconds: Int?
    var body = ResponseBody()

    // Names of the header fields that are read.
    static let uniqueIDName = "apns-unique-id"
    static let retryAfterName = "retry-after"

    init(status: Int, fields: HTTP2Fields) {
      self.status = status
      uniqueID = fields.value(of: Self.uniqueIDName)
      retryAfterSeconds = fields.value(of: Self.retryAfterName).flatMap(Int.init)
    }
  }

  let origin: Origin
  let submitted: MonotonicTime
  var answer: Answer?
}
