// SPDX-License-Identifier: Apache-2.0
package import API
package import AsyncIO
package import Identity
package import Storage

/// Services of a shard for the admin page: those of the API, and its own. One per shard, created
/// and used on the shard's actor.
package final class AdminServices {
  let api: APIServices
  /// Seals sessions and the ids of devices in addresses.
  let secrets: SecretBox
  /// Limits failed sign-ins; shared by the process.
  let throttle: SignInThrottle
  /// Links that sign in once; shared by the process.
  let links: SignInLinks
  /// The newest count of the queue; shared by the process.
  let queue: QueueReading
  /// Proxies that report the client's address and scheme.
  let proxies: [AddressRange]
  /// How people sign in.
  let signIn: SignInSettings
  /// The identity provider; nil without one.
  let provider: OpenIDProvider?
  /// The routes with an entry of the navigation; set with the routes.
  var navigation: [AdminRoute] = []

  /// - Parameter proxies: the proxies of `PUSHGATE_HTTP_PROXIES`.
  package init(
    api: APIServices, secrets: SecretBox, throttle: SignInThrottle, links: SignInLinks,
    queue: QueueReading, proxies: [AddressRange], signIn: SignInSettings, provider: OpenIDProvider?
  ) {
    self.api = api
    self.secrets = secrets
    self.throttle = throttle
    self.links = links
    self.queue = queue
    self.proxies = proxies
    self.signIn = signIn
    self.provider = provider
  }
}
