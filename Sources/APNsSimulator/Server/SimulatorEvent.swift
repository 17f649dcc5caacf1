// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPServer
import TLS
import Transport

/// An event for observers of a simulator.
package enum SimulatorEvent: Sendable {
  case connection(peer: String)
  case key(keyID: String, teamID: String)
}
