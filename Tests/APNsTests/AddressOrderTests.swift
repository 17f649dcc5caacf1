// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@testable import APNs

@Suite("Order of addresses")
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

  @Test("address families alternate, beginning with the family of the first address")
  func families() throws {
    let book = AddressOrder(memory: .seconds(60))
    let all = try addresses("2001:db8::1", "2001:db8::2", "192.0.2.1", "2001:db8::3")
    #expect(tried(book, all) == ["2001:db8::1", "192.0.2.1", "2001:db8::2", "2001:db8::3"])
    #expect(tried(book, try addresses("192.0.2.1")) == ["192.0.2.1"])
    #expect(tried(book, []).isEmpty)
  }

  @Test("addresses with fewer open connections come first")
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
    // A nearly unused address that does not answer is still tried last.
    book.failed(all[0], at: Self.start)
    #expect(tried(book, all) == ["192.0.2.2", "192.0.2.3", "192.0.2.1"])
  }

  @Test("an address that failed recently is tried last until a timeout or a success")
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
