// SPDX-License-Identifier: Apache-2.0
internal import Synchronization

/// The compiled catalogues of a process, shared by its shards: a revision never changes, so one that
/// was compiled stays right, and however many shards want it, it is read and compiled once.
package final class CatalogueCache: Sendable {
  /// Texts kept, in all languages of all revisions: some 200 MB. Beyond it the catalogue that was not
  /// asked for longest goes first; the one asked for last always stays.
  package static let defaultCapacity = 200_000

  /// Where catalogues are compiled.
  package let worker: CatalogueWorker

  private struct Key: Hashable {
    let app: Int32
    let revision: Int64
  }

  private struct Kept {
    let catalogue: Catalogue
    var lastUse: UInt64
  }

  private struct State {
    var kept: [Key: Kept] = [:]
    var texts = 0
    var uses: UInt64 = 0
    /// Who waits for a revision that somebody is compiling already.
    var waiting: [Key: [UnsafeContinuation<Void, Never>]] = [:]
  }

  private let state = Mutex(State())
  private let capacity: Int

  /// An empty cache for at most `capacity` texts.
  package init(capacity: Int = CatalogueCache.defaultCapacity, worker: CatalogueWorker) {
    self.capacity = capacity
    self.worker = worker
  }

  package convenience init() { self.init(worker: CatalogueWorker()) }

  /// The catalogue of an app's revision; nil for revision 0, which is an app without strings.
  ///
  /// `load` answers the revision's tables (language, JSON), those of one language one after the other,
  /// the later going before the earlier; it is asked only when the revision is not known yet, and by
  /// one caller at a time. Throws what `load` throws, `StringsFaults` and `CatalogueFault`.
  package func catalogue(
    app: Int32, revision: Int64,
    load: () async throws -> [(language: String, body: [UInt8])]
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
        return try await worker.run { () throws in
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
    await worker.run { keep(catalogue.numbered(Int(revision)), as: key) }
  }

  /// Catalogues kept, and their texts.
  package var size: (catalogues: Int, texts: Int) {
    state.withLock { ($0.kept.count, $0.texts) }
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
    let evicted = state.withLock { state in
      var evicted: [Catalogue] = []
      state.uses += 1
      state.texts += catalogue.count - (state.kept[key]?.catalogue.count ?? 0)
      state.kept[key] = Kept(catalogue: catalogue, lastUse: state.uses)
      while state.texts > capacity, state.kept.count > 1,
        let oldest = state.kept.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.kept[oldest.key] = nil
        state.texts -= oldest.value.catalogue.count
        evicted.append(oldest.value.catalogue)
      }
      return evicted
    }
    // Freed here, when nobody waits for the lock any more.
    _ = evicted
  }
}

extension Catalogue {
  /// - Parameter stored: tables in the order of the store.
  init(revision: Int, stored: [(language: String, body: [UInt8])]) throws {
    var files: [(language: String, strings: StringsFile)] = []
    for (language, body) in stored {
      let file = try StringsFile(stored: body)
      if let last = files.last, last.language == language {
        files[files.count - 1].strings = last.strings.overridden(by: file)
      } else {
        files.append((language, file))
      }
    }
    // The app's own setting says which language its texts are written in (`LanguageContext`).
    try self.init(revision: revision, sourceLanguage: "", files: files)
  }
}
