import type { KnownIds } from '#tests/faults/hostileValues.ts';
import type { SeededRandom } from '#tests/faults/seededRandom.ts';

/** A request that our pages never send. */
export interface Attack {
  readonly method: string;
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
}

/** A request target over any protocol. */
export interface Target {
  readonly name: string;
  /** how many of its values can be corrupted */
  readonly leaves: number;
  /** the same random source gives the same request; each round corrupts the next value */
  readonly attack: (chance: SeededRandom, ids: KnownIds, turn: number) => Attack;
}
