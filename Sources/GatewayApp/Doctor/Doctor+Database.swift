// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel
internal import Settings
internal import Storage

extension Doctor {
  /// Connections of a process besides those of its shards: the node's own, and one for a COPY.
  private static let connectionsOfNode = Node.connections + 1
  /// Clock difference in seconds from which to warn. Leases depend on PostgreSQL's clock and
  /// provider tokens on this machine's. APNs rejects tokens that are an hour off.
  private static let clockWarning = 5.0
  private static let clockFault = 300.0
  /// Days ahead for which partitions must exist. They are created two weeks ahead, so fewer days
  /// mean that none was created for a week.
  private static let partitionDays = 7

  /// Checks everything that needs one or two connections.
  func examineDatabase() async {
    let database: PostgresConfiguration
    do {
      var found = try PostgresConfiguration(
        connectionString: configuration.databaseURL, applicationName: "pushgate-doctor")
      (found.connectDeadline, found.waitLimit) = (Self.patience, Self.patience)
      database = found
    } catch { return add(Finding("PostgreSQL", .fault, "\(error)")) }
    let connections = (0..<2).map { _ in
      PostgresConnection(loop: loop, configuration: database, lane: .read, logger: logger)
    }
    for connection in connections { connection.start() }
    await examine(connections)
    for connection in connections { await connection.close() }
  }

  private func examine(_ connections: [PostgresConnection]) async {
    let before = WallClock.now()
    let facts: DatabaseFacts
    do { facts = try await DatabaseFacts.read(on: connections[0]) } catch {
      return add(
        Finding(
          "PostgreSQL", .fault, "no answer: \(error)",
          remedy:
            "check PUSHGATE_DATABASE_URL, server and any proxy or pooler between; a pooler must "
            + "accept the connection's `options`"))
    }
    let after = WallClock.now()
    add(Self.version(facts))
    if let pooling = try? await DatabaseFacts.pooling(connections[0], connections[1]) {
      add(Self.pooler(pooling, keepsSettings: facts.keepsSettings))
    }
    add(Self.durability(facts, allowsUnsafe: configuration.allowsUnsafeDatabase))
    add(Self.standbys(facts))
    add(Self.clock(facts.time, between: before, and: after))
    add(Self.connections(facts, shards: configuration.shards))
    add(Self.log(facts))
    guard await examineSchema(over: connections[0]) else { return }
    do {
      add(Self.rights(try await DatabaseRights.read(on: connections[0])))
      add(Self.partitions(try await DatabaseFacts.partitionsAhead(on: connections[0])))
      try await examineCredentials(over: connections[0])
    } catch {
      add(
        Finding(
          "PostgreSQL", .fault, "no answer: \(error)",
          remedy: "use the role that runs `pushgate migrate`, or grant its privileges to this one"))
    }
  }

  private func examineSchema(over connection: PostgresConnection) async -> Bool {
    do {
      try await Migrator(connection: connection, loop: loop).check()
      add(.ok("schema", "\(Migrator.latest), which this release needs"))
      return true
    } catch let error as MigrationError {
      add(Finding("schema", .fault, "\(error)"))
    } catch {
      add(
        Finding(
          "schema", .fault, "missing, or the role may not read it: \(error)",
          remedy: "run `pushgate migrate`"))
    }
    return false
  }

  private func examineCredentials(
    over connection: PostgresConnection
  ) async throws(StorageError) {
    let store = ConfigurationStore(
      write: connection, read: connection, secrets: configuration.secrets)
    let complaints = try await store.snapshot().credentialComplaints(at: WallClock.now())
    for finding in Self.credentials(complaints) { add(finding) }
  }

  // MARK: findings

  static func version(_ facts: DatabaseFacts) -> Finding {
    let what = "\(facts.version), database \(facts.database), role \(facts.role)"
    if facts.versionNumber < 150_000 {
      return Finding("PostgreSQL", .fault, what, remedy: "use PostgreSQL 15 or later")
    }
    if facts.isReadOnly {
      return Finding(
        "PostgreSQL", .fault, "\(what): read-only",
        remedy: "name the primary in PUSHGATE_DATABASE_URL, or all hosts of the cluster")
    }
    return .ok("PostgreSQL", what)
  }

  static func pooler(_ pooling: DatabaseFacts.Pooling, keepsSettings: Bool) -> Finding {
    let remedy =
      "connect to PostgreSQL directly, or set pool_mode = session: the gateway uses prepared statements, "
      + "session settings and LISTEN"
    switch pooling {
    case .transactions:
      return Finding(
        "pooler", .fault,
        "connections share PostgreSQL sessions (PgBouncer in transaction mode?)",
        remedy: remedy)
    case .none where !keepsSettings:
      return Finding(
        "pooler", .fault,
        "a proxy or pooler between gateway and PostgreSQL drops session settings", remedy: remedy)
    case .none: return .ok("pooler", "each connection has its own session")
    }
  }

  static func durability(_ facts: DatabaseFacts, allowsUnsafe: Bool) -> Finding {
    let off = facts.unsafeSettings
    if !off.isEmpty {
      return Finding(
        "durability", allowsUnsafe ? .warning : .fault,
        "\(off.joined(separator: " and ")) \(off.count == 1 ? "is" : "are") off: a crash of its host "
          + "loses accepted work",
        remedy: "set \(off.map { "\($0) = on" }.joined(separator: ", "))")
    }
    return .ok(
      "durability", "fsync and full_page_writes are on; synchronous_commit is set by the gateway")
  }

