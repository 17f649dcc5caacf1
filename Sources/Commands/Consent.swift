// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient

/// Confirmation of commands that cannot be undone.
struct Consent: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Do not ask for confirmation.")
  var yes = false

  func ask(_ question: String) throws { try Terminal.confirm(question, isConfirmed: yes) }
}

/// Returns the query with those pairs that have a value.
func query(_ pairs: [(name: String, value: String?)]) -> [QueryPair] {
  pairs.compactMap { pair in pair.value.map { QueryPair(pair.name, $0) } }
}
