// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// Primary key of a device. Every statement locks devices in the order of these keys.
struct DeviceKey: Hashable, Comparable, Sendable {
  let app: AppID
  let token: DeviceToken

  init(app: AppID, token: DeviceToken) {
    self.app = app
    self.token = token
  }

  /// Decodes the columns `app` and `token` of a row.
  init(_ row: PostgresRow) throws(PostgresError) {
    app = try row.decode("app")
    token = try row.decode("token")
  }

  static func < (left: Self, right: Self) -> Bool {
    left.app != right.app ? left.app < right.app : left.token < right.token
  }
}
