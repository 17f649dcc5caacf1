// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Glibc
import TestSupport
import Testing

@testable import Postgres

@Suite("Lost connections")
struct ReconnectTests {
  @Test(
    "sent statements fail, and waiting ones move to the next connection if safe",
    arguments: [PostgresLane.write, .deliveryWrite])
  func midStatement(lane: PostgresLane) async throws {
    try await TestDatabase.empty { shard, database in
      let other = database.connect(on: shard)
      let connection = database.connect(on: shard, lane: lane) { $0.maximumInFlight = 2 }
      try await other.script("CREATE TABLE t (v int8)")
      let backend = try await connection.backend()
      let queries: [PostgresQuery] = [
        "SELECT pg_sleep(30)", "INSERT INTO t VALUES (1)", "INSERT INTO t VALUES (2)",
        "INSERT INTO t VALUES (3)",
      ]
      let tasks = queries.map { query in
        Task {
          _ = shard
          return await failure { () async throws(PostgresError) in
            try await connection.query(query)
          }?.kind
        }
      }
      try await other.waitForStatement(of: backend, containing: "pg_sleep")
      try await other.terminate(backend)
      var kinds: [PostgresError.Kind?] = []
      for task in tasks { kinds.append(await task.value) }
      let unsent: PostgresError.Kind? = lane == .write ? nil : .connectionLost
      #expect(kinds == [.connectionLost, .connectionLost, unsent, unsent])
      let values = try await connection.query("SELECT v FROM t ORDER BY v")
      let stored = try values.map { try $0.decode(0, as: Int.self) }
      #expect(stored == (lane == .write ? [2, 3] : []))
      #expect(try await connection.backend() != backend)
      await connection.close()
      await other.close()
    }
  }

  @Test("a connection lost while idle is replaced, with its prepared statements")
  func idle() async throws {
    try await TestDatabase.empty { shard, database in
      let other = database.connect(on: shard)
      let connection = database.connect(on: shard)
      var backends: Set<Int> = []
      for _ in 0..<3 {
        let backend = try await connection.backend()
        backends.insert(backend)
        try await other.terminate(backend)
        try await other.wait(
          until: "SELECT NOT exists(SELECT FROM pg_stat_activity WHERE pid = \(backend))")
        // The loss may be noticed before or after the statement is sent.
        let error = await failure { () async throws(PostgresError) in
          try await connection.query("SELECT 1")
        }
        #expect(error == nil || error?.wasConnectionLost == true)
      }
      #expect(backends.count == 3)
      await connection.close()
      await other.close()
    }
  }

  @Test("connections to a crashed server (kill -9 of the backend) are re-established")
  func crash() async throws {
    try await PrivateCluster.run { url in
      try await TestShard.run { shard in
        let configuration = try PostgresConfiguration(connectionString: url)
        let connection = PostgresConnection(
          loop: shard.loop, configuration: configuration, lane: .write, logger: TestDatabase.logger)
        connection.start(isolation: shard)
        try await connection.script("CREATE TABLE t (v int8 PRIMARY KEY)")
        let backend = try await connection.backend()
        let lost = Task {
          _ = shard
          return await failure { () async throws(PostgresError) in
            try await connection.batch([
              "INSERT INTO t VALUES (1)", "SELECT pg_sleep(30)",
            ])
          }?.kind
        }
        let other = PostgresConnection(
          loop: shard.loop, configuration: configuration, lane: .read, logger: TestDatabase.logger)
        other.start(isolation: shard)
        try await other.waitForStatement(of: backend, containing: "pg_sleep")
        #expect(kill(pid_t(backend), SIGKILL) == 0)
        #expect(await lost.value == .connectionLost)
        // The server recovers; both connections reconnect.
        #expect(try await connection.value("SELECT count(*) FROM t") == 0)
        try await connection.query("INSERT INTO t VALUES (1)")
        #expect(try await other.value("SELECT count(*) FROM t") == 1)
        await connection.close()
        await other.close()
      }
    }
  }

  @Test("a silent server (a stopped backend) counts as lost after a timeout")
  func silentServer() async throws {
    try await PrivateCluster.run { url in
      try await TestShard.run { shard in
        var configuration = try PostgresConfiguration(connectionString: url)
        configuration.statementTimeouts[.read] = .milliseconds(300)
        configuration.silenceGrace = .milliseconds(300)
        let connection = PostgresConnection(
          loop: shard.loop, configuration: configuration, lane: .read, logger: TestDatabase.logger)
        connection.start(isolation: shard)
        let backend = try await connection.backend()
        #expect(kill(pid_t(backend), SIGSTOP) == 0)
        let error = await failure { () async throws(PostgresError) in
          try await connection.query("SELECT 1")
        }
        #expect(error?.wasConnectionLost == true)
        #expect(try await connection.backend() != backend)
        #expect(kill(pid_t(backend), SIGCONT) == 0)
        await connection.close()
      }
    }
  }

