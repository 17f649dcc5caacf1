// SPDX-License-Identifier: Apache-2.0
package import Logging
import Synchronization

/// Log handler that keeps all lines with their metadata.
package final class CapturedLog: LogHandler {
  private let captured = Mutex<[String]>([])

  package init() {}

  package var lines: [String] { captured.withLock { $0 } }
  package var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }

  package var logLevel: Logger.Level {
    get { .trace }
    set {}
  }

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }

  package func log(event: LogEvent) {
    let pairs = (event.metadata ?? [:]).map { "\($0.key)=\($0.value)" }.sorted()
    captured.withLock { $0.append(([event.message.description] + pairs).joined(separator: " ")) }
  }
}
