// SPDX-License-Identifier: Apache-2.0
import HTTP2

/// Filter for recorded requests.
package struct ReceivedQuery: Sendable {
  package var deviceToken: String?
  package var topic: String?
  package var environment: PushEnvironment?
  package var limit: Int

  package init(
    deviceToken: String? = nil, topic: String? = nil, environment: PushEnvironment? = nil,
    limit: Int = 100
  ) {
    self.deviceToken = deviceToken?.lowercased()
    self.topic = topic
    self.environment = environment
    self.limit = limit
  }

  func matches(_ push: ReceivedPush) -> Bool {
    if let deviceToken, push.deviceToken != deviceToken { return false }
    if let environment, push.environment != environment { return false }
    return topic == nil || push.topic == topic
  }
}
