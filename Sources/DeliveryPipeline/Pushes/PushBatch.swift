// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import Messages
internal import PushModel
internal import Storage

/// Pushes of one row to the devices of a page, in columns. A push is an index of the page, so that
/// it needs no object of its own.
///
/// Covers pushes that may arrive twice, to registered devices of the row's environment. Used on the
/// shard's actor.
final class PushBatch {
  let row: RunningWork
  let page: AudiencePage
  /// Place of the page's first device in the order of the row's devices.
  let firstPlace: Int
  /// Number of earlier attempts.
  let attempts: Int
  /// Badges of the app's icon by device; empty if no device gets one.
  private let badges: [Int?]
  let requests: APNsBatch
  private let renderer: MessageRenderer
  /// Whether a rendering depends only on the preferences of its reader.
  private let isShared: Bool
  /// Renderings of `requests`, at the positions of their payloads.
  private var renderings: [Rendering] = []
  /// Rendering of each push, and of each list of preferences; `none` before.
  private var renderingOf: [UInt16]
  private var renderingFor: [UInt16]
  /// Pushes that are sent again.
  private var resent: [Int: Resent] = [:]

  private static let none = UInt16.max

  private struct Resent {
    /// Number of immediate resends.
    let count: Int
    /// Number of the push from its admission, which lasts.
    let admission: Int
  }

  private struct Rendering {
    /// Without bytes once the only push with this rendering has ended.
    var payload: RenderedPayload
    /// Position of its language in the row's progress; nil until it is needed.
    var language: UInt16?
  }

  /// Returns nil if the row's pushes must not arrive twice, or are only recorded.
  ///
  /// - Parameter badges: badges of the app's icon by device; empty if no device gets one.
  init?(
    _ page: AudiencePage, of row: RunningWork, attempts: Int = 0, badges: [Int?] = []
  ) {
    guard let renderer = row.renderer, row.translation.repeatIsHarmless else { return nil }
    self.row = row
    self.page = page
    self.attempts = attempts
    self.badges = badges
    self.renderer = renderer
    firstPlace = row.nextPlace
    requests = APNsBatch(
      head: row.translation.head, tokens: page.tokens, ends: page.tokenEnds)
    isShared = !renderer.isPersonal && !renderer.clocks.isNeeded && badges.isEmpty
    renderingOf = Array(repeating: Self.none, count: page.count)
    renderingFor = Array(repeating: Self.none, count: isShared ? page.preferences.count : 0)
  }

  /// Creates the batch of one push. Returns nil also if a batch does not cover the device.
  convenience init?(
    _ device: Recipient, of row: RunningWork, attempts: Int, badge: Int?
  ) {
    let page = AudiencePage(devices: [AudiencePage.Device(device)], next: nil)
    self.init(
      page, of: row, attempts: attempts, badges: badge.map { [$0] } ?? [])
    guard covers(0) else { return nil }
  }

  /// Whether the push to a device belongs to a batch: the device is registered in the row's
  /// environment, and its token is not suspected to be invalid.
  func covers(_ index: Int) -> Bool {
    let marks = page.marks[index]
    return marks.contains(.isRegistered) && !marks.contains(.isRecorded)
      && !marks.contains(.isUnverified)
      && marks.contains(.isSandbox) == (row.work.row.environment == .sandbox)
  }

  func place(_ index: Int) -> Int { firstPlace + index }

  private func badge(_ index: Int) -> Int? { badges.isEmpty ? nil : badges[index] }

  /// Returns the position of a push's language for `RowProgress.counted`.
  func language(_ index: Int, position: (String) -> UInt16) -> UInt16 {
    let rendering = Int(renderingOf[index])
    if let known = renderings[rendering].language { return known }
    let language = position(renderings[rendering].payload.language ?? "")
    renderings[rendering].language = language
    return language
  }

  /// Sets the payload of a push. Returns false if it was set before.
  func render(_ index: Int) throws(RenderFailure) -> Bool {
    guard renderingOf[index] == Self.none else { return false }
    let list = Int(page.preferenceOf[index])
    if isShared, renderingFor[list] != Self.none {
      set(renderingFor[list], of: index)
      return true
    }
    let device = page[index].recipient
    let payload = try renderer.render(for: device, badge: badge(index))
    renderings.append(Rendering(payload: payload))
    let position = requests.addPayload(payload.bytes)
    if isShared { renderingFor[list] = position }
    set(position, of: index)
    return true
  }

  private func set(_ rendering: UInt16, of index: Int) {
    renderingOf[index] = rendering
    requests.setPayload(rendering, of: index)
  }

  /// Returns the payload of a push that `render` has set.
  func rendered(_ index: Int) -> RenderedPayload { renderings[Int(renderingOf[index])].payload }

  /// Returns a push with the state that the batch has of it.
  func push(_ index: Int) -> Push {
    let device = page[index].recipient
    var push = Push(
      row: row, recipient: device, place: place(index), attempts: attempts,
      badge: badge(index), isEnvironmentProbe: false,
      resends: resent[index]?.count ?? 0)
    if renderingOf[index] != Self.none { push.language = rendered(index).language }
    return push
  }

  /// Keeps the state of a push that is sent again.
  ///
  /// - Parameter admission: number of the push from its admission.
  func keep(_ push: Push, _ index: Int, admission: Int) {
    resent[index] = Resent(count: push.resends, admission: admission)
  }

  /// Returns the number from the admission of a push that is sent again; nil for others.
  func admission(_ index: Int) -> Int? { resent[index]?.admission }

  /// Releases the payload of a push that has ended, unless other pushes share it. A page would
  /// otherwise hold a payload for each of its devices until its last push ends.
  func release(_ index: Int) {
    guard !isShared, renderingOf[index] != Self.none else { return }
    renderings[Int(renderingOf[index])].payload.bytes = []
    requests.removePayload(renderingOf[index])
  }
}
