// SPDX-License-Identifier: Apache-2.0

/// Assigns each open stream of one connection a slot: a small index for arrays of stream state.
/// Lookups neither allocate nor hash.
///
/// The stream identifiers of one side rise by two, so concurrent streams are adjacent. A ring that
/// stores each stream at `identifier / 2` nearly always finds it at the first probe. If that
/// position is taken by a long-lived stream, the next free position is used. The type is not
/// generic, since its callers are in other modules, where a generic would not be specialised.
package struct StreamSlots {
  private struct Place {
    /// The stream's identifier; 0 if the position is free.
    var stream: Int32 = 0
    var slot: Int32 = 0
  }

  private var ring = Array(repeating: Place(), count: Self.smallest)
  /// Freed slots. All slots below `highest` are either in this list or taken.
  private var free: [Int32] = []
  private var highest: Int32 = 0
  /// Streams that are not at their first position.
  private var displaced = 0
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  /// Initial number of positions, a power of two. It is doubled whenever half of them are taken.
  private static var smallest: Int { 16 }

  var places: Int { ring.count }

  /// The open streams, unordered.
  package var streams: [Int32] { ring.compactMap { $0.stream == 0 ? nil : $0.stream } }

  /// Returns the slot of a stream; -1 if the stream is unknown.
  package func slot(of stream: Int32) -> Int {
    let place = place(of: stream)
    return place < 0 ? -1 : Int(ring[place].slot)
  }

  /// Assigns a slot to a new stream: a freed slot, or the first unused one.
  package mutating func add(_ stream: Int32) -> Int {
    precondition(stream > 0, "a stream's identifier is positive: 0 marks a free position")
    assert(slot(of: stream) < 0, "a stream has one slot")
    if 2 * (count + 1) > ring.count { grow() }
    let slot: Int32
    if let used = free.popLast() {
      slot = used
    } else {
      slot = highest
      highest += 1
    }
    insert(Place(stream: stream, slot: slot))
    count += 1
    return Int(slot)
  }

  /// Frees a stream's slot and returns it; -1 if the stream is unknown.
  package mutating func remove(_ stream: Int32) -> Int {
    let place = place(of: stream)
    guard place >= 0 else { return -1 }
    let slot = ring[place].slot
    free.append(slot)
    vacate(place)
    count -= 1
    return Int(slot)
  }

  private func home(of stream: Int32) -> Int { Int(stream >> 1) & (ring.count - 1) }

  private func place(of stream: Int32) -> Int {
    var place = home(of: stream)
    while ring[place].stream != stream {
      if ring[place].stream == 0 { return -1 }
      place = (place + 1) & (ring.count - 1)
    }
    return place
  }

  private mutating func insert(_ new: Place) {
    let home = home(of: new.stream)
    var place = home
    while ring[place].stream != 0 { place = (place + 1) & (ring.count - 1) }
    if place != home { displaced += 1 }
    ring[place] = new
  }

  private mutating func grow() {
    let old = ring
    ring = Array(repeating: Place(), count: 2 * old.count)
    displaced = 0
    for place in old where place.stream != 0 { insert(place) }
  }

  /// Empties a position and moves later streams that could no longer be found (Knuth, section 6.4,
  /// algorithm R).
  private mutating func vacate(_ place: Int) {
    // Usually no stream is displaced. Streams at their first position stay there, however many
    // neighbours follow without a gap.
    if displaced > 0 { close(gapAt: place) } else { ring[place].stream = 0 }
  }

  private mutating func close(gapAt place: Int) {
    let mask = ring.count - 1
    if home(of: ring[place].stream) != place { displaced -= 1 }
    var empty = place
    var next = (place + 1) & mask
    while ring[next].stream != 0 {
      let home = home(of: ring[next].stream)
      // A stream may move unless its first position lies between the empty position and its own.
      if (next - home) & mask >= (next - empty) & mask {
        ring[empty] = ring[next]
        if home == empty { displaced -= 1 }
        empty = next
      }
      next = (next + 1) & mask
    }
    ring[empty].stream = 0
  }
}
