// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Synchronization
import Testing

@testable import APNs

@Suite("Provider token shared by all nodes, in one process")
struct SharedProviderTokenTests {
  /// A token in a process with a test clock.
  final class World: Sendable {
    private let time = Mutex(MonotonicTime(nanoseconds: 1_000_000_000))
    private let asked = Mutex(0)

    var now: MonotonicTime { time.withLock { $0 } }
    var timesWanted: Int { asked.withLock { $0 } }

    func advance(minutes: Int) { time.withLock { $0 = $0 + .seconds(minutes * 60) } }

    func slot() -> SharedProviderToken {
      SharedProviderToken(now: { self.now }, isWanted: { self.asked.withLock { $0 += 1 } })
    }
  }

  static let first = ProviderToken(text: "first", issuedAt: 1_000)
  static let second = ProviderToken(text: "second", issuedAt: 3_000)

  @Test("a token is available after it is put, and until its 55th minute")
  func ages() {
    let world = World()
    let slot = world.slot()
    #expect(slot.token() == nil && slot.age == nil)
    slot.put(Self.first, age: 60, at: world.now)
    #expect(slot.token()?.token == Self.first && slot.age == 60)
    world.advance(minutes: 53)
    #expect(slot.token()?.token == Self.first)
    // A connection that starts to use the token sends it for three minutes, whatever its recorded
    // age.
    #expect(slot.token()?.sentUntil == world.now + .seconds(3 * 60))
    world.advance(minutes: 1)
    #expect(slot.token() == nil && slot.age == 55 * 60)
  }

  @Test("a token that APNs calls expired is dropped, requested again, and not restored")
  func refused() {
    let world = World()
    let slot = world.slot()
    slot.put(Self.first, age: 20 * 60, at: world.now)
    #expect(slot.expired(Self.first))
    #expect(slot.token() == nil && world.timesWanted == 1)
    // Answers on other connections with the token come later; the store may still have it.
    #expect(slot.expired(Self.first))
    slot.put(Self.first, age: 21 * 60, at: world.now)
    #expect(slot.token() == nil && world.timesWanted == 1 && slot.refused == Self.first)
    slot.put(Self.second, age: 0, at: world.now)
    #expect(slot.expired(Self.first))
    #expect(slot.token()?.token == Self.second)
  }

  @Test("a young token is kept though APNs calls it expired")
  func young() {
    let world = World()
    let slot = world.slot()
    slot.put(Self.first, age: 0, at: world.now)
    world.advance(minutes: 19)
    #expect(!slot.isDue)
    // One request is made, however many connections report the token.
    for _ in 0..<3 { #expect(!slot.expired(Self.first)) }
    #expect(slot.token()?.token == Self.first && slot.isDue && world.timesWanted == 1)
    slot.put(Self.first, age: 19 * 60, at: world.now)
    #expect(slot.token()?.token == Self.first)
    world.advance(minutes: 1)
    #expect(slot.expired(Self.first))
    #expect(slot.token() == nil && world.timesWanted == 2)
  }

  @Test("a token whose age was underestimated is dropped once its age is known")
  func mistaken() {
    let world = World()
    let slot = world.slot()
    slot.put(Self.first, age: 0, at: world.now)
    #expect(!slot.expired(Self.first))
    slot.put(Self.first, age: 61 * 60, at: world.now)
    #expect(slot.token() == nil && slot.isDue)
    slot.put(Self.second, age: 0, at: world.now)
    #expect(slot.token()?.token == Self.second && !slot.isDue)
  }
}
