// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import Storage
import TestSupport
import Testing

extension ContractTests {
  /// A request with a trace context.
  func traces(_ gateway: isolated TestGateway) async throws {
    var headers = HTTPFields()
    headers[try #require(HTTPField.Name("traceparent"))] =
      "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
    let accepted = try await gateway.send(
      .post, "/v1/apps/\(TestGateway.app)/notifications",
      #"{"to": {"tokens": ["aa"]}, "payload": {"aps": {"alert": "Hi"}}}"#, headers: headers)
    let id = try #require(accepted["/id"]?.string, "\(accepted.text)")
    let shown = try await gateway.app(.get, "/notifications/\(id)")
    #expect(shown["/traceparent"]?.string?.hasSuffix("-00f067aa0ba902b7-01") == true)
    try await gateway.store?.run("DELETE FROM queue WHERE notification = '\(id)'")
  }
}
