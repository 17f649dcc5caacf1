// SPDX-License-Identifier: Apache-2.0
internal import API
internal import DeliveryPipeline
internal import HTTPServer
internal import Localization
internal import Metrics
internal import Postgres
internal import PushModel

/// The version of this build.
package enum PushgateVersion {
  /// Semantic version.
  package static let current = "0.1.0"
}
