// SPDX-License-Identifier: Apache-2.0

/// What the matcher looks up.
enum LanguageTables {
  static let parents: [String: String] = [:]
  static let aliases: [String: String] = [:]
}
