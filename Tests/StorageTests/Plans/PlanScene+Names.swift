// SPDX-License-Identifier: Apache-2.0
import Postgres
import TestSupport

@testable import Storage

extension PlanScene {
  /// Notifications whose names are listed by collapse id: few each, and many each.
  func loadListedNames() async throws {
    try await store.run(Self.listed(names: 500, "game few"))
    try await store.run(Self.listed(names: 5_000, "game many"))
  }

  /// Creates twenty notifications with a collapse id and this number of names, listed by key.
  private static func listed(names: Int, _ collapseID: String) -> String {
    let digest = CollapseNames.digest(
      token: "int8send(g * 7)", collapseID: "r.collapse_id"
    ).sql
    return """
      WITH names AS (
        INSERT INTO notifications (id, day, app, accepted_at, payload, tokens, everyone, push_type,
          strings_revision, options, has_listed_names)
        SELECT overlay(gen_random_uuid()::text PLACING left(n.id::text, 15) FROM 1)::uuid, n.day, n.app,
          n.accepted_at, n.payload, ARRAY(SELECT int8send(g * 7) FROM generate_series(1, \(names)) g), false,
          n.push_type, 0, n.options, true
        FROM notifications n, generate_series(1, 20) i WHERE n.id = (
          SELECT notification FROM runs WHERE collapse_id = 'game 8' LIMIT 1)
        RETURNING app, id, day
      )
      INSERT INTO runs (app, notification, day, collapse_id) SELECT app, id, day, '\(collapseID)' FROM names;
      INSERT INTO collapse_names (day, app, name, run)
      SELECT r.day, r.app, \(digest), r.id FROM runs r, generate_series(1, \(names)) g
      WHERE r.collapse_id = '\(collapseID)'
      """
  }
}
