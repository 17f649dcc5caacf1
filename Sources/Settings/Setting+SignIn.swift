// SPDX-License-Identifier: Apache-2.0

extension Setting {
  /// Settings of people's sign-in to the admin page.
  static let signIn = [
    Setting(
      name: "ADMIN_KEY_SIGN_IN", format: "`yes` or `no`", fallback: "`yes`",
      meaning: "Whether the admin page accepts API keys. The API accepts them in any case."),
    Setting(
      name: "ADMIN_ROLES", format: "`name=scopes` or `name=scopes@apps`, semicolon-separated",
      fallback: "none",
      meaning: """
        What people may do on the admin page, by their group at the identity provider or proxy. Scopes and apps \
        are comma-separated. Only the first entry that applies to a person counts.
        """),
    Setting(
      name: "OIDC_ISSUER", format: "`https://…`; `http://…` on a loopback address",
      fallback: "none",
      meaning: "The OpenID Connect provider at which people sign in to the admin page."),
    Setting(
      name: "OIDC_CLIENT_ID", format: "text", fallback: "required with `PUSHGATE_OIDC_ISSUER`",
      meaning: "The gateway's client id at the provider."),
    Setting(
      name: "OIDC_CLIENT_SECRET", format: "text",
      fallback: "required with `PUSHGATE_OIDC_ISSUER`",
      meaning: "The gateway's client secret at the provider.", hasFile: true),
    Setting(
      name: "OIDC_REDIRECT_URI", format: "`https://host/admin/sign-in/callback`",
      fallback: "required with `PUSHGATE_OIDC_ISSUER`",
      meaning: "Where the provider sends browsers back to, as registered at the provider."),
    Setting(
      name: "OIDC_SCOPES", format: "scopes, space-separated", fallback: "`openid email`",
      meaning: "The scopes that the gateway requests."),
    Setting(
      name: "OIDC_ROLE_CLAIM", format: "name of a claim", fallback: "`groups`",
      meaning: "The claim of the id token with a person's groups: a text or a list of texts."),
    Setting(
      name: "OIDC_CA_FILE", format: "PEM file", fallback: "none",
      meaning: "Root certificates for the provider in addition to the system's."),
    Setting(
      name: "ADMIN_HEADER_PROXIES", format: "addresses and CIDR ranges, comma-separated",
      fallback: "none",
      meaning: """
        Proxies that authenticate people for the admin page. They must remove both header fields from clients' \
        requests.
        """),
    Setting(
      name: "ADMIN_HEADER_USER", format: "name of a header field",
      fallback: "required with `PUSHGATE_ADMIN_HEADER_PROXIES`",
      meaning:
        "The field in which these proxies report a person's name, such as `X-Forwarded-Email`."),
    Setting(
      name: "ADMIN_HEADER_GROUPS", format: "name of a header field",
      fallback: "required with `PUSHGATE_ADMIN_HEADER_PROXIES`",
      meaning: "The field with the person's groups, comma-separated, such as `X-Forwarded-Groups`."),
  ]
}
