// SPDX-License-Identifier: Apache-2.0
internal import Logging
internal import Metrics
internal import PushModel
internal import Storage

extension Node {
  /// Complaints that one look writes: with a wrong secret key every credential has one.
  private static let loggedComplaints = 20

  /// Tells of credentials that cannot be used or soon will not, each once, before anything waits for them.
  func sampleCredentials() async {
    let used = (try? await dutyStore.destinationsWithDevices()) ?? []
    let now = setup.clock.now()
    let complaints = configuration.credentialComplaints(at: now, used: used)
    for environment in PushEnvironment.allCases {
      for kind in CredentialComplaint.Kind.allCases {
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

  private func log(_ new: [CredentialComplaint]) {
    for complaint in new.prefix(Self.loggedComplaints) {
      logger.warning(
        "apps or credentials \(complaint.kind.inWords): nothing can be sent under them",
        metadata: ["of": "\(complaint)"])
    }
    if new.count > Self.loggedComplaints {
      logger.warning(
        "more apps or credentials are at fault than are logged: `GET …/credentials` tells of each",
        metadata: ["count": "\(new.count)"])
    }
  }
}
