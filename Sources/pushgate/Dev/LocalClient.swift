// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPClient
import JSONText

/// A client for the gateway's own API, over loopback: what `pushgate dev` does, it does as any backend
/// would.
struct LocalClient {
  private let caller: HTTPCaller

  /// An answer that is not what was hoped for.
  struct Unexpected: Error, CustomStringConvertible {
    let description: String
  }

  /// A client with an API key.
  init(address: SocketAddress, key: String) throws {
    caller = try HTTPCaller(
      try ServerAddress(parsing: "http://\(address)"),
      fields: [HeaderField("Authorization", "Bearer \(key)")])
  }

  /// Sends one request and answers the JSON of a 2xx answer.
  @discardableResult
  func call(
    _ method: String, _ path: String, _ body: String? = nil, query: [QueryPair] = []
  ) async throws -> JSONDocument {
    let target = RequestTarget(path.split(separator: "/").map(String.init), query: query)
    let (head, answer) = try await caller.send(
      CallRequest(
        method, target, fields: [HeaderField("Content-Type", "application/json")],
        body: body.map { Array($0.utf8) }))
    guard head.isSuccess else {
      throw Unexpected(
        description: "\(method) \(path) was answered \(head.status): "
          + String(decoding: answer, as: UTF8.self))
    }
    return try JSONDocument(parsing: answer.isEmpty ? Array("{}".utf8) : answer)
  }

  /// Ends what it runs on.
  func close() { caller.close() }
}
