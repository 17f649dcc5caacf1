// SPDX-License-Identifier: Apache-2.0
import AsyncIO

@testable import HTTPServer

/// A body whose client sends its bytes and then stalls.
final class SilentBody: BodySource {
  private var bytes: [UInt8]
  var bodyPause: Duration?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func prepareBody(limit: Int, within time: Duration) {}

  func receiveBody(into bytes: inout [UInt8]) async throws(ExchangeFault) -> Bool {
    if self.bytes.isEmpty {
      do { try await Task.sleep(for: bodyPause ?? .seconds(600)) } catch { throw .gone }
    }
    bytes += self.bytes
    self.bytes = []
    return true
  }
}

extension Route {
  /// Responds to a request whose body is read piece by piece.
  func respond(to request: Request, body: any BodySource) async throws -> Response {
    guard case .streaming(let handle) = try admit(request) else {
      return try await respond(to: request)
    }
    return try await handle(request, RequestBody(body, BodyBudget(limit: .max)))
  }
}
