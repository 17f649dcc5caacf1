// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import PushModel

/// Conditional requests (decision 0047). `If-None-Match` saves the transfer of unchanged content,
/// and `If-Match` prevents lost updates.
extension Call {
  func preconditions() throws(Fault) -> Preconditions {
    do throws(Preconditions.Malformed) { return try Preconditions(request.headers) } catch {
      throw Fault(
        .invalidParameter, at: "header/\(error.field.rawName)",
        "expected \"*\" or entity tags as in responses, each in quotation marks")
    }
  }

  /// Returns the response to a read with its entity tag, or 304 if the client has this content
  /// already.
  /// - Parameter tag: the response's tag; nil computes it from the body.
  func answer(_ response: Response, tag: EntityTag? = nil) throws(Fault) -> Response {
    guard case .bytes(let body) = response.content, response.status == .ok else { return response }
    let tag = tag ?? EntityTag(of: body)
    var response = response
    switch try preconditions().verdict(for: tag) {
    case .holds: break
    case .unchanged:
      response = .empty(.notModified)
    case .failed: throw .preconditionFailed
    }
    response.headers[.eTag] = tag.description
    // Clients may cache the response and must revalidate it. Shared caches may not store responses
    // that depend on the key.
    response.headers[.cacheControl] = route.access == .open ? "no-cache" : "private, no-cache"
    return response
  }
}

extension APIServices {
  /// Returns the app in a state that satisfies the request's conditions. Reads the app again before
  /// it rejects the request, because this node's copy may be a second old.
  /// - Parameter tag: returns the entity tag of the request's resource; nil if the resource does
  ///   not exist.
  func holding(
    _ call: Call, _ app: App, _ tag: (App) async throws -> EntityTag?
  ) async throws -> App {
    let preconditions = try call.preconditions()
    if preconditions.isEmpty { return app }
    if preconditions.verdict(for: try await tag(app)) == .holds { return app }
    let newest = try await newest(app)
    guard preconditions.verdict(for: try await tag(newest)) == .holds else {
      throw Fault.preconditionFailed
    }
    return newest
  }
}

extension Fault {
  /// The request's conditions are not satisfied.
  static let preconditionFailed = Fault(
    .preconditionFailed, "the current entity tag does not satisfy If-Match or If-None-Match")
}
