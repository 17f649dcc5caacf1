// SPDX-License-Identifier: Apache-2.0
internal import Messages
internal import PushModel
internal import Storage

/// Finds the readers for a preview request.
struct PreviewReaders {
  private let request: PreviewRequest
  private let app: App
  private let store: Store
  private let limit: Int

  init(_ request: PreviewRequest, app: App, store: Store, limit: Int) {
    self.request = request
    self.app = app
    self.store = store
    self.limit = limit
  }

  /// Returns the requested readers. If there are more than `limit`, returns more than `limit`
  /// readers, so that callers notice.
  func find(_ renderer: MessageRenderer) async throws -> [PreviewReader] {
    guard let recipients = request.message.recipients else { return try await named() }
    let first = recipients.entries.prefix(limit)
    guard request.languages.isEmpty else {
      return first.enumerated().flatMap { position, entry in
        request.languages.map {
          PreviewReader(languages: $0, recipient: position, user: entry.user)
        }
      }
    }
    return try await devices(first.compactMap(\.token), first.compactMap(\.user))
      .map { device in
        PreviewReader(
          languages: device.languages, device: device,
          recipient: renderer.position(of: device.token, user: device.user), user: device.user)
      }
      .sorted { ($0.recipient ?? 0) < ($1.recipient ?? 0) }
  }

  /// Returns the named readers that are registered.
  func reached(_ renderer: MessageRenderer) async throws -> [PreviewReader] {
    if request.message.recipients != nil { return try await find(renderer) }
    return try await devices(
      Array(request.tokens.prefix(limit)), Array(request.users.prefix(limit))
    )
    .map { PreviewReader(languages: $0.languages, device: $0, user: $0.user) }
  }

  private func named() async throws -> [PreviewReader] {
    // Tokens are read separately from users, so that a user's many devices do not displace a token.
    var found = try await devices(request.tokens, [])
    let tokens = Set(found.map(\.token))
    if let position = request.tokens.firstIndex(where: { !tokens.contains($0) }) {
      throw UnreachedDevice(position: position)
    }
    found += try await devices([], request.users).filter { !tokens.contains($0.token) }
    return request.languages.map { PreviewReader(languages: $0) }
      + found.map { PreviewReader(languages: $0.languages, device: $0, user: $0.user) }
  }

  private func devices(_ tokens: [DeviceToken], _ users: [String]) async throws -> [Device] {
    if tokens.isEmpty, users.isEmpty { return [] }
    return try await store.devices.reached(
      app: app.id, tokens: tokens, users: users,
      kind: request.message.options.tokenKind, limit: limit + 1)
  }
}
