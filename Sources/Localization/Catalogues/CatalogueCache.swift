// SPDX-License-Identifier: Apache-2.0
internal import Synchronization

/// The compiled catalogues of a process, shared by its shards: a revision never changes, so one that
/// was compiled stays right, and however many shards want it, it is read and compiled once.
package final class CatalogueCache: Sendable {
  /// Bytes kept, roughly, of the texts of all revisions: some 200,000 texts. Beyond it the catalogue that
  /// was not asked for longest goes first; the one asked for last always stays.
  package static let defaultCapacity = 200 * 1_048_576

  /// Where catalogues are compiled.
  package let worker: CatalogueWorker

  private struct Key: Hashable {
    let app: Int32
    let revision: Int64
  }

  private struct Kept {
    let catalogue: Catalogue
    let bytes: Int
    var lastUse: UInt64
    /// How far languages are, by table, as it was last asked for. Small beside the texts: a name for each
    /// missing key that is listed.
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
    /// Who waits for a revision that somebody is compiling already.
    var waiting: [Key: [UnsafeContinuation<Void, Never>]] = [:]
  }

  private let state = Mutex(State())
  private let capacity: Int

  /// An empty cache for at most `capacity` bytes.
  package init(capacity: Int = CatalogueCache.defaultCapacity, worker: CatalogueWorker) {
    self.capacity = capacity
    self.worker = worker
  }

  package convenience init() { self.init(worker: CatalogueWorker()) }

  /// The catalogue of an app's revision; nil for revision 0, which is an app without strings.
  ///
  /// `load` answers the revision's tables, those of one language one after the other, the later going
  /// before the earlier; it is asked only when the revision is not known yet, and by
  /// one caller at a time. Throws what `load` throws, `StringsFaults` and `CatalogueFault`.
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

  /// Keeps a catalogue that was compiled to be checked, under the revision it has been stored as.
  package func keep(_ catalogue: Catalogue, app: Int32, revision: Int64) async {
    let key = Key(app: app, revision: revision)
    await worker.run(for: app) { keep(catalogue.numbered(Int(revision)), as: key) }
  }

  /// How far each language of a table is. Worked out once for a revision and kept with it: going through
  /// all texts takes some hundred milliseconds of a large app.
  package func coverage(
    of table: String, in catalogue: Catalogue, app: Int32, sourceLanguage: String,
    keysAreTexts: Bool = false, limits: CatalogueLimits
  ) async -> [CatalogueReport.Coverage] {
    let key = Key(app: app, revision: Int64(catalogue.revision))
    let name = CoverageName(
      table: table, sourceLanguage: sourceLanguage, keysAreTexts: keysAreTexts, limits: limits)
    if let known = known(name, of: key) { return known }
    return await worker.run(for: app) {
      // Another caller may have had it worked out meanwhile.
      if let known = known(name, of: key) { return known }
      let stored = catalogue.table(table)
      let coverage = CatalogueReport(
        keysAreTexts ? stored.addingKeysAsTexts(sourceLanguage: sourceLanguage) : stored,
        sourceLanguage: sourceLanguage, judging: [], limits: limits
      ).coverage
      state.withLock { state in
        // Another source language or limit takes the place of the last.
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

  /// Catalogues kept, their texts, and the bytes of those.
  package var size: (catalogues: Int, texts: Int, bytes: Int) {
    state.withLock { state in
      (state.kept.count, state.kept.values.reduce(0) { $0 + $1.catalogue.count }, state.bytes)
    }
  }

  // MARK: one at a time

  private enum Answer {
    case kept(Catalogue)
    /// The asker is the one to load it, and to say when it is done.
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

  /// Until whoever is loading it has come to an end, good or bad.
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

  /// On the worker: what has to go is a hundred thousand small things to be freed.
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
    // Freed here, when nobody waits for the lock any more.
    _ = evicted
  }
}

/// One table of one language as the store has it.
package struct StoredStrings: Sendable {
  /// As `TableName` keeps it.
  package let table: String
  package let language: String
  /// JSON, in the form that the API answers.
  package let body: [UInt8]
  /// Keys that the upload excluded, as `StringsUpload.Table` gave them; nil for none.
  package let excluded: [UInt8]?

  package init(
    table: String = TableName.usual, language: String, body: [UInt8], excluded: [UInt8]? = nil
  ) {
    self.table = table
    self.language = language
    self.body = body
    self.excluded = excluded
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
    // The app's own setting says which language its texts are written in (`LanguageContext`).
    let tables = try files.mapValues { files in
      try Catalogue(revision: revision, sourceLanguage: "", files: files)
    }
    self.init(revision: revision, sourceLanguage: "", tables: tables)
  }
}
