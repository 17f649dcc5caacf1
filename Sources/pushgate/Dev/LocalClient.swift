// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPClient
import JSONText

/// A client of the gateway's API over loopback. `pushgate dev` uses the API as any backend does.
struct LocalClient {
  private let caller: HTTPCaller

  /// An unexpected response.
  struct Unexpected: Error, CustomStringConvertible {
    let description: String
  }

  /// Creates a client with an API key.
  init(address: SocketAddress, key: String) throws {
    caller = try HTTPCaller(
      try ServerAddress(parsing: "http://\(address)"),
      fields: [HeaderField("Authorization", "Bearer \(key)")])
  }

  /// Sends one request and returns the JSON of a 2xx response.
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
        description: "\(method) \(path) returned \(head.status): "
          + String(decoding: answer, as: UTF8.self))
    }
    return try JSONDocument(parsing: answer.isEmpty ? Array("{}".utf8) : answer)
  }

  /// Stops the client's event loop.
  func close() { caller.close() }
}
