// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization
internal import PushModel

/// Texts, their state and their history as the API writes them.
enum StringsText {
  /// One language of an upload's report.
  static func write(_ coverage: CatalogueReport.Coverage, to json: inout JSONWriter) {
    json.object { json in
      json.field("language", coverage.language)
      json.field("strings", coverage.texts)
      json.field("missing", coverage.missing)
      json.field("percent", percent(coverage))
    }
  }

  /// One language of the coverage report.
  static func write(
    _ coverage: CatalogueReport.Coverage, needsReview: Int, stale: Int, to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("language", coverage.language)
      json.field("strings", coverage.texts)
      json.field("translated", coverage.translated)
      json.field("percent", percent(coverage))
      json.field("missing", coverage.missing)
      json.field("missing_keys", coverage.missingKeys)
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

  /// Of the source language's keys; rounded down, so that 100 means all of them.
  private static func percent(_ coverage: CatalogueReport.Coverage) -> Double {
    let all = coverage.translated + coverage.missing
    return all == 0 ? 0 : Double(coverage.translated * 1000 / all) / 10
  }

  /// As two members: how many there are, and those that are listed.
  static func write(
    _ warnings: [StringsFinding], listing listed: Int, to json: inout JSONWriter
  ) {
    json.field("warning_count", warnings.count)
    json.field("warnings") { json in
      json.array { json in
        for warning in warnings.prefix(listed) {
          json.object { json in
            if let language = warning.language { json.field("language", language) }
            if let key = warning.key { json.field("key", key) }
            if let line = warning.line { json.field("line", line) }
            if let column = warning.column { json.field("column", column) }
            json.field("message", warning.message)
          }
        }
      }
    }
  }

  static func write(_ revision: StringRevision, to json: inout JSONWriter) {
    json.object { json in
      json.field("revision", revision.number)
      json.field("active", revision.isActive)
      json.field("created_at", RFC3339.format(revision.createdAt))
      json.field("format", revision.format)
      json.field("languages", revision.languages)
      json.field("keys", revision.keys)
      json.field("sha256", revision.sha256.map(Hex.encode))
    }
  }
}
