// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import GatewayApp
import TLS

/// The measurements of `pushgate bench sender`.
struct BenchReport: Sendable {
  let requests: Int
  let accepted: Int
  let seconds: Double
  /// CPU time of the whole process while it sent.
  let cpuSeconds: Double
  /// Connections opened.
  let sessions: Int
  /// Resident memory of the process in kilobytes after the last response.
  let residentKilobytes: Int
  /// The last response other than "accepted"; nil if all pushes were accepted.
  let fault: String?

  private var rate: Int { Int(Double(requests) / seconds) }
  private var nanoseconds: Int { Int(cpuSeconds * 1e9 / Double(requests)) }

  var json: String {
    #"{"requests":\#(requests),"accepted":\#(accepted),"seconds":\#(seconds),"rate":\#(rate),"#
      + #""cpu_ns":\#(nanoseconds),"sessions":\#(sessions),"resident_kb":\#(residentKilobytes)}"#
  }

  var text: String {
    "\(accepted) of \(requests) accepted in \(seconds) s: \(rate)/s, \(nanoseconds) ns of CPU each"
      + (fault.map { "\nnot accepted: \($0)" } ?? "")
  }
}
