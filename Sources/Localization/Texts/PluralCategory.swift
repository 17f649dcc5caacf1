// SPDX-License-Identifier: Apache-2.0

/// Plural categories of CLDR. Each language uses some of them.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}
