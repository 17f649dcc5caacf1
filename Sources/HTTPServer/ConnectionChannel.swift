// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// What a connection's driver needs of the bytes below it: the seam where TLS goes in.
///
/// One task reads and writes; `tryWrite` is also called at the end of a turn of the loop.
package protocol ConnectionChannel: AnyObject {
  var peer: SocketAddress { get }
  /// Appends what has arrived, waiting for at least one byte. Returns 0 at the end of the stream.
  func read(
    into buffer: inout [UInt8], atMost: Int, deadline: MonotonicTime
  ) async throws(IOError) -> Int
  /// Writes all of it, waiting while the peer is slow.
  func write(_ bytes: [UInt8], deadline: MonotonicTime) async throws(IOError)
  /// Writes what can be written now; returns how many bytes that was.
  func tryWrite(_ bytes: borrowing RawSpan) throws(IOError) -> Int
  /// Tells the peer that nothing more comes.
  func shutdownWrite()
  func close()
  func abort()
}

extension TCPStream: ConnectionChannel {}