  @Test("a connection to a server that is no longer the primary (25006) is replaced")
  func formerPrimary() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard)
      try await connection.script("CREATE TABLE t (v int8)")
      let backend = try await connection.backend()
      try await connection.script("SET default_transaction_read_only = on")
      let error = await failure { () async throws(PostgresError) in
        try await connection.query("INSERT INTO t VALUES (1)")
      }
      // The error confirms that the statement was not executed.
      #expect(error?.isReadOnly == true && error?.isRetryable == true)
      try await connection.query("INSERT INTO t VALUES (1)")
      #expect(try await connection.backend() != backend)
      await connection.close()
    }
  }

  @Test("without a server the wait for a connection ends with the reason")
  func noServer() async throws {
    try await TestShard.run { shard in
      var configuration = try PostgresConfiguration(
        connectionString: "host=/nonexistent,127.0.0.1 port=5432,1 user=u password=hunter2")
      configuration.waitLimit = .milliseconds(200)
      let connection = PostgresConnection(
        loop: shard.loop, configuration: configuration, lane: .write, logger: TestDatabase.logger)
      connection.start(isolation: shard)
      let error = await failure { () async throws(PostgresError) in
        try await connection.query("SELECT 1")
      }
      #expect(error?.kind == .connectTimedOut)
      #expect(error?.explanation.contains("127.0.0.1") == true)
      #expect(error?.explanation.contains("hunter2") == false)
      await connection.close()
    }
  }

  @Test("a silent host is followed by the next host, and tried last afterwards")
  func silentHost() async throws {
    try await TestDatabase.empty { shard, database in
      let silent = try Listener(
        on: shard.loop, address: SocketAddress(ip: "127.0.0.1", port: 0), reusePort: false)
      let port = try #require(silent.address.port)
      let real = database.configuration
      let host = try #require(real.parameters["host"])
      let configuration = try PostgresConfiguration(
        connectionString:
          "host=127.0.0.1,\(host) port=\(port),\(real.parameters["port"] ?? "5432") "
          + "dbname=\(database.name) user=\(real.parameters["user"] ?? "postgres")")
      var impatient = configuration
      impatient.connectDeadline = .milliseconds(200)
      let connection = PostgresConnection(
        loop: shard.loop, configuration: impatient, lane: .write, logger: TestDatabase.logger)
      connection.start(isolation: shard)
      let backend = try await connection.backend()
      let other = database.connect(on: shard)
      _ = try await silent.accept()
      try await other.terminate(backend)
      var found = backend
      while found == backend {
        found = (try? await connection.backend()) ?? backend
      }
      // No second attempt reached the silent host: the next connection is this one.
      let probe = try await TCPStream.connect(
        to: silent.address, on: shard.loop, deadline: soon())
      try await probe.write([7], deadline: soon())
      let next = try TCPStream(adopting: try await silent.accept(), on: shard.loop)
      var bytes: [UInt8] = []
      while bytes.isEmpty {
        try await next.readable(deadline: soon())
        _ = try next.tryRead(into: &bytes, atMost: 1)
      }
      #expect(bytes == [7])
      probe.close()
      next.close()
      await other.close()
      await connection.close()
      silent.close()
    }
  }

  @Test("a connection is unavailable once attempts have failed longer than a restart takes")
  func away() async throws {
    try await TestShard.run { shard in
      var configuration = try PostgresConfiguration(
        connectionString: "host=/nonexistent,127.0.0.1 port=5432,1")
      configuration.awayAfter = .milliseconds(300)
      let connection = PostgresConnection(
        loop: shard.loop, configuration: configuration, lane: .write, logger: TestDatabase.logger)
      #expect(!connection.isAway, "no attempt was made")
      let begin = MonotonicTime.now()
      connection.start(isolation: shard)
      while !connection.isAway { try await shard.loop.sleep(for: .milliseconds(5)) }
      #expect(MonotonicTime.now() - begin >= configuration.awayAfter)
      await connection.close()
    }
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard) { $0.awayAfter = .zero }
      #expect(!connection.isAway, "no attempt has failed yet")
      let other = database.connect(on: shard)
      try await other.terminate(try await connection.backend())
      while connection.isConnected { try await shard.loop.sleep(for: .milliseconds(1)) }
      #expect(try await connection.value("SELECT 1") == 1)
      #expect(!connection.isAway)
      await connection.close()
      await other.close()
    }
  }
}
