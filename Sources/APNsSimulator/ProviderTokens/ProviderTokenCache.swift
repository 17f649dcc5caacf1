// SPDX-License-Identifier: Apache-2.0

/// Caches the result for each `authorization` value, so that a signature is verified once instead
/// of for each push.
struct ProviderTokenCache {
  /// Maximum number of entries; a full cache is cleared. Clients should change tokens at most once
  /// every 20 minutes, but a client that signs for every push must not fill memory.
  static let maximumEntries = 1024

  private var readings: [[UInt8]: ProviderToken.Reading] = [:]
  private var revision = 0

  mutating func read(
    authorization: ArraySlice<UInt8>?, keys: KeyBook, strictSignature: Bool
  ) -> ProviderToken.Reading {
    guard let authorization = authorization.map({ Array($0) }) else {
      return .refused(.missingProviderToken)
    }
    if revision != keys.revision {
      readings.removeAll(keepingCapacity: true)
      revision = keys.revision
    }
    if let known = readings[authorization] { return known }
    let reading = ProviderToken.read(
      authorization: authorization, keys: keys, strictSignature: strictSignature)
    if readings.count >= Self.maximumEntries { readings.removeAll(keepingCapacity: true) }
    readings[authorization] = reading
    return reading
  }
}
