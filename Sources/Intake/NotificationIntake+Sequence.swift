// SPDX-License-Identifier: Apache-2.0
package import PushModel
internal import Storage

extension NotificationIntake {
  /// Result of storing a sequence of notifications.
  package struct SequenceResult {
    /// Number of leading drafts that are stored. They survive a crash.
    package var stored: Int
    /// Why the draft after them is not stored; nil if all are stored.
    package var failure: SequenceFailure?
  }

  /// Why a draft of a sequence is not stored.
  package enum SequenceFailure: Error {
    /// The draft is invalid: a `MessageFault` or `TimingFault`.
    case invalid(any Error)
    /// PostgreSQL failed; later drafts are not stored either, or their state is unknown.
    case storage(any Error)
  }

  /// Stores notifications of an app, up to the first invalid draft, in one transaction. At every
  /// moment, the stored drafts are a prefix of the sequence. A draft whose token is registered for
  /// another kind of push is left out: APNs would accept no push to it.
  ///
  /// The audiences are plain (`Audience.isPlain`), or the sequence has one draft: other audiences
  /// are read before they are stored.
  package func accept(inOrder drafts: [NotificationDraft], app: App) async -> SequenceResult {
    var ready: [Ready] = []
    var failure: SequenceFailure?
    for draft in drafts {
      do { ready.append(try await checked(draft, app)) } catch {
        failure = error is StorageError ? .storage(error) : .invalid(error)
        break
      }
    }
    if ready.count > 1 {
      do throws(StorageError) {
        try await commit(together: ready)
        return SequenceResult(stored: ready.count, failure: failure)
      } catch {
        // Which row PostgreSQL rejects is known only when they are stored one by one.
        guard case .refused = error else {
          return SequenceResult(stored: 0, failure: .storage(error))
        }
      }
    }
    for (index, item) in ready.enumerated() {
      do { _ = try await commit(item) } catch {
        return SequenceResult(stored: index, failure: .storage(error))
      }
    }
    return SequenceResult(stored: ready.count, failure: failure)
  }
}
