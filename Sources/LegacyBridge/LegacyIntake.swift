// SPDX-License-Identifier: Apache-2.0
internal import Intake
internal import Messages
internal import PushModel
internal import Storage

/// Stores the frames of one connection in order.
struct LegacyIntake {
  let context: LegacyContext
  let sender: LegacySender

  /// Frames that are ready to be stored.
  struct Batch {
    fileprivate var items: [Item] = []
    /// Why the frame after `items` is not stored; nil if none follows.
    fileprivate var failure: Failure?

    /// Whether the connection ends after the batch.
    var isLast: Bool { failure != nil }
  }

  fileprivate enum Failure {
    case faulty(LegacyError)
    /// The sender repeats everything after the last stored frame.
    case unavailable
  }

  /// A frame with its draft, and whether its token's device is unregistered.
  fileprivate struct Item {
    let frame: LegacyFrame
    let draft: NotificationDraft
    var isUnregistered = false
  }

  /// Result of a batch.
  struct Result {
    /// Number of stored frames.
    var stored = 0
    /// Identifier of the last stored frame that has one, also of earlier batches; 0 if none has.
    var last: UInt32
    /// The error response that ends the connection, if any.
    var error: LegacyError?
  }

  /// The sender's app; nil if it was deleted.
  private var app: App? { context.configuration().app(id: sender.app) }

  private func noApp(_ frame: LegacyFrame?) -> LegacyError {
    LegacyError(.missingTopic, identifier: frame?.identifier ?? 0)
  }

  /// Translates frames, and registers their unknown tokens.
  ///
  /// - Parameter fault: the fault of the frame after them, if any.
  func prepared(_ frames: [LegacyFrame], before fault: LegacyError?) async -> Batch {
    guard app != nil else { return Batch(failure: .faulty(noApp(frames.first))) }
    var batch = Batch(failure: fault.map { .faulty($0) })
    for frame in frames {
      do throws(LegacyError) {
        batch.items.append(
          Item(frame: frame, draft: try LegacyTranslation.draft(frame, from: sender)))
      } catch let fault {
        batch.failure = .faulty(fault)
        break
      }
    }
    do {
      if let fault = try await register(&batch.items) { batch.failure = .faulty(fault) }
    } catch { batch = Batch(failure: .unavailable) }
    return batch
  }

  /// Stores a batch up to the first faulty frame. Stored frames survive a crash.
  ///
  /// - Parameter last: identifier of the last frame that an earlier batch stored.
  func store(_ batch: Batch, after last: UInt32) async -> Result {
    var result = Result(last: last)
    let items = batch.items
    // The app may be deleted between the preparation and now.
    guard let app else {
      result.error = noApp(items.first?.frame)
      return result
    }
    var failure = batch.failure
    while result.stored < items.count {
      let part = Self.part(items[result.stored...])
      let accepted = await context.intake.accept(inOrder: part.map(\.draft), app: app)
      let stored = items[result.stored...].prefix(accepted.stored)
      result.stored += accepted.stored
      result.last = stored.last { $0.frame.identifier != nil }?.frame.identifier ?? result.last
      guard let fault = accepted.failure else { continue }
      failure = Self.failure(fault, of: items[result.stored].frame)
      break
    }
    switch failure {
    case .faulty(let error): result.error = error
    case .unavailable: result.error = LegacyError(.shutdown, identifier: result.last)
    case nil: break
    }
    return result
  }

  /// Registers unknown tokens. Removes items from the first one whose token is known to be
  /// unusable, and returns its error.
  private func register(_ items: inout [Item]) async throws(StorageError) -> LegacyError? {
    guard !items.isEmpty else { return nil }
    let kinds = items.map(\.draft.message.options.tokenKind)
    let tokens = zip(items, kinds).map {
      (token: DeviceToken(bytes: $0.frame.token), kind: $1)
    }
    let known = try await context.store.deviceChanges.registerUnknown(
      tokens, app: sender.app, environment: sender.environment,
      isAssumed: sender.isEnvironmentAssumed)
    for index in items.indices {
      guard known[index].kind == kinds[index], known[index].state != .quarantined else {
        let identifier = items[index].frame.identifier ?? 0
        items.removeSubrange(index...)
        return LegacyError(.invalidToken, identifier: identifier)
      }
      guard known[index].state == .unregistered else { continue }
      let frame = items[index].frame
      do throws(LegacyError) {
        items[index] = Item(
          frame: frame,
          draft: try LegacyTranslation.draft(
            frame, from: sender, unregisteredIn: known[index].environment),
          isUnregistered: true)
      } catch let fault {
        items.removeSubrange(index...)
        return fault
      }
    }
    return nil
  }

  /// Returns the leading items that are stored together. A push to an unregistered device is stored
  /// alone, because its audience is read before.
  private static func part(_ items: ArraySlice<Item>) -> ArraySlice<Item> {
    if items.first?.isUnregistered == true { return items.prefix(1) }
    return items.prefix { !$0.isUnregistered }
  }

  private static func failure(
    _ failure: NotificationIntake.SequenceFailure, of frame: LegacyFrame
  ) -> Failure {
    let identifier = frame.identifier ?? 0
    switch failure {
    case .invalid(let error): return .faulty(LegacyError(refusing: error, identifier: identifier))
    case .storage(StorageError.refused):
      return .faulty(LegacyError(.unknown, identifier: identifier))
    case .storage: return .unavailable
    }
  }
}
