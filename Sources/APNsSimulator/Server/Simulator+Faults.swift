// SPDX-License-Identifier: Apache-2.0

import AsyncIO
import TLS
import Transport

/// Faults that apply before HTTP/2.
extension Simulator {
  /// Connects the fault rules that close ports with the listening ports.
  func installFaults() {
    service.onFaultsChanged = { [weak self] in self?.assumeIsolated { $0.closeAndOpenPorts() } }
  }

  // MARK: Handshakes

  /// Applies faults to an accepted connection before its first byte is read.
  /// - Returns: the context for the handshake; nil if no handshake follows.
  func meetFaults(_ tcp: TCPStream, at entrance: Entrance) async -> TLSContext? {
    service.faults.accepted(at: entrance)
    closeAndOpenPorts()
    guard let (fault, wait) = service.fault(at: .accept, of: entrance) else { return context }
    let handshake = FaultyHandshake(tcp: tcp)
    switch fault.action {
    case .abort: tcp.abort()
    case .close: await handshake.end(afterFirstBytes: false)
    case .handshake(.close): await handshake.end(afterFirstBytes: true)
    case .handshake(.alert(let alert)):
      await handshake.end(afterFirstBytes: true, words: FaultyHandshake.alert(alert))
    case .handshake(.stall):
      if wait > 0, (try? await loop.sleep(for: .milliseconds(wait))) != nil { return context }
      await handshake.stall()
    case .handshake(let wrong):
      do throws(TLSError) { return try faultyContexts.context(for: wrong) } catch {
        tcp.close()
      }
    case .answer, .respond, .silence, .reset, .goAway, .settings, .withhold, .slowRead, .blackhole,
      .refuse:
      return context
    }
    return nil
  }

  /// Closes a connection whose handshake did not negotiate HTTP/2, after the client's first bytes.
  func endWithoutHTTP2(_ stream: ByteStream) async {
    var words: [UInt8] = []
    // The connection ends whether the client sends bytes or closes.
    _ = try? await stream.read(into: &words, atMost: 1024, deadline: .distantFuture)
    stream.close()
  }

  // MARK: Ports

  private func closeAndOpenPorts() {
    for port in ports {
      guard let rule = service.faults.refusal(at: port.entrance) else {
        port.open()
        continue
      }
      port.refuse()
      guard let time = rule.forMilliseconds, refusalsTimed.insert(rule.id).inserted else {
        continue
      }
      loop.schedule(at: .now() + .milliseconds(time)) { [weak self] in
        self?.assumeIsolated { simulator in
          simulator.refusalsTimed.remove(rule.id)
          _ = simulator.service.removeFault(id: rule.id)
        }
      }
    }
  }
}
