// SPDX-License-Identifier: Apache-2.0
internal import FoundationEssentials
internal import Glibc

/// The process's resource usage as the kernel reports it; 0 for values that it does not report.
package struct ProcessUsage: Sendable {
  /// Resident and virtual memory in bytes (`/proc/self/statm`).
  package let residentBytes: Int
  package let virtualBytes: Int
  /// User and system time of all threads, in seconds.
  package let cpuSeconds: Double
  /// Open descriptors and their limit.
  package let descriptors: Int
  package let descriptorLimit: Int

  /// Reads the current values.
  package init() {
    let pages = Self.pages
    let size = Int(sysconf(Int32(_SC_PAGESIZE)))
    virtualBytes = (pages.first ?? 0) * size
    residentBytes = (pages.dropFirst().first ?? 0) * size
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    cpuSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    descriptorLimit = Int(clamping: limit.rlim_cur)
    descriptors =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  private static var pages: [Int] {
    guard let file = fopen("/proc/self/statm", "r") else { return [] }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 128)
    guard fgets(&text, Int32(text.count), file) != nil else { return [] }
    return String(decoding: text.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      .split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
  }
}
