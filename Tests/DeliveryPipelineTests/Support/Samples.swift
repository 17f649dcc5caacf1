// SPDX-License-Identifier: Apache-2.0
import PushModel
import Storage
import TestSupport

extension NotificationRecord {
  /// A notification as acceptance makes it.
  static func sample(
    _ type: PushType = .alert, collapseID: String? = nil, expiresAt: Instant? = nil,
    payload: String = #"{"aps":{"alert":"Hi"}}"#
  ) -> NotificationRecord {
    NotificationRecord(
      id: NotificationID(milliseconds: noon.milliseconds, random: (1, 2)), app: 1,
      acceptedAt: noon, payload: Array(payload.utf8), audience: .everyone, environment: nil,
      pushType: type, topic: "com.example.chess" + type.topicSuffix,
      priority: type.defaultPriority, collapseID: collapseID, expiresAt: expiresAt,
      fallbackLanguages: [], appFallbackLanguages: ["en"], sourceLanguage: "en",
      stringsRevision: 0)
  }
}
