// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import HTTPTypes

extension ControlRoutes {
  func conformance(_ request: Request) throws -> Response {
    let report = try recorder().report
    switch request.query.first("format") {
    case "text": return .text(.ok, report.text)
    case "json": break
    case nil:
      let accepted = request.headers[.accept] ?? ""
      if accepted.hasPrefix("text/plain") { return .text(.ok, report.text) }
    default: throw Problem.unusable("format", "expected json or text")
    }
    return .bytes(.ok, report.json, contentType: "application/json")
  }

  func forgetConformance() throws -> Response {
    try recorder().beginAnew()
    return .empty(.noContent)
  }

  private func recorder() throws -> ConformanceRecorder {
    guard let recorder = service.conformance else {
      throw Problem(
        status: .conflict, code: "SIM1005", title: "Nothing is observed",
        detail: "Start the simulator with --conformance.")
    }
    return recorder
  }
}
