// SPDX-License-Identifier: Apache-2.0
import Commands

/// Writes a line to standard output at once, unlike `print`, whose lines wait in a buffer when the output is
/// a pipe.
func say(_ text: String, terminator: String = "\n") { Terminal.write(text + terminator) }
