// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import HTTPClient

@Suite struct ResponseParserTests {
  /// Result of a parser: the statuses, the body, and whether it has ended.
  struct Reading: Equatable {
    var statuses: [Int] = []
    var body = ""
    var hasEnded = false
    var mayEnd = false
  }

  static let answers: [(wire: String, reading: Reading)] = [
    (
      "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello",
      Reading(statuses: [200], body: "hello", hasEnded: true, mayEnd: true)
    ),
    (
      "HTTP/1.1 204 No Content\r\n\r\n",
      Reading(statuses: [204], body: "", hasEnded: true, mayEnd: true)
    ),
    (
      "HTTP/1.1 200\r\nTransfer-Encoding: Chunked\r\n\r\n5;a=b\r\nhello\r\n1\r\n!\r\n0\r\nA: b\r\n\r\n",
      Reading(statuses: [200], body: "hello!", hasEnded: true, mayEnd: true)
    ),
    (
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n",
      Reading(statuses: [100, 200], body: "", hasEnded: true, mayEnd: true)
    ),
    (
      "HTTP/1.0 200 OK\r\n\r\nuntil the end",
      Reading(statuses: [200], body: "until the end", hasEnded: false, mayEnd: true)
    ),
    (
      "HTTP/1.1 200 OK\r\nContent-Length: 5, 5\r\n\r\nhel",
      Reading(statuses: [200], body: "hel", hasEnded: false, mayEnd: false)
    ),
    (
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
      Reading(statuses: [200], body: "hello", hasEnded: false, mayEnd: false)
    ),
    ("HTTP/1.1 200 OK\r\nContent-Le", Reading()),
  ]

  @Test("an answer is parsed as a whole and byte by byte", arguments: answers)
  func reads(wire: String, reading: Reading) throws {
    let bytes = Array(wire.utf8)
    #expect(try Self.read([bytes]) == reading)
    #expect(try Self.read(bytes.map { [$0] }) == reading)
  }

  @Test("an endless series of informational responses is refused")
  func informationalHeads() throws {
    let one = "HTTP/1.1 102 Processing\r\n\r\n"
    let last = "HTTP/1.1 204 No Content\r\n\r\n"
    let bearable = String(repeating: one, count: 16) + last
    #expect(try Self.read([Array(bearable.utf8)]).statuses.last == 204)
    let fault = #expect(throws: CallFault.self) {
      try Self.read([Array((String(repeating: one, count: 17) + last).utf8)])
    }
    #expect(fault?.kind == .garbled)
  }

  private static func read(_ pieces: [[UInt8]]) throws -> Reading {
    var parser = ResponseParser()
    var reading = Reading()
    for piece in pieces {
      parser.receive(piece)
      while let event = try parser.next() {
        switch event {
        case .head(let head): reading.statuses.append(head.status)
        case .body(let bytes): reading.body += String(decoding: bytes, as: UTF8.self)
        case .end: reading.hasEnded = true
        }
      }
    }
    reading.mayEnd = parser.mayEndHere
    return reading
  }

  @Test(
    "responses that are not HTTP/1.1 are refused",
    arguments: [
      "SSH-2.0-OpenSSH\r\n\r\n", "HTTP/2 200\r\n\r\n", "HTTP/1.1 20 OK\r\n\r\n",
      "HTTP/1.1 200 OK\r\nno colon\r\n\r\n", "HTTP/1.1 200 OK\r\nA : b\r\n\r\n",
      "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n",
      "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n",
      "HTTP/1.1 200 OK\r\nA: \(String(repeating: "b", count: 9_000))",
    ])
  func refuses(wire: String) {
    #expect(throws: CallFault.self) { try Self.read([Array(wire.utf8)]) }
  }

  static let endings: [(head: String, keeps: Bool)] = [
    ("HTTP/1.1 200 OK\r\nContent-Length: 0", true),
    ("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: keep-alive, Close", false),
    ("HTTP/1.1 200 OK", false),
    ("HTTP/1.0 200 OK\r\nContent-Length: 0", false),
  ]

  @Test("a connection is reused if the answer has a length and is not closed", arguments: endings)
  func keeps(head: String, keeps: Bool) throws {
    let lines = head.split(separator: "\r\n").map(String.init)
    let read = try ResponseHead(lines: lines)
    #expect(read.keepsAlive == keeps)
  }
}
