// SPDX-License-Identifier: Apache-2.0
import HTTPClient
import JSONText
import Localization

/// Entity tags of the strings that the command has shown, so that an upload does not overwrite
/// later changes of other editors (decision 0047).
///
/// The uploads of this run change the tags, too. The changed tags are read again, and used only
/// while the gateway's revision is still the one that this run stored.
struct StringsSeen {
  private let app: AppArgument
  private let session: GatewaySession
  /// Entity tags of the lists of languages, by table.
  private var lists: [String: String] = [:]
  /// Entity tags of strings, by table and language.
  private var texts: [Place: String] = [:]
  /// The last revision that this run stored.
  private var own: Int?
  /// Tables and languages that this run has uploaded.
  private var renewed: Set<Place> = []

  private struct Place: Hashable {
    let table: String
    let language: String
  }

  init(app: AppArgument, _ session: GatewaySession) {
    self.app = app
    self.session = session
  }

  /// Returns the gateway's spelling of a language tag; returns an invalid tag unchanged.
  static func name(_ language: String) -> String { LanguageList.canonical(language) ?? language }

  /// The error for an upload whose strings have meanwhile changed on the gateway.
  static func changedMeanwhile(_ upload: StringsPushPlan.Upload) -> CommandFault {
    .bad(
      "\(upload.path): not uploaded: the gateway's strings changed meanwhile; rerun to see the changes"
    )
  }

  // MARK: reading

  /// Returns the languages of a table on the gateway.
  mutating func languages(of table: String) async throws -> [String] {
    let place = [QueryPair("table", table), QueryPair("limit", "1000")]
    let (list, tag) = try await session.tagged("GET", app.path + ["strings"], query: place)
    lists[table] = tag
    return (list.root["languages"]?.elements ?? []).compactMap(\.string)
  }

  /// Returns whether the gateway has or excludes texts of a language in any table.
  func hasTexts(in language: String) async throws -> Bool {
    let list = try await session.call(
      "GET", app.path + ["strings"], query: [QueryPair("limit", "1")])
    for table in (list.root["tables"]?.elements ?? []).compactMap(\.string) {
      let coverage = try await session.call(
        "GET", app.path + ["strings", "coverage"],
        query: [QueryPair("table", table), QueryPair("limit", "1000")])
      for row in coverage.root["languages"]?.elements ?? [] {
        guard let name = row["language"]?.string, Self.name(name) == Self.name(language) else {
          continue
        }
        if (row["strings"]?.int ?? 0) + (row["excluded"]?.int ?? 0) > 0 { return true }
      }
    }
    return false
  }

  /// Returns the gateway's texts of a table in a language.
  mutating func texts(of table: String, in language: String) async throws -> JSONDocument {
    let (document, tag) = try await session.tagged(
      "GET", app.path + ["strings", language], query: [QueryPair("table", table)])
    texts[Place(table: table, language: Self.name(language))] = tag
    return document
  }

  // MARK: storing

  /// Returns the header fields that make an upload conditional: it overwrites only strings that
  /// were shown or that this run has stored.
  mutating func condition(of upload: StringsPushPlan.Upload) async throws -> [HeaderField] {
    guard let language = upload.language else {
      if own != nil { try await renew(upload) }
      return lists[upload.table].map { [HeaderField("If-Match", $0)] } ?? []
    }
    let place = Place(table: upload.table, language: Self.name(language))
    if renewed.contains(place) {
      try await renew(upload)
      _ = try await texts(of: upload.table, in: language)
      try await renew(upload)
    }
    return [texts[place].map { HeaderField("If-Match", $0) } ?? HeaderField("If-None-Match", "*")]
  }

  /// Interval and number of polls for a node that does not yet have the revision that another node
  /// has stored for this run.
  private static let patience = (pause: Duration.milliseconds(250), looks: 20)

  /// Verifies that the gateway's revision is the one that this run stored.
  private mutating func renew(_ upload: StringsPushPlan.Upload) async throws {
    for _ in 0..<Self.patience.looks {
      let (list, tag) = try await session.tagged(
        "GET", app.path + ["strings"], query: [QueryPair("table", upload.table)])
      let revision = list.root["revision"]?.int ?? 0
      lists[upload.table] = tag
      if revision == own { return }
      if revision > own ?? 0 { break }
      try await Task.sleep(for: Self.patience.pause)
    }
    throw Self.changedMeanwhile(upload)
  }

  /// Records the result of an upload: its new revision, or the unchanged one.
  mutating func stored(_ upload: StringsPushPlan.Upload, as revision: Int?) {
    own = revision
    if let language = upload.language {
      renewed.insert(Place(table: upload.table, language: Self.name(language)))
    }
  }
}
