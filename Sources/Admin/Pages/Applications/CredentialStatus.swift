// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// The state of a credential as a page shows it.
enum CredentialStatus: Equatable {
  /// Apple refuses it.
  case refused(CredentialRefusal)
  /// The gateway knows a problem without Apple.
  case problem(CredentialProblem.Kind)
  /// A certificate whose environments lack the credential's.
  case otherEnvironment
  case usable

  init(_ credential: Credential, _ refusal: CredentialRefusal?, at now: Instant) {
    if let refusal {
      self = .refused(refusal)
    } else if let problem = credential.complaint(at: now) {
      self = .problem(problem)
    } else {
      self = credential.isUsable(at: now) ? .usable : .otherEnvironment
    }
  }

  var label: String {
    switch self {
    case .refused: "Refused by Apple"
    case .problem(.sealed): "Not readable"
    case .problem(.expired): "Expired"
    case .problem(.notYetValid): "Not valid yet"
    case .problem(.expiring): "Expires soon"
    case .problem(.absent): "Absent"
    case .otherEnvironment: "Other environment"
    case .usable: "Usable"
    }
  }

  /// What the state means, and what to do.
  var explanation: String? {
    switch self {
    case .refused:
      "Apple rejects pushes with this credential. Store another one, or correct it at Apple."
    case .problem(.sealed):
      "It is encrypted under a PUSHGATE_SECRET_KEY that this gateway does not have. Upload it again."
    case .problem(.expired): "Apple rejects the certificate. Upload a new one."
    case .problem(.notYetValid): "The validity of the certificate has not begun."
    case .problem(.expiring): "Create a new certificate at Apple, and upload it before the expiry."
    case .problem(.absent), .usable: nil
    case .otherEnvironment:
      "The certificate is not for this environment. Upload it under the other one."
    }
  }
}

extension HTML {
  /// Writes the state of a credential as a coloured label.
  mutating func status(_ status: CredentialStatus) {
    switch status {
    case .refused, .problem(.sealed), .problem(.expired), .otherEnvironment:
      tag("span", .class("badge bad"), text: status.label)
    case .problem: tag("span", .class("badge warn"), text: status.label)
    case .usable: tag("span", .class("badge good"), text: status.label)
    }
  }
}

extension Credential {
  /// Its kind for people.
  var kindLabel: String {
    switch identity {
    case .key: "Signing key"
    case .certificate: "Certificate"
    }
  }

  /// Nil for a signing key, which does not expire.
  var expiresAt: Instant? {
    switch identity {
    case .key: nil
    case .certificate(let certificate): certificate.contents.notAfter
    }
  }
}
