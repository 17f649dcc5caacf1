// SPDX-License-Identifier: Apache-2.0
internal import Synchronization

/// Compiled catalogues of a process, shared by its shards. A revision never changes, so a compiled
/// catalogue stays valid. Each revision is read and compiled once for all shards.
package final class CatalogueCache: Sendable {
  /// Default capacity in estimated bytes of all revisions: about 200,000 strings. Above it the
  /// least recently used catalogue is evicted; the most recently used one is always kept.
  package static let defaultCapacity = 200 * 1_048_576

  /// Worker that compiles catalogues.
  package let worker: CatalogueWorker

  private struct Key: Hashable {
    let app: Int32
    let revision: Int64
  }

  private struct Kept {
    let catalogue: Catalogue
    let bytes: Int
    var lastUse: UInt64
    /// Last requested coverage of each table. It is small beside the texts: one name for each
    /// listed missing key.
    var coverage: [String: (name: CoverageName, coverage: [CatalogueReport.Coverage])] = [:]
  }

  private struct CoverageName: Equatable {
    let table: String
    let sourceLanguage: String
    let keysAreTexts: Bool
    let limits: CatalogueLimits
  }

  private struct State {
    var kept: [Key: Kept] = [:]
    var bytes = 0
    var uses: UInt64 = 0
    /// Callers that wait for a revision which another caller is loading.
    var waiting: [Key: [UnsafeContinuation<Void, Never>]] = [:]
  }

  private let state = Mutex(State())
  private let capacity: Int

  /// Creates an empty cache of at most `capacity` bytes.
  package init(capacity: Int = CatalogueCache.defaultCapacity, worker: CatalogueWorker) {
    self.capacity = capacity
    self.worker = worker
  }

  package convenience init() { self.init(worker: CatalogueWorker()) }

  /// Returns the catalogue of an app's revision; nil for revision 0, which is an app without
  /// strings.
  ///
  /// `load` returns the revision's tables. Tables of one language are adjacent, and later ones
  /// override earlier ones. The cache calls `load` only for a revision that it lacks, and for one
  /// caller at a time. Throws the errors of `load`, `StringsFaults` and `CatalogueFault`.
  package func catalogue(
    app: Int32, revision: Int64,
    load: () async throws -> [StoredStrings]
  ) async throws -> Catalogue? {
    guard revision > 0 else { return nil }
    let key = Key(app: app, revision: revision)
    while true {
      switch ask(for: key) {
      case .kept(let catalogue): return catalogue
      case .busy: await wait(for: key)
      case .mine:
        defer { finish(key) }
        let tables = try await load()
        return try await worker.run(for: app) { () throws in
          let catalogue = try Catalogue(revision: Int(revision), stored: tables)
          keep(catalogue, as: key)
          return catalogue
        }
      }
    }
  }

  /// Stores a catalogue that was compiled for a check under its revision number.
  package func keep(_ catalogue: Catalogue, app: Int32, revision: Int64) async {
    let key = Key(app: app, revision: revision)
    await worker.run(for: app) { keep(catalogue.numbered(Int(revision)), as: key) }
  }

  /// Returns the coverage of each language of a table. The result is cached with the revision,
  /// because reading all strings of a large app takes some hundred milliseconds.
  package func coverage(
    of table: String, in catalogue: Catalogue, app: Int32, sourceLanguage: String,
    keysAreTexts: Bool = false, limits: CatalogueLimits
  ) async -> [CatalogueReport.Coverage] {
    let key = Key(app: app, revision: Int64(catalogue.revision))
    let name = CoverageName(
      table: table, sourceLanguage: sourceLanguage, keysAreTexts: keysAreTexts, limits: limits)
    if let known = known(name, of: key) { return known }
    return await worker.run(for: app) {
      // Another caller may have computed the coverage meanwhile.
      if let known = known(name, of: key) { return known }
      let stored = catalogue.table(table)
      let coverage = CatalogueReport(
        keysAreTexts ? stored.addingKeysAsTexts(sourceLanguage: sourceLanguage) : stored,
        sourceLanguage: sourceLanguage, judging: [], limits: limits
      ).coverage
      state.withLock { state in
        // A result for other settings replaces the cached one.
        state.kept[key]?.coverage[table] = (name, coverage)
      }
      return coverage
    }
  }

  private func known(_ name: CoverageName, of key: Key) -> [CatalogueReport.Coverage]? {
    state.withLock { state in
      state.kept[key]?.coverage[name.table].flatMap { $0.name == name ? $0.coverage : nil }
    }
  }

  /// Numbers of kept catalogues, of their texts, and of the estimated bytes.
  package var size: (catalogues: Int, texts: Int, bytes: Int) {
    state.withLock { state in
      (state.kept.count, state.kept.values.reduce(0) { $0 + $1.catalogue.count }, state.bytes)
    }
  }

  // MARK: one load per revision

  private enum Answer {
    case kept(Catalogue)
    /// The caller loads the revision and then calls `finish`.
    case mine
    case busy
  }

  private func ask(for key: Key) -> Answer {
    state.withLock { state in
      state.uses += 1
      if let kept = state.kept[key] {
        state.kept[key]?.lastUse = state.uses
        return .kept(kept.catalogue)
      }
      if state.waiting[key] != nil { return .busy }
      state.waiting[key] = []
      return .mine
    }
  }

  /// Waits until the caller that loads the revision succeeds or fails.
  private func wait(for key: Key) async {
    await withUnsafeContinuation { continuation in
      let isOver = state.withLock { state in
        guard state.waiting[key] != nil else { return true }
        state.waiting[key]?.append(continuation)
        return false
      }
      if isOver { continuation.resume() }
    }
  }

  private func finish(_ key: Key) {
    let waiting = state.withLock { $0.waiting.removeValue(forKey: key) ?? [] }
    for continuation in waiting { continuation.resume() }
  }

  /// Runs on the worker, because evicting a catalogue frees about a hundred thousand small objects.
  private func keep(_ catalogue: Catalogue, as key: Key) {
    let bytes = catalogue.keptBytes
    let evicted = state.withLock { state in
      var evicted: [Catalogue] = []
      state.uses += 1
      state.bytes += bytes - (state.kept[key]?.bytes ?? 0)
      state.kept[key] = Kept(catalogue: catalogue, bytes: bytes, lastUse: state.uses)
      while state.bytes > capacity, state.kept.count > 1,
        let oldest = state.kept.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.kept[oldest.key] = nil
        state.bytes -= oldest.value.bytes
        evicted.append(oldest.value.catalogue)
      }
      return evicted
    }
    // Frees the evicted catalogues after the lock is released.
    _ = evicted
  }
}

extension Catalogue {
  /// - Parameter stored: tables in the order of the store.
  init(revision: Int, stored: [StoredStrings]) throws {
    var files: [String: [(language: String, strings: StringsFile)]] = [:]
    for table in stored {
      let file = try StringsFile(stored: table)
      let own = files[table.table] ?? []
      if let last = own.last, last.language == table.language {
        files[table.table]?[own.count - 1].strings = last.strings.overridden(by: file)
      } else {
        files[table.table, default: []].append((table.language, file))
      }
    }
    // The app's setting names the source language (`LanguageContext`).
    let tables = try files.mapValues { files in
      try Catalogue(revision: revision, sourceLanguage: "", files: files)
    }
    self.init(revision: revision, sourceLanguage: "", tables: tables)
  }
}
