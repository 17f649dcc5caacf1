// SPDX-License-Identifier: Apache-2.0

/// Gives each open stream of one connection a slot: a small number, which is its own while it is open,
/// for an array of what is known of it. No look allocates or hashes.
///
/// One end's identifiers rise by two, so those that are open together lie side by side: a ring of
/// places, each stream at `identifier / 2`, nearly always finds it at the first look. Where a place is
/// taken (by a stream that has been open for a whole round), the next free one serves.
/// Not a generic table, since its users are of other modules, where that would not be specialised.
package struct StreamSlots {
  private struct Place {
    /// 0 where no stream is.
    var stream: Int32 = 0
    var slot: Int32 = 0
  }

  private var ring = Array(repeating: Place(), count: Self.smallest)
  /// Slots that were used and are free; all slots below `highest` are either here or taken.
  private var free: [Int32] = []
  private var highest: Int32 = 0
  /// Streams that are not at the first place looked at.
  private var displaced = 0
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  /// Places at the start, a power of two; doubled whenever half of them are taken.
  private static var smallest: Int { 16 }

  var places: Int { ring.count }

  /// The streams that are there, in no order.
  package var streams: [Int32] { ring.compactMap { $0.stream == 0 ? nil : $0.stream } }

  /// The slot of a stream; -1 where there is none.
  package func slot(of stream: Int32) -> Int {
    let place = place(of: stream)
    return place < 0 ? -1 : Int(ring[place].slot)
  }

  /// A slot for a stream that has none yet: a free one, or the first that was never used.
  package mutating func add(_ stream: Int32) -> Int {
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

  /// Frees a stream's slot, and says which it was; -1 where there was none.
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

  /// Empties a place and moves those behind it that would no longer be found (Knuth, 6.4, algorithm R).
  private mutating func vacate(_ place: Int) {
    // Nearly always: who is where it is looked for first stays there, however long the row of its neighbours.
    if displaced > 0 { close(gapAt: place) } else { ring[place].stream = 0 }
  }

  private mutating func close(gapAt place: Int) {
    let mask = ring.count - 1
    if home(of: ring[place].stream) != place { displaced -= 1 }
    var empty = place
    var next = (place + 1) & mask
    while ring[next].stream != 0 {
      let home = home(of: ring[next].stream)
      // It may move if its home is not between the empty place and its own.
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
