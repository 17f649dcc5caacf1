// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import Postgres

@Suite("Connection targets")
struct ConnectionTargetTests {
  private func target(_ text: String) throws -> ConnectionTarget {
    var configuration = try PostgresConfiguration(connectionString: text)
    configuration.statementTimeouts[.write] = .milliseconds(1_500)
    return ConnectionTarget(configuration, lane: .write)
  }

  @Test(
    "each address is a candidate, in order; sockets and addresses are unchanged",
    arguments: [
      ("host=/run/a", ["/run/a||"]),
      ("host=/run/a,/run/b port=1,2", ["/run/a||1", "/run/b||2"]),
      ("postgresql://127.0.0.1:7,[::1]:8/db", ["127.0.0.1|127.0.0.1|7", "::1|::1|8"]),
      ("host=db.example,/s hostaddr=10.0.0.1, port=9", ["db.example|10.0.0.1|9", "/s||9"]),
      ("hostaddr=10.0.0.1,10.0.0.2 port=5,", ["|10.0.0.1|5", "|10.0.0.2|"]),
      ("host=does-not-exist.invalid,/s port=4", ["/s||4"]),
      ("host=@abstract,", ["@abstract||", "||"]),
    ])
  func candidates(text: String, expected: [String]) async throws {
    let text = text.contains("port=") || text.contains("://") ? text : "port='' " + text
    let target = try target(text)
    let found = try await TestShard.run { shard in await target.candidates(on: shard.loop) }
    #expect(
      found.map { candidate in
        ["host", "hostaddr", "port"].map { candidate[$0] ?? "" }.joined(separator: "|")
      } == expected)
  }

  @Test("names are resolved and kept beside their address for certificates")
  func names() async throws {
    let target = try target("host=localhost port=6 sslmode=verify-full")
    let found = try await TestShard.run { shard in await target.candidates(on: shard.loop) }
    #expect(!found.isEmpty)
    for candidate in found {
      #expect(candidate["host"] == "localhost")
      #expect(["127.0.0.1", "::1"].contains(candidate["hostaddr"]))
      #expect(candidate["sslmode"] == "verify-full")
    }
  }

  @Test("parameters of the connection string take precedence; required ones are added")
  func parameters() throws {
    let plain = try target("host=/s").parameters
    #expect(plain["target_session_attrs"] == "read-write")
    let options = try #require(plain["options"])
    #expect(options.hasPrefix("-c synchronous_commit=on "))
    #expect(options.hasSuffix(" -c statement_timeout=1500"))
    #expect(options.contains(" -c default_transaction_isolation=read\\ committed "))
    #expect(plain["fallback_application_name"] == "pushgate write")
    #expect(plain["client_encoding"] == "UTF8")
    let given = try target(
      "host=/s target_session_attrs=any options='-c jit=off' keepalives_idle=5")
    #expect(given.parameters["target_session_attrs"] == "any")
    #expect(given.parameters["options"] == "-c jit=off " + options)
    #expect(given.parameters["keepalives_idle"] == "5")
    #expect(!given.wantsWritable)
  }
}
