// SPDX-License-Identifier: Apache-2.0
internal import Postgres

/// Progress of the removal of an app's rows.
struct AppRemovalPlace {
  /// Code of the stage; after the last stage, a code that no stage has.
  var stage: Int16
  /// The current day, in a table that is partitioned by day.
  var day: PostgresDate?
  /// Key of the last removed row, in the order of the stage's index.
  var major: Int64 = .min
  var minor: Int64 = .min
  var bytes: [UInt8] = []
}

extension AppRemovalPlace {
  init(stage: AppRemovalStage, day: PostgresDate? = nil) {
    self.init(stage: stage.rawValue, day: day)
  }
}
