// SPDX-License-Identifier: Apache-2.0

/// An API command for a notification in progress.
package enum NotificationCommand: String, Sendable, CaseIterable {
  case pause, resume, cancel
}
