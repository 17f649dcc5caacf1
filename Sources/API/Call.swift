// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
internal import HTTPTypes
internal import Localization
internal import PushModel

/// An authorized request.
package struct Call: Sendable {
  package let request: Request
  /// Nil on open routes.
  package let caller: Caller?
  package let route: APIRoute

  /// The bundle id in the path; "" if the path has none.
  var appName: String { request.parameters["app"] ?? "" }

  /// Returns the entry for the audit log.
  ///
  /// - Parameter app: bundle id of the affected app; needed if the path does not contain it.
  func change(of app: String? = nil) -> AuditedChange {
    AuditedChange(
      by: caller?.actor ?? .anybody, action: "\(route.method.rawValue) \(route.pattern)",
      path: request.path, app: app ?? request.parameters["app"], requestID: request.id)
  }

  func parameter(_ name: String) -> String { request.parameters[name] ?? "" }

  /// Parses the device token in the path.
  func deviceToken() throws(Fault) -> DeviceToken {
    do throws(DeviceToken.Fault) {
      return try DeviceToken(hex: parameter("token"))
    } catch { throw Fault(.invalidDeviceToken, at: "path/token", error.sentence) }
  }
}
