// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Postgres
import TestSupport
import Testing

extension PostgresConnection {
  /// Returns the server's process for this connection.
  func backend() async throws -> Int {
    try await value("SELECT pg_backend_pid()")
  }

  /// Polls until `query` returns true.
  func wait(until query: PostgresQuery) async throws {
    let deadline = MonotonicTime.now() + .seconds(20)
    while try await !value(query, as: Bool.self) {
      try #require(MonotonicTime.now() < deadline, "never became true: \(query.sql)")
    }
  }

  /// Waits until the server runs a statement that contains `text`, or waits within it.
  func waitForStatement(of backend: Int, containing text: String) async throws {
    try await wait(
      until: """
        SELECT exists(SELECT FROM pg_stat_activity
          WHERE pid = \(backend) AND state = 'active' AND query LIKE \("%\(text)%"))
        """)
  }

  func terminate(_ backend: Int) async throws {
    let done: Bool = try await value("SELECT pg_terminate_backend(\(backend)::int4)")
    #expect(done)
  }
}

/// Returns the error of `body`, or `nil` without one.
func failure<Value>(
  _ body: () async throws(PostgresError) -> Value
) async -> PostgresError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error
  }
}
