// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Logging
internal import Postgres
internal import PushModel
internal import Storage

/// Looks at what a gateway of these settings would need before it is started, and beside one that runs: it changes
/// nothing, and each look ends by a deadline of seconds.
package actor Doctor {
  package nonisolated let loop: EventLoop
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    loop.asUnownedSerialExecutor()
  }

  /// For a connection to PostgreSQL and each answer: who is asked whether all is well does not wait for minutes.
  static let patience = Duration.seconds(5)

  let configuration: GatewayConfiguration
  let logger: Logger
  private let report: @Sendable (Finding) -> Void
  private(set) var worst = Finding.Verdict.ok

  /// - Parameter report: is told each finding when it is there.
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

  /// Looks at everything, and answers the worst that was found.
  package func examine() async -> Finding.Verdict {
    tell(.ok("settings", "all can be used"))
    await examineDatabase()
    for environment in PushEnvironment.allCases { tell(await reach(environment)) }
    tell(ownCertificate(at: WallClock.now()))
    tell(descriptors(DescriptorLimit.raise()))
    return worst
  }

  /// Settings that cannot be used, of which nothing else can be looked at.
  package nonisolated static func findings(of faults: GatewayConfiguration.Faults) -> [Finding] {
    faults.all.map { Finding("settings", .fault, $0) }
  }

  /// Ends the loop.
  package nonisolated func close() {
    loop.stop()
    loop.join()
  }

  func tell(_ finding: Finding) {
    worst = max(worst, finding.verdict)
    report(finding)
  }
}
