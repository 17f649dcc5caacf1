// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
internal import HTTPTypes
internal import Logging
internal import Metrics
internal import PushModel

/// Authorization of a request at its arrival, and again during long responses. In between, a key
/// may be revoked, replaced or bound to other apps, and a certificate may expire.
extension APIServices {
  /// Returns the caller as the current keys define it; nil on open routes.
  /// - Throws: a `Fault` if the request is not authorized.
  func caller(
    of request: Request, to route: APIRoute, _ configuration: ConfigurationSnapshot
  ) throws(Fault) -> Caller? {
    try route.admit(
      authorization: request.headers[.authorization], certificate: certificate(of: request),
      appName: request.parameters["app"] ?? "", policy: access, configuration: configuration
    ) { request.note($0.actor.logged) }
  }

  /// Returns the client certificate while it is valid; its validity may end before the connection
  /// does.
  func certificate(of request: Request) -> ClientCertificate? {
    request.certificate.flatMap {
      now().microseconds < $0.notAfter * 1_000_000 ? $0 : nil
    }
  }
}

extension AuditedChange.Actor {
  /// The actor in request log lines, without the name of a person.
  package var logged: RequestCaller {
    if case .key(let id, _) = self { return RequestCaller(kind: kind.name, keyID: Int(id)) }
    return RequestCaller(kind: kind.name)
  }
}

extension APIServices {
  /// Counts a page's request against the rate limit of its caller's key, and notes the use of the
  /// key. Throws if the limit is exceeded.
  package func count(requestOf caller: Caller) throws(Fault) { _ = try takeQuota(of: caller) }

  /// Returns the key's rate limit status; nil if it has no limit. Throws if the limit is exceeded.
  func takeQuota(of caller: Caller?) throws(Fault) -> KeyRates.Quota? {
    guard let caller, case .key(let id, _) = caller.actor else { return nil }
    let now = now()
    keyUses.note(id, at: now)
    guard let limit = caller.rateLimit else { return nil }
    let standing = keyRates.take(id, limit: limit, at: now)
    guard standing.isAllowed else {
      meters?.counter(.requestsRateLimited).add()
      var fault = Fault(
        .rateLimited, "this key may send \(limit) requests a second to each node")
      fault.retryAfterSeconds = standing.waitSeconds
      fault.rate = standing
      throw fault
    }
    return standing
  }
}

extension APIServices {
  /// Returns whether an event stream may continue. A stream ends without an error; the client
  /// reconnects and receives the error then.
  func goesOn(_ call: Call) -> Bool {
    do throws(Fault) { try call.mayProceed(self) } catch {
      noteEnd(ofStream: call.request, error)
      return false
    }
    return true
  }

  /// Logs that an event stream ends because its caller is no longer authorized.
  package func noteEnd(ofStream request: Request, _ fault: Fault) {
    logger.info(
      "event stream ended: key no longer authorized",
      metadata: ["request_id": "\(request.id)", "code": "\(fault.code.number)"])
  }
}

extension Call {
  /// Checks the authorization again. Call it wherever a response, or the reception of a body,
  /// continues after a wait. Takes some microseconds and no statement.
  /// - Throws: a `Fault` if the request is no longer authorized.
  func mayProceed(_ services: APIServices) throws(Fault) {
    _ = try services.caller(of: request, to: route, services.configuration())
  }
}
