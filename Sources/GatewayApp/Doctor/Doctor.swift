// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
internal import Identity
package import Logging
internal import Postgres
internal import PushModel
package import Settings
internal import Storage

/// Checks whether a gateway with these settings could work: database, network, machine. Runs before
/// the gateway starts or while it runs. Changes nothing and ends within seconds.
package actor Doctor {
  package nonisolated let loop: EventLoop
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    loop.asUnownedSerialExecutor()
  }

  /// Timeout for connecting to PostgreSQL and for each response, since an operator waits for the
  /// report.
  static let patience = Duration.seconds(5)

  let configuration: GatewayConfiguration
  let logger: Logger
  private let report: @Sendable (Finding) -> Void
  private(set) var worst = Finding.Verdict.ok

  /// Creates a doctor.
  /// - Parameter report: called with each finding as soon as it is known.
  package init(
    _ configuration: GatewayConfiguration, logger: Logger,
    report: @escaping @Sendable (Finding) -> Void
  ) throws {
    self.configuration = configuration
    self.logger = logger
    self.report = report
    loop = try EventLoop(name: "doctor")
    try loop.start()
  }

  /// Runs all checks and returns the worst verdict.
  package func examine() async -> Finding.Verdict {
    add(.ok("settings", "all are valid"))
    await examineDatabase()
    for environment in PushEnvironment.allCases { add(await reach(environment)) }
    if let settings = configuration.signIn.openID { add(await provider(settings)) }
    add(ownCertificate(at: WallClock.now()))
    if let finding = legacyBridge { add(finding) }
    add(descriptors(DescriptorLimit.raise()))
    return worst
  }

  /// Returns findings for invalid settings. Until these are fixed, nothing else can be checked.
  package nonisolated static func findings(of faults: GatewayConfiguration.Faults) -> [Finding] {
    faults.all.map { Finding("settings", .fault, $0) }
  }

  /// Stops the event loop.
  package nonisolated func close() {
    loop.stop()
    loop.join()
  }

  func add(_ finding: Finding) {
    worst = max(worst, finding.verdict)
    report(finding)
  }
}
