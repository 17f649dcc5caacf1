// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import JSONText

/// Filter of a list of deliveries.
struct DeliveryFilterOptions: ParsableArguments {
  @Option(help: "Only deliveries with this outcome, such as rejected.") var outcome: String?
  @Option(help: "Only deliveries with this reason, such as TopicDisallowed.") var reason: String?

  var pairs: [QueryPair] { query([("outcome", outcome), ("reason", reason)]) }
}
