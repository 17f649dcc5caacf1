// SPDX-License-Identifier: Apache-2.0
import PushModel
import TestSupport

extension Notification {
  /// Returns a notification as acceptance creates it.
  static func sample(
    _ type: PushType = .alert, collapseID: String? = nil, expiresAt: Instant? = nil,
    payload: String = #"{"aps":{"alert":"Hi"}}"#
  ) -> Notification {
    Notification(
      id: NotificationID(UUID(milliseconds: noon.milliseconds, random: (1, 2))), app: 1,
      acceptedAt: noon, audience: .everyone,
      message: MessageContent(
        payload: Array(payload.utf8), options: MessageOptions(pushType: type)),
      context: MessageContext(appFallbackLanguages: ["en"]),
      topic: "com.example.chess" + type.topicSuffix, collapseID: collapseID, expiresAt: expiresAt)
  }
}
