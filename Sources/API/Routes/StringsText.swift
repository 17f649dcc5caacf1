// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import JSONText
internal import Localization
internal import PushModel

/// Writes strings, their coverage and their revisions as JSON.
enum StringsText {
  /// Version of the list's JSON format. Increment it with each change, so that entity tags of
  /// earlier releases become invalid.
  private static let listForm = 1

  /// Entity tag of the list of an app's languages, which depends only on revision and source
  /// language. Contains the app's id, because an app that is deleted and created again reuses
  /// revision numbers.
  static func tag(of app: App) -> EntityTag {
    EntityTag("\(listForm)-\(app.id.rawValue)-\(app.stringsRevision)-\(app.sourceLanguage)")
  }

  /// Writes one language of an upload's report.
  static func write(_ coverage: CatalogueReport.Coverage, to json: inout JSONWriter) {
    json.object { json in
      json.field("table", TableName.shown(coverage.table))
      json.field("language", coverage.language)
      json.field("strings", coverage.texts)
      json.field("missing", coverage.missing)
      json.field("percent", percent(coverage))
      json.field("excluded", coverage.excluded)
      json.field("same_as_source", coverage.sameAsSource)
    }
  }

  /// Writes one language of the coverage report.
  /// - Parameter excluded: the excluded keys to list.
  static func write(
    _ coverage: CatalogueReport.Coverage, excluded: [StringsFinding], needsReview: Int, stale: Int,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("language", coverage.language)
      json.field("strings", coverage.texts)
      json.field("translated", coverage.translated)
      json.field("percent", percent(coverage))
      json.field("missing", coverage.missing)
      json.field("missing_keys", coverage.missingKeys)
      json.field("excluded", coverage.excluded)
      json.field("excluded_keys") { json in
        json.array { json in for finding in excluded { write(finding, to: &json) } }
      }
      json.field("same_as_source", coverage.sameAsSource)
      json.field("needs_review", needsReview)
      json.field("stale", stale)
      json.field("lacking_plurals") { json in
        json.object { json in
          for category in PluralCategory.allCases {
            if let texts = coverage.lackingPlurals[category] {
              json.field(category.rawValue, texts)
            }
          }
        }
      }
    }
  }

  /// Percentage of the source language's keys, rounded down, so that 100 means that none is
  /// missing.
  private static func percent(_ coverage: CatalogueReport.Coverage) -> Double {
    let all = coverage.translated + coverage.missing
    return all == 0 ? 0 : Double(coverage.translated * 1000 / all) / 10
  }

  /// Writes findings: the number of each kind by language, then the excluded strings, then the
  /// warnings. Lists the first warning of each kind and language; with `listed`, all warnings up to
  /// that number.
  /// - Parameter listed: `Int.max` lists all.
  static func write(
    excluded: [StringsFinding], warnings: [StringsFinding], listing listed: Int,
    to json: inout JSONWriter
  ) {
    let summary = FindingsSummary(excluded: excluded, warnings: warnings)
    json.field("summary") { json in
      json.array { json in
        for group in summary.groups {
          json.object { json in
            json.field("kind", group.first.kind.rawValue)
            if let language = group.first.language { json.field("language", language) }
            json.field("excluded", group.isExcluded)
            json.field("count", group.count)
          }
        }
      }
    }
    json.field("excluded_count", excluded.count)
    json.field("excluded") { json in
      json.array { json in
        for finding in excluded.prefix(listed) { write(finding, to: &json) }
      }
    }
    json.field("warning_count", warnings.count)
    json.field("warnings") { json in
      json.array { json in
        let shown = listed == .max ? warnings : summary.firstWarnings
        for warning in shown.prefix(listed) { write(warning, to: &json) }
      }
    }
  }

  private static func write(_ finding: StringsFinding, to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", finding.kind.rawValue)
      if finding.table != TableName.usual { json.field("table", TableName.shown(finding.table)) }
      if let language = finding.language { json.field("language", language) }
      if let key = finding.key { json.field("key", key) }
      if let line = finding.line { json.field("line", line) }
      if let column = finding.column { json.field("column", column) }
      json.field("message", finding.message)
    }
  }

  static func write(_ revision: StringRevision, to json: inout JSONWriter) {
    json.object { json in
      json.field("revision", revision.number)
      json.field("active", revision.isActive)
      json.field("created_at", RFC3339.format(revision.createdAt))
      json.field("format", revision.format)
      json.field("languages", revision.languages)
      json.field("tables", revision.tables.map(TableName.shown))
      json.field("keys", revision.keys)
      json.field("sha256", revision.sha256.map(Hex.encode))
    }
  }
}
