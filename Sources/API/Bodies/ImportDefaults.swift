// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Defaults for members that a file's lines omit.
struct ImportDefaults: Sendable, Equatable {
  var environment: PushEnvironment?
  var tokenKind: TokenKind?
  /// A canonical tag.
  var language: String?
}
