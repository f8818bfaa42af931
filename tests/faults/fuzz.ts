import type { Chance } from '#tests/faults/randomOf.ts';
import type { KnownIds } from '#tests/faults/hostileValues.ts';

/** A request that no page of ours would send. */
export interface Attack {
  readonly method: string;
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
}

/** Something that can be asked for, over whatever door. */
export interface Target {
  readonly name: string;
  /** how many of its values can be spoiled */
  readonly leaves: number;
  /** the same chance makes the same request; each turn spoils the next of the values */
  readonly attack: (chance: Chance, ids: KnownIds, turn: number) => Attack;
}
