// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@testable import Admin

@Suite struct SignInLinksTests {
  private static let now = Instant(microseconds: 1_700_000_000_000_000)
  private let links = SignInLinks()

  private func code(for key: UInt8) -> String {
    let link = links.make(keyHash: [key], at: Self.now)
    return String(link.dropFirst("/admin/sign-in/link?code=".count))
  }

  @Test func aLinkWorksOnceForItsKey() {
    let (first, second) = (code(for: 1), code(for: 2))
    #expect(links.use("", at: Self.now) == nil)
    #expect(links.use(second, at: Self.now) == [2])
    #expect(links.use(second, at: Self.now) == nil)
    #expect(links.use(first, at: Self.now) == [1])
  }

  @Test func aLinkExpires() {
    let (first, second) = (code(for: 1), code(for: 2))
    let end = Self.now.adding(seconds: SignInLinks.lifetimeSeconds)
    #expect(links.use(first, at: end) == nil)
    #expect(links.use(second, at: end.adding(seconds: -1)) == [2])
  }
}
