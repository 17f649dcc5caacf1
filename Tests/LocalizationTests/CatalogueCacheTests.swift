// SPDX-License-Identifier: Apache-2.0
import JSONText
import Synchronization
import Testing

@testable import Localization

@Suite("Cache of compiled catalogues")
struct CatalogueCacheTests {
  private struct Broken: Error {}

  private final class Count: Sendable {
    private let value = Atomic(0)
    var now: Int { value.load(ordering: .relaxed) }
    @discardableResult
    func up() -> Int { value.add(1, ordering: .relaxed).newValue }
  }

  private static func tables(_ texts: Int) -> [StoredStrings] {
    let members = (0..<texts).map { "\"K\($0)\":\"x\"" }.joined(separator: ",")
    return [StoredStrings(language: "en", body: Array("{\(members)}".utf8))]
  }

  @Test("concurrent callers wait for one load")
  func once() async throws {
    let cache = CatalogueCache()
    let loads = Count()
    let texts = try await withThrowingTaskGroup(of: Int?.self) { group in
      for _ in 0..<50 {
        group.addTask {
          try await cache.catalogue(app: 1, revision: 7) {
            loads.up()
            await Task.yield()
            return Self.tables(3)
          }?.count
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts == Array(repeating: 3, count: 50))
    #expect(loads.now == 1)
    #expect(try await cache.catalogue(app: 1, revision: 0) { throw Broken() } == nil)
  }

  @Test("a failed load fails only its caller, and the next caller retries")
  func failure() async throws {
    let cache = CatalogueCache()
    let loads = Count()
    let results = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask {
          let loaded = try? await cache.catalogue(app: 1, revision: 1) {
            let number = loads.up()
            await Task.yield()
            if number < 3 { throw Broken() }
            return Self.tables(1)
          }
          return loaded != nil
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count { !$0 } == 2)
    #expect(loads.now == 3)
    await #expect(throws: StringsFaults.self) {
      try await cache.catalogue(app: 2, revision: 1) {
        [StoredStrings(language: "en", body: [1])]
      }
    }
  }

  @Test("beyond its capacity the least recently used catalogue is evicted, never the newest")
  func eviction() async throws {
    func bytes(_ texts: Int) throws -> Int {
      try Catalogue(revision: 0, stored: Self.tables(texts)).compiledBytes
    }
    let cache = CatalogueCache(capacity: try bytes(10), worker: CatalogueWorker())
    func get(_ revision: Int64, texts: Int = 4, _ isLoaded: Bool) async throws {
      let loads = Count()
      _ = try await cache.catalogue(app: 1, revision: revision) {
        loads.up()
        return Self.tables(texts)
      }
      #expect((loads.now > 0) == isLoaded, "revision \(revision)")
    }
    try await get(1, true)
    try await get(2, true)
    try await get(1, false)
    try await get(3, true)
    try await get(1, false)
    try await get(2, true)
    let (four, all) = (try bytes(4), try bytes(100))
    #expect(cache.size == (2, 8, 2 * four))
    try await get(4, texts: 100, true)
    #expect(cache.size == (1, 100, all))
    try await get(4, texts: 100, false)
    let checked = try Catalogue(revision: 0, stored: Self.tables(2))
    await cache.keep(checked, app: 1, revision: 5)
    let two = try bytes(2)
    #expect(cache.size == (1, 2, two))
    let kept = try await cache.catalogue(app: 1, revision: 5) { throw Broken() }
    #expect(kept?.revision == 5)
  }

  @Test("a language's plurals take precedence over its strings")
  func tables() async throws {
    let catalogue = try await CatalogueCache().catalogue(app: 1, revision: 1) {
      [
        ("de", #"{"A":"a"}"#), ("en", #"{"A":"a","B":"b"}"#), ("en", #"{"B":{"other":"%d"}}"#),
      ].map { StoredStrings(language: $0.0, body: Array($0.1.utf8)) }
    }
    #expect(catalogue?.languages == ["de", "en"])
    #expect(catalogue?.texts.last?.templates["B"]?.argumentCount == 1)
  }

  @Test("apps alternate on the worker, each with its work in order")
  func turns() {
    var turns = AppTurns<String>()
    for element in ["a1", "a2", "a3"] { turns.append(element, of: 1) }
    turns.append("b1", of: 2)
    #expect(turns.next() == "a1")
    turns.append("c1", of: 3)
    turns.append("b2", of: 2)
    var rest: [String] = []
    while let next = turns.next() { rest.append(next) }
    #expect(rest == ["b1", "a2", "c1", "b2", "a3"])
    turns.append("d1", of: 1)
    #expect(turns.next() == "d1" && turns.next() == nil)
  }

  @Test("all work is run, however much arrives at once")
  func work() async {
    let worker = CatalogueWorker()
    let count = Count()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask { await worker.run(for: Int32(number % 3)) { _ = count.up() } }
      }
    }
    #expect(count.now == 200)
  }

  @Test("coverage is computed once per revision, and again for another source language")
  func coverage() async throws {
    let cache = CatalogueCache()
    let catalogue = try #require(
      try await cache.catalogue(app: 1, revision: 1) {
        [
          StoredStrings(language: "de", body: Array(#"{"A":"a"}"#.utf8)),
          StoredStrings(language: "en", body: Array(#"{"A":"a","B":"b"}"#.utf8)),
        ]
      })
    func missing(_ catalogue: Catalogue, _ source: String) async -> [Int] {
      await cache.coverage(
        of: "", in: catalogue, app: 1, sourceLanguage: source, limits: CatalogueLimits()
      ).map(\.missing)
    }
    #expect(await missing(catalogue, "en") == [1, 0])
    // The cached coverage is returned without reading the strings.
    #expect(await missing(Catalogue.empty.numbered(1), "en") == [1, 0])
    #expect(await missing(catalogue, "de") == [0, 0])
    #expect(await missing(Catalogue.empty.numbered(1), "en") == [])
  }
}
