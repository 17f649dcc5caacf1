// SPDX-License-Identifier: Apache-2.0

/// A part of a narrowing that has an index.
enum NarrowedPart { case tags, languages, versions, everyone }
