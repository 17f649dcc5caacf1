// SPDX-License-Identifier: Apache-2.0

/// The addresses that did not answer in time when they were tried last. They are tried after all others, each still
/// in the string's order, so that a host that is a black hole costs its deadline once and not at every reconnect.
/// Any answer, a refusal too, brings an address back to its place.
struct SilentHosts {
  typealias Parameters = ConnectionTarget.Parameters

  private var silent: Set<[String]> = []

  mutating func answered(_ candidate: Parameters) { silent.remove(Self.place(candidate)) }

  mutating func timedOut(_ candidate: Parameters) { silent.insert(Self.place(candidate)) }

  /// The order to try what a lookup found. An address that is none of a host's any more is forgotten.
  mutating func ordered(_ candidates: [Parameters]) -> [Parameters] {
    silent.formIntersection(candidates.map(Self.place))
    return candidates.filter { !silent.contains(Self.place($0)) }
      + candidates.filter { silent.contains(Self.place($0)) }
  }

  private static func place(_ candidate: Parameters) -> [String] {
    ["host", "hostaddr", "port"].map { candidate[$0] ?? "" }
  }
}
