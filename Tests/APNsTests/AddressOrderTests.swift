// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@testable import APNs

@Suite("The order of addresses")
struct AddressOrderTests {
  private static let start = MonotonicTime(nanoseconds: 1_000_000_000_000)

  private func addresses(_ hosts: String...) throws -> [SocketAddress] {
    try hosts.map { try SocketAddress(ip: $0, port: 443) }
  }

  private func tried(
    _ book: AddressOrder, _ addresses: [SocketAddress], seconds: Int64 = 0
  ) -> [String] {
    book.order(addresses, at: Self.start + .seconds(seconds)) { $0 }.map(\.host)
  }

  @Test("families take turns, beginning with the first that was drawn")
  func families() throws {
    let book = AddressOrder(memory: .seconds(60))
    let all = try addresses("2001:db8::1", "2001:db8::2", "192.0.2.1", "2001:db8::3")
    #expect(tried(book, all) == ["2001:db8::1", "192.0.2.1", "2001:db8::2", "2001:db8::3"])
    #expect(tried(book, try addresses("192.0.2.1")) == ["192.0.2.1"])
    #expect(tried(book, []).isEmpty)
  }

  @Test("those come first to which fewer connections are open")
  func spread() throws {
    var book = AddressOrder(memory: .seconds(60))
    let all = try addresses("192.0.2.1", "192.0.2.2", "192.0.2.3")
    book.count(all[0], 1)
    #expect(tried(book, all) == ["192.0.2.2", "192.0.2.3", "192.0.2.1"])
    book.count(all[1], 1)
    book.count(all[2], 1)
    book.count(all[0], 1)
    #expect(tried(book, all) == ["192.0.2.2", "192.0.2.3", "192.0.2.1"])
    for _ in 0..<2 { book.count(all[0], -1) }
    #expect(tried(book, all) == ["192.0.2.1", "192.0.2.2", "192.0.2.3"])
    // What is nearly unused and does not answer is tried last all the same.
    book.failed(all[0], at: Self.start)
    #expect(tried(book, all) == ["192.0.2.2", "192.0.2.3", "192.0.2.1"])
  }

  @Test("what did not answer lately is tried last, until that is forgotten, or it answers")
  func failures() throws {
    var book = AddressOrder(memory: .seconds(60))
    let all = try addresses("192.0.2.1", "192.0.2.2")
    book.failed(all[0], at: Self.start)
    #expect(tried(book, all, seconds: 59) == ["192.0.2.2", "192.0.2.1"])
    #expect(tried(book, all, seconds: 60) == ["192.0.2.1", "192.0.2.2"])
    book.failed(all[0], at: Self.start + .seconds(70))
    book.answered(all[0])
    #expect(tried(book, all, seconds: 71) == ["192.0.2.1", "192.0.2.2"])
  }
}
