// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import Logging
internal import PushModel

/// Who sends a request, asked when it comes, and again where its answer goes on: a key may be revoked, bound otherwise
/// or replaced, and a certificate run out, in the middle of it.
extension APIServices {
  /// Who sends a request, by the keys that there are now; nil on open routes.
  /// - Throws: why they are not let in.
  func caller(
    of request: Request, to route: APIRoute, _ configuration: ConfigurationSnapshot
  ) throws(Fault) -> Caller? {
    try route.admit(
      authorization: request.headers[.authorization], certificate: certificate(of: request),
      appName: request.parameters["app"] ?? "", policy: access, configuration: configuration)
  }

  /// A connection may outlive the certificate that it began with.
  func certificate(of request: Request) -> ClientCertificate? {
    request.certificate.flatMap {
      now().microseconds < $0.notAfter * 1_000_000 ? $0 : nil
    }
  }
}

extension APIServices {
  /// The same of an event stream, whose end says nothing: who comes back is told why they are not let in.
  func goesOn(_ call: Call) -> Bool {
    do throws(Fault) { try call.mayGoOn(self) } catch {
      logger.info(
        "an event stream ends: its key is no longer let in",
        metadata: ["request_id": "\(call.request.id)", "code": "\(error.code.number)"])
      return false
    }
    return true
  }
}

extension Call {
  /// Asked wherever an answer, or the taking of a body, goes on after a wait: each look costs some microseconds, and no
  /// statement.
  /// - Throws: why the request would not be let in any more.
  func mayGoOn(_ services: APIServices) throws(Fault) {
    _ = try services.caller(of: request, to: route, services.configuration())
  }
}
