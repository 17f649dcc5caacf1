// SPDX-License-Identifier: Apache-2.0
internal import Logging
internal import PushModel

extension Notification {
  /// Metadata that identifies a notification in the log, with the trace of its request.
  var logged: Logger.Metadata {
    var said: Logger.Metadata = ["notification": "\(id)"]
    if let trace = message.options.traceParent { said["traceparent"] = "\(trace)" }
    return said
  }

  /// Metadata that identifies a notification, with an error.
  func logged(_ error: any Error) -> Logger.Metadata {
    logged.merging(["error": "\(error)"]) { $1 }
  }
}
