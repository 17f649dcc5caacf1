// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// A TCP client that parses of HTTP only the end of a response.
package final class RawClient {
  package let stream: TCPStream
  private var received: [UInt8] = []

  package init(_ stream: TCPStream) { self.stream = stream }

  /// The received bytes that no call has returned yet.
  package var text: String { String(decoding: received, as: UTF8.self) }

  package func send(_ text: String) async throws { try await send(bytes: Array(text.utf8)) }

  package func send(bytes: [UInt8]) async throws {
    try await stream.write(bytes, deadline: .now() + .seconds(60))
  }

  /// Returns the next response: its head and body, separated by an empty line.
  package func response() async throws -> String {
    while true {
      let text = String(decoding: received, as: UTF8.self)
      if let end = text.firstRange(of: "\r\n\r\n") {
        let head = text[..<end.lowerBound]
        let length = head.split(separator: "\r\n").compactMap {
          $0.hasPrefix("Content-Length: ") ? Int($0.dropFirst(16)) : nil
        }
        let count = head.utf8.count + 4 + (length.first ?? 0)
        if received.count >= count {
          defer { received.removeFirst(count) }
          return String(decoding: received[..<count], as: UTF8.self)
        }
      }
      if try await read() == 0 { throw IOError(.closed, operation: "response after \(text)") }
    }
  }

  /// Returns the head and body of the next response, which is chunked.
  package func chunkedResponse() async throws -> (head: String, body: [UInt8]) {
    func line() async throws -> String {
      while true {
        if let end = received.firstRange(of: [13, 10]) {
          defer { received.removeSubrange(..<end.upperBound) }
          return String(decoding: received[..<end.lowerBound], as: UTF8.self)
        }
        if try await read() == 0 { throw IOError(.closed, operation: "chunked response") }
      }
    }
    var head = ""
    while case let field = try await line(), !field.isEmpty { head += field + "\r\n" }
    var body: [UInt8] = []
    while true {
      guard let count = Int(try await line(), radix: 16) else {
        throw IOError(.closed, operation: "no chunk size")
      }
      while received.count < count + 2 {
        if try await read() == 0 { throw IOError(.closed, operation: "chunk") }
      }
      body += received[..<count]
      received.removeFirst(count + 2)
      if count == 0 { return (head, body) }
    }
  }

  /// Reads until the server closes the connection; returns all unread text.
  package func readToEnd() async throws -> String {
    while try await read() > 0 {}
    return String(decoding: received, as: UTF8.self)
  }

  /// Waits for more bytes.
  /// - Returns: the number of new bytes; 0 at the end.
  @discardableResult
  package func read() async throws -> Int {
    try await stream.read(into: &received, atMost: 65_536, deadline: .now() + .seconds(60))
  }
}
