// SPDX-License-Identifier: Apache-2.0
import AsyncIO

extension HTTPProxy {
  /// Requests a tunnel to `target`, by name, over a new connection to the proxy. After success,
  /// `tcp` carries bytes to and from the target, and none of the target's bytes have been read.
  /// After an error, the caller closes `tcp`.
  func openTunnel(
    over tcp: TCPStream, to target: HostPort, deadline: MonotonicTime
  ) async throws(ProxyError) {
    let cause: ProxyError.Cause?
    do throws(IOError) {
      cause = try await ask(for: target, over: tcp, deadline: deadline)
    } catch {
      cause =
        switch error.code {
        case .timedOut: .noAnswer
        case .closed, .reset: .closed
        default: .unreachable(error)
        }
    }
    if let cause { throw ProxyError(proxy: address, cause: cause) }
  }

  /// Sends the request and reads the response. Returns nil if the tunnel is open.
  private func ask(
    for target: HostPort, over tcp: TCPStream, deadline: MonotonicTime
  ) async throws(IOError) -> ProxyError.Cause? {
    try await tcp.write(request(for: target), deadline: deadline)
    var answer = ProxyAnswer()
    while true {
      var bytes: [UInt8] = []
      guard try await tcp.read(into: &bytes, atMost: 1024, deadline: deadline) > 0 else {
        return .closed
      }
      switch answer.append(bytes) {
      case .incomplete: break
      case .isOpen: return nil
      case .failed(let cause): return cause
      }
    }
  }

  private func request(for target: HostPort) -> [UInt8] {
    var lines = ["CONNECT \(target) HTTP/1.1", "Host: \(target)"]
    if let authorization { lines.append("Proxy-Authorization: \(authorization)") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
