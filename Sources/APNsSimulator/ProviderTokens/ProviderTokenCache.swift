// SPDX-License-Identifier: Apache-2.0

/// What reading each `authorization` value gave, so that one signature is checked once and not
/// for each of the thousand pushes it comes with.
struct ProviderTokenCache {
  /// A client changes its token every 20 minutes at the soonest, so this is ample; full, it is
  /// emptied, so that a client that signs for every push costs no memory.
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
