// SPDX-License-Identifier: Apache-2.0
internal import Logging
internal import Metrics
internal import PushModel
internal import Storage

extension Node {
  /// Maximum problems logged per sample: with a wrong secret key, every credential has one.
  private static let loggedComplaints = 20

  /// Reports each credential that is unusable, or soon will be, once, before pushes wait for it.
  func sampleCredentials() async {
    let used = (try? await dutyStore.destinationsWithDevices()) ?? []
    let now = setup.clock.now()
    let complaints = configuration.credentialComplaints(at: now, used: used)
    for environment in PushEnvironment.allCases {
      for kind in CredentialProblem.Kind.allCases {
        let count = complaints.count { $0.kind == kind && $0.environment == environment }
        metrics.gauge(.credentialsFaulty, environment.rawValue, kind.rawValue).set(count)
      }
      let expiry = configuration.firstExpiry(in: environment, after: now)
      let seconds = expiry.map { Double($0.microseconds) / 1e6 } ?? 0
      metrics.gauge(.certificateExpires, environment.rawValue).set(seconds)
    }
    log(complaints.filter { !credentialComplaints.contains($0) })
    credentialComplaints = Set(complaints)
  }

  private func log(_ new: [CredentialProblem]) {
    for complaint in new.prefix(Self.loggedComplaints) {
      logger.warning(
        "apps or credentials \(complaint.kind.inWords)",
        metadata: ["of": "\(complaint)"])
    }
    if new.count > Self.loggedComplaints {
      logger.warning(
        "further credential problems are not logged: see `GET …/credentials`",
        metadata: ["count": .stringConvertible(new.count)])
    }
  }
}
