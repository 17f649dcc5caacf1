// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Why the schema does not fit this release.
package enum MigrationError: Error, Sendable, CustomStringConvertible {
  /// An applied migration has different content in this binary.
  case changed(name: String)
  /// The database has more than one migration that this release does not know.
  case newer(number: Int)
  /// The database lacks migrations, which `pushgate migrate` applies.
  case behind(number: Int)
  /// Another migrator held the migration lock until the deadline.
  case lockHeld
  /// Other sessions held locks on the migration's tables until `patience.total` had passed.
  case locked(name: String, seconds: Int, by: [LockHolder])
  case failed(name: String, String)

  package var description: String {
    switch self {
    case .changed(let name):
      "migration \(name) was applied with other content than in this binary; use the release "
        + "that applied it"
    case .newer(let number):
      "the database is at schema \(number), this release runs on schema \(Migrator.latest) and the one after "
        + "it: use a newer release"
    case .behind(let number):
      "the database is at schema \(number), this release needs \(Migrator.latest); run `pushgate migrate`"
    case .lockHeld: "another `pushgate migrate` has been running for too long"
    case .locked(let name, let seconds, let holders):
      "migration \(name) got no lock in \(seconds) s: \(Migrator.words(holders)). Run `pushgate migrate` "
        + "again later, or with a longer `--wait`: it continues with this migration"
    case .failed(let name, let why): "migration \(name) failed and was rolled back: \(why)"
    }
  }
}
