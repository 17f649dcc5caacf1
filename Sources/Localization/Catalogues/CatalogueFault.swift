// SPDX-License-Identifier: Apache-2.0

/// Why files do not form a catalogue.
package struct CatalogueFault: Error, Equatable {
  package let language: String
  /// Reason that continues a sentence which begins with the language: "is the same language as he".
  package let message: String
}
