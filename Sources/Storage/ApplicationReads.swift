// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// Connections for the reads of one app, or of no particular app (nil). All concurrent statements
/// of one app use one connection.
struct ApplicationReads {
  let connections: ApplicationConnections
  let app: AppID?
}

extension PostgresClient {
  /// Returns the connections for reports of an app; nil: reports that belong to no single app.
  func reports(of app: AppID?) -> ApplicationReads {
    ApplicationReads(connections: reports, app: app)
  }

  /// Returns the connections for the audience reads of delivery, which take long for large
  /// audiences; nil: reads for several apps.
  func pages(of app: AppID?) -> ApplicationReads {
    ApplicationReads(connections: pages, app: app)
  }

  /// Runs one read-only statement for one kind of work. Each kind has its own connections, so that
  /// lists delay neither pushes nor accepted requests.
  func reading(
    for reader: Reader, of app: AppID?, _ query: PostgresQuery
  ) async throws(StorageError) -> PostgresRows {
    switch reader {
    case .requests: try await Storage.reading(read, query)
    case .reports: try await Storage.reading(reports(of: app), query)
    case .delivery: try await Storage.reading(pages(of: app), query)
    }
  }
}
