// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Progress within a day.
package struct OldTextPlace: Sendable, Equatable {
  let app: AppID
  let id: NotificationID
}
