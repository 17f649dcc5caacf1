// SPDX-License-Identifier: Apache-2.0
import JSONText

/// Why and where a file is not a valid scenario.
package struct ScenarioFileError: Error, CustomStringConvertible {
  package let description: String
}
