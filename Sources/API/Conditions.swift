// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import PushModel

/// Requests that depend on what is there: `If-None-Match` saves who reads from taking what it has, `If-Match` saves
/// who writes from overwriting what it has not seen (decision 0070).
extension Call {
  func preconditions() throws(Fault) -> Preconditions {
    do throws(Preconditions.Malformed) { return try Preconditions(request.headers) } catch {
      throw Fault(
        .invalidParameter, at: "header/\(error.field.rawName)",
        "expected \"*\" or entity tags as answers have them, each in quotation marks")
    }
  }

  /// The answer to a request that reads, with its entity tag; 304 when the client has it.
  /// - Parameter tag: of the answer; made of its bytes without one.
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
    // It may be kept, and is to be asked about each time; by nobody on the way, since keys say who may read it.
    response.headers[.cacheControl] = route.access == .open ? "no-cache" : "private, no-cache"
    return response
  }
}

extension APIServices {
  /// The app as it is when what the request depends on holds. What this node knows may be a second old, so it looks
  /// again before it refuses.
  /// - Parameter tag: of what the request is about; nil when there is none.
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
  /// What the request depends on is not so.
  static let preconditionFailed = Fault(
    .preconditionFailed, "it is not in the state that If-Match or If-None-Match asks for")
}
