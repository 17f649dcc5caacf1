// SPDX-License-Identifier: Apache-2.0
import Synchronization
package import TLS

/// The signers of one process, one for each key, whichever shard asks: shards that signed for
/// themselves would bring Apple several tokens of a key at once.
package final class ProviderTokenSigners: Sendable {
  /// A key by its names and its own fingerprint, since another may come under the same names.
  private struct Key: Hashable {
    let teamID: String
    let keyID: String
    let fingerprint: [UInt8]
  }

  /// As many as keys were used since the process began.
  private let signers = Mutex<[Key: ProviderTokenSigner]>([:])

  package init() {}

  /// The signer of this key. Throws when `pem` holds none.
  package func signer(
    teamID: String, keyID: String, pem: String
  ) throws(TLSError) -> ProviderTokenSigner {
    let key = Key(teamID: teamID, keyID: keyID, fingerprint: SHA256.hash(Array(pem.utf8)))
    return try signers.withLock { signers throws(TLSError) in
      if let known = signers[key] { return known }
      let made = ProviderTokenSigner(
        credential: ProviderCredential(
          teamID: teamID, keyID: keyID, privateKey: try ES256PrivateKey(pem: pem)))
      signers[key] = made
      return made
    }
  }
}
