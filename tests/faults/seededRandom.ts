/** Repeatable randomness: the same seed gives the same sequence. */
export interface SeededRandom {
  /** a whole number below the bound */
  below(end: number): number;
  of<Item>(items: readonly Item[]): Item;
  /** true in this percentage of calls */
  percent(share: number): boolean;
}

export function seededRandom(seed: string): SeededRandom {
  let state = Buffer.from(seed).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    of: (items) => items[below(items.length)] as (typeof items)[number],
    percent: (share) => below(100) < share,
  };
}
