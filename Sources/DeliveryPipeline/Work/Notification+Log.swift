// SPDX-License-Identifier: Apache-2.0
internal import Logging
internal import PushModel

extension Notification {
  /// What lines of the log say of which notification they are about. Its caller finds it by the place in a trace that
  /// its request had.
  var logged: Logger.Metadata {
    var said: Logger.Metadata = ["notification": "\(id)"]
    if let trace = message.options.traceParent { said["traceparent"] = "\(trace)" }
    return said
  }

  /// The same with what went wrong.
  func logged(_ error: any Error) -> Logger.Metadata {
    logged.merging(["error": "\(error)"]) { $1 }
  }
}
