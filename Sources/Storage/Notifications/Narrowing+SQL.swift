// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension Narrowing {
  /// On `devices d`: conditions, each after an AND. Devices that lack the compared value do not
  /// match.
  ///
  /// - Parameter unfit: first preferences that are known not to match. Other languages in a result
  ///   are checked with `LanguageFits`.
  func condition(unfit: [String]) -> PostgresQuery {
    var condition: PostgresQuery = ""
    if !tags.all.isEmpty { condition += " AND d.tags @> \(tags.all)" }
    if !tags.any.isEmpty { condition += " AND d.tags && \(tags.any)" }
    if !tags.none.isEmpty { condition += " AND NOT d.tags && \(tags.none)" }
    if !languages.isEmpty {
      // A subquery that is evaluated once. A join's plan would depend on statistics.
      condition += " AND (d.language_list IN (\(fragment: Self.lists(unfit: unfit)))) IS TRUE"
    }
    if let versions {
      condition += " AND \(fragment: versions.contains("device_version(d.app_version)")) IS TRUE"
    }
    if let share {
      // A device's position. No index has this expression.
      condition +=
        " AND ((d.bucket + \(share.shift)::int4) & 65535) BETWEEN \(share.positions.lowerBound)::int4 AND \(share.positions.upperBound)::int4"
    }
    return condition
  }

  /// Selects the numbers of the lists of languages that may match.
  static func lists(unfit: [String]) -> PostgresQuery {
    """
    SELECT id FROM language_lists
    WHERE tags <> '' AND split_part(tags, ',', 1) NOT IN (SELECT unnest(\(unfit)))
    """
  }
}

extension AppVersionRange {
  /// - Parameter version: SQL of type `integer[]`.
  func contains(_ version: PostgresQuery) -> PostgresQuery {
    "(\(fragment: version) >= \(from?.numbers ?? [Int32]()) AND \(fragment: version) < \(below?.numbers ?? [Int32.max]))"
  }
}
