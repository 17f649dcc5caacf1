// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TLS

/// Why no tunnel could be opened.
struct ProxyError: Error, Equatable, CustomStringConvertible {
  enum Cause: Equatable {
    /// No connection to the proxy.
    case unreachable(IOError)
    /// The proxy did not respond by the deadline.
    case noAnswer
    /// The proxy closed the connection before the end of its response.
    case closed
    /// The proxy responded with a status other than 2xx.
    case refused(status: Int, reason: String)
    /// The response does not begin with an HTTP/1 head.
    case notHTTP
    /// The head of the response exceeds `ProxyAnswer.limit`.
    case tooLong
    /// Bytes followed the response's head before anything was sent through the tunnel.
    case spokeEarly
  }

  let proxy: HostPort
  let cause: Cause

  var description: String {
    switch cause {
    case .unreachable(let error): "the proxy \(proxy) cannot be reached: \(error)"
    case .noAnswer: "the proxy \(proxy) did not answer CONNECT in time"
    case .closed: "the proxy \(proxy) closed the connection without an answer to CONNECT"
    case .refused(407, let reason):
      "the proxy \(proxy) answered 407 \(reason): user and password are missing or wrong"
    case .refused(let status, let reason): "the proxy \(proxy) answered \(status) \(reason)"
    case .notHTTP: "the proxy \(proxy) answered CONNECT with something that is not HTTP/1"
    case .tooLong: "the proxy \(proxy) answered CONNECT with more than \(ProxyAnswer.limit) bytes"
    case .spokeEarly: "the proxy \(proxy) sent more than its answer to CONNECT"
    }
  }
}
