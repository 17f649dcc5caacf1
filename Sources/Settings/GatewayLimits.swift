// SPDX-License-Identifier: Apache-2.0
package import API
package import APNs
package import DeliveryPipeline
package import Duties
package import HTTPServer
package import Localization
internal import PushModel
package import Webhooks

/// All limits and timeouts of a gateway. Defaults and reasons are stated where each is declared.
package struct GatewayLimits: Sendable {
  package var http = HTTPLimits()
  package var api = APILimits()
  package var pipeline = PipelineLimits()
  package var duties = DutyLimits()
  package var webhooks = WebhookLimits()
  package var apns = APNsLimits()
  package var catalogues = CatalogueLimits()
  /// Statement timeout of the connections that serve requests.
  package var statementTimeout = Duration.seconds(10)
  /// Seconds between the first 503 of `/readyz` and the closing of the listeners: the time that a
  /// load balancer needs to notice. The default is 0, because the wait is useless without a load
  /// balancer.
  package var drainDelay = 0.0

  /// Creates the default limits.
  package init() {}

  /// Parses one limit.
  struct Reader: Sendable {
    /// Applies a text; returns a description of valid values if the text is invalid.
    let apply: @Sendable (inout GatewayLimits, String) -> String?

    static func count(
      _ path: any WritableKeyPath<GatewayLimits, Int> & Sendable, from low: Int = 1
    ) -> Reader {
      Reader { limits, text in
        guard let value = Int(text), value >= low else { return "a whole number from \(low)" }
        limits[keyPath: path] = value
        return nil
      }
    }

    static func seconds(
      _ path: any WritableKeyPath<GatewayLimits, Double> & Sendable
    ) -> Reader {
      Reader { limits, text in
        guard let value = Double(text), value >= 0, value <= 86_400 else {
          return "seconds from 0 to 86400"
        }
        limits[keyPath: path] = value
        return nil
      }
    }

    static func duration(
      _ path: any WritableKeyPath<GatewayLimits, Duration> & Sendable
    ) -> Reader {
      Reader { limits, text in
        guard let value = Double(text), value > 0, value <= 86_400 else {
          return "seconds, more than 0 and at most 86400"
        }
        limits[keyPath: path] = .seconds(value)
        return nil
      }
    }
  }
}
