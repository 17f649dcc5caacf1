// SPDX-License-Identifier: Apache-2.0
import HTTPClient
import JSONText
import Localization

/// What was shown of a gateway's texts, by the entity tags that it had: nothing else is overwritten (decision 0070).
///
/// What this run has stored itself changes tags too. They are asked for anew, and believed while the revision is
/// still the one that it made.
struct StringsSeen {
  private let app: AppArgument
  private let session: GatewaySession
  /// Of the lists of languages, by table.
  private var lists: [String: String] = [:]
  /// Of texts, by table and language.
  private var texts: [Place: String] = [:]
  /// The revision that this run has made last.
  private var own: Int?
  /// What changed with it.
  private var renewed: Set<Place> = []

  private struct Place: Hashable {
    let table: String
    let language: String
  }

  init(app: AppArgument, _ session: GatewaySession) {
    self.app = app
    self.session = session
  }

  /// A language in the gateway's spelling, as far as it has one.
  static func name(_ language: String) -> String { LanguageList.canonical(language) ?? language }

  /// Why an upload is not made, or was refused.
  static func changedMeanwhile(_ upload: StringsPushPlan.Upload) -> CommandFault {
    .bad(
      "\(upload.path): the gateway's texts were changed meanwhile, and it is not uploaded: push again to see how"
    )
  }

  // MARK: looking

  /// The languages that the gateway has in a table.
  mutating func languages(of table: String) async throws -> [String] {
    let place = [QueryPair("table", table), QueryPair("limit", "1000")]
    let (list, tag) = try await session.tagged("GET", app.path + ["strings"], query: place)
    lists[table] = tag
    return (list.root["languages"]?.elements ?? []).compactMap(\.string)
  }

  /// What it has there in a language.
  mutating func texts(of table: String, in language: String) async throws -> JSONDocument {
    let (document, tag) = try await session.tagged(
      "GET", app.path + ["strings", language], query: [QueryPair("table", table)])
    texts[Place(table: table, language: Self.name(language))] = tag
    return document
  }

  // MARK: storing

  /// The fields by which an upload overwrites nothing but what was shown, or what this run has stored itself.
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

  /// For which another node may be behind the one that stored a revision, and how often it is asked.
  private static let patience = (pause: Duration.milliseconds(250), looks: 20)

  /// Sees that the revision is this run's.
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

  /// An upload is stored, or nothing of it differed.
  mutating func stored(_ upload: StringsPushPlan.Upload, as revision: Int?) {
    own = revision
    if let language = upload.language {
      renewed.insert(Place(table: upload.table, language: Self.name(language)))
    }
  }
}
