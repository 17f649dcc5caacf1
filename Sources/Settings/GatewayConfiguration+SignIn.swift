// SPDX-License-Identifier: Apache-2.0
internal import Identity
internal import TLS

extension GatewayConfiguration.Parser {
  /// Reads the settings of people's sign-in to the admin page.
  mutating func signIn() -> SignInSettings {
    let known = faults.count
    var settings = SignInSettings()
    settings.acceptsKeys = isTrue("ADMIN_KEY_SIGN_IN", default: true)
    settings.roles = roles()
    settings.openID = openID()
    settings.header = identityHeader()
    guard faults.count == known else { return settings }
    if settings.admitsPeople == settings.roles.isEmpty {
      faults.append(
        settings.roles.isEmpty
          ? "PUSHGATE_ADMIN_ROLES is missing: without it nobody has access, for example "
            + "admins=admin; shop=read,notify@com.example.shop"
          : "PUSHGATE_ADMIN_ROLES is unused: set PUSHGATE_OIDC_ISSUER or "
            + "PUSHGATE_ADMIN_HEADER_PROXIES")
    }
    if !settings.acceptsKeys, !settings.admitsPeople {
      faults.append(
        "PUSHGATE_ADMIN_KEY_SIGN_IN: no leaves no way to sign in; set PUSHGATE_OIDC_ISSUER, or "
          + "PUSHGATE_ADMIN_PAGE=no")
    }
    settings.fingerprint = SHA256.hash(
      Setting.signIn.flatMap(\.variables).flatMap { fingerprints[$0] ?? [0] })
    return settings
  }

  private mutating func roles() -> [Role] {
    (text("ADMIN_ROLES") ?? "").split(separator: ";").compactMap { part in
      let role = Role(parsing: String(part))
      if role == nil {
        faults.append(
          "PUSHGATE_ADMIN_ROLES: \(part) is neither name=scopes nor name=scopes@apps, for example "
            + "shop=read,notify@com.example.shop")
      }
      return role
    }
  }

  private mutating func openID() -> OpenIDSettings? {
    let issuerText = text("OIDC_ISSUER")
    let clientID = text("OIDC_CLIENT_ID")
    let secret = secret("OIDC_CLIENT_SECRET")
    let redirectText = text("OIDC_REDIRECT_URI")
    let scopes = text("OIDC_SCOPES")
    let claim = text("OIDC_ROLE_CLAIM")
    let trust = trustedRoots("OIDC_CA_FILE")
    guard let issuerText else {
      let given = [
        ("CLIENT_ID", clientID), ("CLIENT_SECRET", secret), ("REDIRECT_URI", redirectText),
        ("SCOPES", scopes), ("ROLE_CLAIM", claim),
      ]
      if let unused = given.first(where: { $0.1 != nil }) {
        faults.append("PUSHGATE_OIDC_\(unused.0) is unused without PUSHGATE_OIDC_ISSUER")
      }
      return nil
    }
    let issuer = Endpoint(parsing: issuerText)
    if issuer == nil || issuerText.contains("?") {
      faults.append(
        "PUSHGATE_OIDC_ISSUER: \(issuerText) is not https://host/path, or http:// with a loopback "
          + "address")
    }
    let redirect = redirectText.flatMap(Endpoint.init)
    if let redirectText, redirect?.target != OpenIDSettings.callback {
      faults.append(
        "PUSHGATE_OIDC_REDIRECT_URI: \(redirectText) is not https://host\(OpenIDSettings.callback), or "
          + "http:// with a loopback address")
    }
    if let scopes, !scopes.split(separator: " ").contains("openid") {
      faults.append("PUSHGATE_OIDC_SCOPES: \(scopes) does not contain openid")
    }
    let needed = [
      ("CLIENT_ID", clientID), ("CLIENT_SECRET", secret), ("REDIRECT_URI", redirectText),
    ]
    for (name, value) in needed where value == nil {
      let prefix = "PUSHGATE_OIDC_\(name)"
      if faults.contains(where: { $0.hasPrefix(prefix) }) { continue }
      faults.append("\(prefix) is missing: PUSHGATE_OIDC_ISSUER requires it")
    }
    guard let issuer, let clientID, let secret, let redirect else { return nil }
    return OpenIDSettings(
      issuer: issuer, clientID: clientID, clientSecret: secret, redirect: redirect,
      scopes: scopes ?? "openid email", roleClaim: claim ?? "groups", trust: trust)
  }

  private mutating func identityHeader() -> IdentityHeader? {
    let proxies = text("ADMIN_HEADER_PROXIES")
    let ranges = ranges("ADMIN_HEADER_PROXIES", proxies ?? "")
    let names = ["ADMIN_HEADER_USER", "ADMIN_HEADER_GROUPS"].map { name -> String? in
      let field = text(name)
      if proxies != nil, field == nil {
        faults.append("PUSHGATE_\(name) is missing: PUSHGATE_ADMIN_HEADER_PROXIES requires it")
      } else if proxies == nil, field != nil {
        faults.append("PUSHGATE_\(name) is unused without PUSHGATE_ADMIN_HEADER_PROXIES")
      }
      if let field, !field.utf8.allSatisfy({ isFieldByte($0) }) {
        faults.append("PUSHGATE_\(name): \(field) is not a header field of letters, digits and -")
      }
      return field
    }
    guard let user = names[0], let groups = names[1], proxies != nil else { return nil }
    return IdentityHeader(user: user, groups: groups, proxies: ranges)
  }

  private func isFieldByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
