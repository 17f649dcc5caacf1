// SPDX-License-Identifier: Apache-2.0

/// Why a list of languages is rejected. An unusable tag alone is not a reason.
package enum LanguageListFault: Error, Equatable {
  case tooMany(Int)
  case tooLong(index: Int, bytes: Int)
}
