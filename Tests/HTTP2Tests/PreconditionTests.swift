// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import HTTP2

/// Faults of this module that would otherwise corrupt memory or another stream.
@Suite struct PreconditionTests {
  @Test("a stream of the identifier 0 ends the process")
  func streamZero() async {
    await #expect(processExitsWith: .failure) {
      var slots = StreamSlots()
      _ = slots.add(0)
    }
  }

  @Test("a field that begins behind the end of the text ends the process")
  func fieldBehindText() async {
    await #expect(processExitsWith: .failure) {
      var buffer = HTTP2FieldBuffer()
      buffer.field(":path")
      buffer.text.append(contentsOf: [1, 2, 3])
      buffer.field(":method")
      buffer.text.removeAll()
      _ = buffer.withNameValues { _, _ in 0 }
    }
  }
}
