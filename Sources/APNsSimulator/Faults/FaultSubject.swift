// SPDX-License-Identifier: Apache-2.0
import JSONText

/// A request or connection to match against rules.
package struct FaultSubject: Sendable {
  /// Fields of a request that rules can filter by.
  package struct Request: Sendable {
    package let kind: RequestKind
    package let path: String
    /// Device token in lower case; empty for requests without one.
    package let deviceToken: String
    /// Topic; for requests about channels the app's bundle id.
    package let topic: String

    package init(kind: RequestKind, path: String, deviceToken: String, topic: String) {
      self.kind = kind
      self.path = path
      self.deviceToken = deviceToken
      self.topic = topic
    }
  }

  package let moment: FaultMoment
  package let entrance: Entrance
  /// The request; nil for connections.
  package let request: Request?

  package init(_ request: Request, at entrance: Entrance) {
    moment = .request
    self.entrance = entrance
    self.request = request
  }

  package init(_ moment: FaultMoment, at entrance: Entrance) {
    self.moment = moment
    self.entrance = entrance
    request = nil
  }
}