  static func standbys(_ facts: DatabaseFacts) -> Finding {
    let names = facts.synchronousStandbys
    if names.isEmpty, facts.standbys == 0 {
      return .ok("standbys", "no standby: accepted work is stored on this server only")
    }
    if names.isEmpty {
      return Finding(
        "standbys", .warning,
        "\(facts.standbys) connected, but commits wait for none: a failover may lose accepted work",
        remedy: "set synchronous_standby_names")
    }
    if facts.standbys == 0 {
      return Finding(
        "standbys", .warning,
        "synchronous_standby_names is \(names), but no standby is connected: commits hang",
        remedy: "start a standby, or clear synchronous_standby_names")
    }
    return .ok("standbys", "commits wait for \(names); \(facts.standbys) connected")
  }

  static func clock(_ time: Instant, between before: Instant, and after: Instant) -> Finding {
    // PostgreSQL read its clock at an unknown time between these two.
    let ahead = max(0, time.microseconds - after.microseconds)
    let behind = max(0, before.microseconds - time.microseconds)
    let seconds = Double(max(ahead, behind)) / 1e6
    let tenths = (seconds * 10).rounded() / 10
    if seconds < clockWarning {
      return .ok("clock", "PostgreSQL and this machine agree within \(Int(clockWarning)) s")
    }
    return Finding(
      "clock", seconds < clockFault ? .warning : .fault,
      "PostgreSQL's clock is \(tenths) s \(ahead > 0 ? "ahead of" : "behind") this machine's",
      remedy: "synchronize both by NTP: Apple refuses provider tokens with a wrong time")
  }

  static func connections(_ facts: DatabaseFacts, shards: Int) -> Finding {
    let needed = shards * PostgresClient.connectionsOfShard + connectionsOfNode
    let what = "a node of \(shards) shard\(shards == 1 ? "" : "s") needs \(needed)"
    if facts.allowedConnections < needed {
      return Finding(
        "connections", .fault, "\(what), PostgreSQL allows \(facts.allowedConnections)",
        remedy:
          "raise max_connections (or the role's or database's limit), or lower PUSHGATE_SHARDS")
    }
    if facts.freeConnections < needed {
      return Finding(
        "connections", .warning,
        "\(what), \(facts.freeConnections) of \(facts.allowedConnections) are free: enough only if the "
          + "used ones are this node's", remedy: "raise max_connections")
    }
    return .ok(
      "connections", "\(what), \(facts.freeConnections) of \(facts.allowedConnections) are free")
  }

  static func log(_ facts: DatabaseFacts) -> Finding {
    if facts.logsValues {
      return Finding(
        "log", .warning,
        "PostgreSQL logs the values of rows that it refuses, which may include device tokens",
        remedy: "as a superuser: ALTER ROLE \"\(facts.role)\" SET log_error_verbosity = terse")
    }
    return .ok("log", "PostgreSQL does not log the values of rows that it refuses")
  }

  static func rights(_ rights: DatabaseRights) -> Finding {
    var lacks: [String] = []
    if !rights.unusable.isEmpty {
      lacks.append("may not read and write \(rights.unusable.joined(separator: ", "))")
    }
    if !rights.foreign.isEmpty {
      lacks.append(
        "does not own \(rights.foreign.joined(separator: ", ")), whose partitions it creates")
    }
    if !rights.maySignal {
      lacks.append("may not execute pg_logical_emit_message(boolean, text, text)")
    }
    if !rights.mayCreate { lacks.append("may not create tables in the schema \(rights.schema)") }
    guard lacks.isEmpty else {
      return Finding(
        "rights", .fault, "the role \(lacks.joined(separator: "; "))",
        remedy: "use the role that runs `pushgate migrate`, or grant these privileges")
    }
    return .ok("rights", "the role has all privileges that the gateway needs")
  }

  static func partitions(_ ahead: Int?) -> Finding {
    guard let ahead else {
      return .ok("partitions", "none yet: the first running gateway creates them")
    }
    if ahead < partitionDays {
      return Finding(
        "partitions", .warning,
        ahead < 0 ? "none for today" : "exist for \(ahead) day\(ahead == 1 ? "" : "s") ahead",
        remedy:
          "a gateway creates them two weeks ahead; if one is running, check its log for the duty "
          + "`partitions`")
    }
    return .ok("partitions", "exist for \(ahead) days ahead")
  }

  /// Returns one finding for each kind of problem.
  static func credentials(_ complaints: [CredentialProblem]) -> [Finding] {
    let findings = CredentialProblem.Kind.allCases.compactMap { kind -> Finding? in
      let found = complaints.filter { $0.kind == kind }
      guard !found.isEmpty else { return nil }
      let named = found.prefix(5).map(\.description).joined(separator: ", ")
      let more = found.count > 5 ? " and \(found.count - 5) more" : ""
      return Finding(
        "credentials", verdict(of: kind), "\(found.count) \(kind.inWords): \(named)\(more)",
        remedy: remedy(of: kind))
    }
    return findings.isEmpty ? [.ok("credentials", "all can be decrypted and are valid")] : findings
  }

  private static func verdict(of kind: CredentialProblem.Kind) -> Finding.Verdict {
    switch kind {
    case .sealed, .expired: .fault
    case .absent, .notYetValid, .expiring: .warning
    }
  }

  private static func remedy(of kind: CredentialProblem.Kind) -> String {
    switch kind {
    case .sealed:
      "set PUSHGATE_SECRET_KEY (or PUSHGATE_SECRET_KEY_PREVIOUS) to the key that encrypted them"
    case .expired, .expiring:
      "create new ones at Apple and store them: `pushgate credentials create`"
    case .notYetValid: "check this machine's clock"
    case .absent: "store one: `pushgate credentials create`"
    }
  }
}
