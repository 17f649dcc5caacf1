// SPDX-License-Identifier: Apache-2.0
import Commands

/// Writes a line to standard output at once. `print` would buffer lines if the output is a pipe.
func printLine(_ text: String, terminator: String = "\n") { Terminal.write(text + terminator) }
