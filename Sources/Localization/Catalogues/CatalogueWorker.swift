// SPDX-License-Identifier: Apache-2.0

/// Where catalogues are read and compiled: beside the shards' loops, which go on meanwhile, and one
/// after the other, so that however many are uploaded at once they take one core at the most.
package actor CatalogueWorker {
  package init() {}

  /// Runs `work` here. Nobody can interrupt it: a large catalogue takes some hundred milliseconds.
  package func run<Value: Sendable, Fault: Error>(
    _ work: @Sendable () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    try work()
  }
}
