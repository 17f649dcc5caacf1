// SPDX-License-Identifier: Apache-2.0
internal import Postgres

/// The change counter of apps, credentials, API keys and strings. Each change increments it in its
/// own transaction, so that no shard misses the change.
enum ConfigurationVersion {
  static let increment: PostgresQuery = "UPDATE configuration SET version = version + 1"
}
