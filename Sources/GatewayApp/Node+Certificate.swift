// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import Logging
internal import Metrics
internal import PushModel
internal import TLS

extension Node {
  /// Reports the current server certificate in log and metrics, if TLS is used.
  func noteCertificate() {
    guard let certificate = setup.certificate?.summary else { return }
    metrics.gauge(.tlsCertificateExpires).set(Int(certificate.notAfter))
    let left = certificate.notAfter - Int64(setup.clock.now().seconds)
    let facts: Logger.Metadata = [
      "subject": "\(certificate.subject)", "fingerprint": "\(certificate.fingerprint)",
      "days_left": "\(left / 86_400)",
    ]
    if left <= 0 {
      logger.error("server certificate has expired", metadata: facts)
    } else {
      logger.notice("server certificate in use", metadata: facts)
    }
  }
}
