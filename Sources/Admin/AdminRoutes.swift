// SPDX-License-Identifier: Apache-2.0
internal import API
package import HTTPServer
internal import HTTPTypes

/// The admin page: its route table, added to the router of the API.
package enum AdminRoutes {
  /// All routes. A page is a file in `Pages` with its routes, and an entry here.
  static let all: [AdminRoute] = [
    SignIn.routes, OpenIDSignIn.routes,
    OverviewPage.routes,
    NotificationsPage.routes, NotificationPage.routes,
    ComposePage.routes,
    DevicesPage.routes, MatchingDevicesPage.routes, DeviceExport.routes, DevicePage.routes,
    StringsPage.routes, StringsKeysPage.routes, StringsRevisionsPage.routes,
    StringsRevisionPage.routes, StringsUploadPage.routes,
    ApplicationsPage.routes, ApplicationPage.routes, CredentialPage.routes,
    KeysPage.routes, KeyPage.routes, WebhooksPage.routes, WebhookPage.routes,
    QueuePage.routes, AuditPage.routes,
  ].flatMap(\.self)

  /// Adds all routes, the assets, and error pages. Call it on the shard's actor.
  package static func add(to router: inout Router, _ services: AdminServices) {
    services.navigation = all.filter { $0.entry != nil }
    router.answerErrors(below: Link.prefix, with: ErrorPage.response)
    for route in all {
      let authorizer = AdminAuthorizer(route, services)
      router.add(
        route.method, route.pattern, bodyLimit: route.bodyLimit.bytes(services.api.catalogueLimits),
        by: .admitted { request in authorizer.admit(request) })
    }
    for asset in Asset.all {
      router.add(
        .get, asset.link.text, name: Link.prefix + "assets/{name}",
        by: .open(.prompt { _ in asset.response }))
    }
    // Without the final slash no relative address could follow.
    for path in ["/admin", Link.prefix] {
      router.add(.get, path, by: .open(.prompt { _ in .redirect(to: Link.start) }))
    }
  }
}

extension Response {
  /// Returns a redirect that the client follows with GET (RFC 9110 §15.4.4).
  static func redirect(to link: Link) -> Response {
    var response = Response.empty(.seeOther)
    for (name, value) in Page.fields { response.headers[name] = value }
    response.headers[.location] = link.text
    return response
  }
}
