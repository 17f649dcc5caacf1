// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel
internal import Storage

/// Changes of all devices that match the filters of a list.
struct MatchingDevicesPage {
  static let routes: [AdminRoute] = [
    AdminRoute(.get, "devices/matching", .scope(.devices), show),
    AdminRoute(.post, "devices/matching", .scope(.devices), change),
  ]

  static func link(_ app: App, _ items: [QueryItems.Item]) -> Link {
    Link("devices", "matching", query: [.init(name: "app", value: app.bundleID)] + items)
  }

  static let title = "Change all matching devices"

  /// Devices that one submission changes. A browser waits for a few seconds meanwhile.
  static let mostChanged = 10_000
  /// Devices that one statement changes. It locks them for some dozen milliseconds.
  private static let batch = 1_000
  /// Pages of the list that one count or change reads. Each may examine `DeviceStore.examinedLimit`
  /// devices.
  private static let mostPages = 20

  /// What can be done with the devices.
  enum Action: String, CaseIterable {
    case quarantine, activate, delete

    /// The state of devices that the action changes; nil: any. With it, a repetition continues with
    /// the devices that are left.
    var state: DeviceState? {
      switch self {
      case .quarantine: .active
      case .activate: .quarantined
      case .delete: nil
      }
    }

    var participle: String {
      switch self {
      case .quarantine: "quarantined"
      case .activate: "activated"
      case .delete: "deleted"
      }
    }

    var explanation: String {
      switch self {
      case .quarantine:
        "The active devices receive no pushes until they are activated or registered."
      case .activate: "The quarantined devices receive pushes again."
      case .delete:
        "Deletes the devices and their badges, in any state. The app’s next registration adds a device again."
      }
    }

    /// Returns the filter for the devices that the action changes; nil if there are none.
    func filter(_ filter: DeviceFilter) -> DeviceFilter? {
      guard let state else { return filter }
      guard filter.state == nil || filter.state == state, state != .active || filter.reason == nil
      else { return nil }
      var narrowed = filter
      narrowed.state = state
      return narrowed
    }
  }

  let visit: Visit
  let app: App
  let filters: DeviceFilters
  private let filter: DeviceFilter
  /// Matching devices by state.
  private(set) var counts: [DeviceState: Int] = [:]
  /// Whether more devices may match than were counted.
  private(set) var isMinimum = false
  /// The submitted form of an action, with its mistakes.
  private(set) var mistake: (action: Action, form: FormState)?

  private init(_ visit: Visit, _ app: App) throws {
    self.visit = visit
    self.app = app
    // Counts show what devices there are.
    try visit.caller?.require(.read)
    filters = DeviceFilters(visit.request.query)
    filter = try filters.query(cursor: nil).filter
  }

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    switch try visit.chosenApp(title, { link($0, DeviceFilters(visit.request.query).items) }) {
    case .answered(let response): return response
    case .app(let app):
      var page = try MatchingDevicesPage(visit, app)
      try await page.count()
      return page.response(.ok)
    }
  }

  // MARK: reading

  /// Reads the devices of a filter in batches, until `handle` has handled `mostChanged`. Returns
  /// whether more may be left.
  private func read(
    _ filter: DeviceFilter, _ handle: ([Device]) async throws -> Void
  ) async throws -> Bool {
    var next: RangeCursor?
    var devices = 0
    for _ in 0..<Self.mostPages {
      let page = try await visit.services.api.store.devices.list(
        app: app.id, filter: filter, after: next,
        limit: min(Self.batch, Self.mostChanged - devices))
      if !page.devices.isEmpty { try await handle(page.devices) }
      devices += page.devices.count
      guard let place = page.next else { return false }
      if devices >= Self.mostChanged { break }
      next = place
    }
    return true
  }

  private mutating func count() async throws {
    var found: [DeviceState: Int] = [:]
    isMinimum = try await read(filter) { devices in
      for device in devices { found[device.state, default: 0] += 1 }
    }
    counts = found
  }

  // MARK: changing

  @Sendable private static func change(_ visit: Visit) async throws -> Response {
    let form = try visit.form()
    var page = try MatchingDevicesPage(visit, visit.app(named: form.first("app") ?? ""))
    guard let action = Action(rawValue: form.first("action") ?? "") else {
      throw Fault(.invalidParameter, at: "/action", "expected quarantine, activate or delete")
    }
    var reason = form.first("reason") ?? ""
    if reason.isEmpty { reason = "Requested" }
    var state = FormState(form)
    if let complaint = DevicePage.reasonLimit.complaint(about: reason) {
      state.refuse("reason", complaint)
    }
    if try !visit.confirms(page.app.bundleID) {
      state.refuse("confirmation", "Type \(page.app.bundleID) to confirm")
    }
    guard state.problems.isEmpty else {
      page.mistake = (action, state)
      try await page.count()
      return page.response(.unprocessableContent)
    }
    let (changed, isMore) = try await page.apply(action, reason: reason)
    let query: [QueryItems.Item] = [
      .init(name: "done", value: action.rawValue), .init(name: "count", value: "\(changed)"),
      .init(name: "more", value: isMore ? "yes" : ""),
    ]
    return .redirect(to: link(page.app, page.filters.items + query.filter { !$0.value.isEmpty }))
  }

  /// Returns the number of changed devices, and whether more may be left.
  private func apply(
    _ action: Action, reason: String
  ) async throws -> (changed: Int, isMore: Bool) {
    guard let filter = action.filter(filter) else { return (0, false) }
    let effect: DeviceChanges.ManyChange =
      switch action {
      case .quarantine: .quarantine(reason: reason)
      case .activate: .activate
      case .delete: .delete
      }
    let path =
      Self.link(app, filters.auditedItems + [.init(name: "action", value: action.rawValue)])
      .belowPrefix
    var changed = 0
    let isMore = try await read(filter) { devices in
      try visit.mayProceed(.devices, app)
      changed += try await visit.services.api.store.deviceChanges.apply(
        effect, to: devices, of: app.id,
        noting: visit.change(by: "devices/matching", at: path, app: app.bundleID))
    }
    return (changed, isMore)
  }
}
