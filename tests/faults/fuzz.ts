import type { Chance } from '#tests/faults/chance.ts';
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
  /** the same chance makes the same request */
  readonly attack: (chance: Chance, ids: KnownIds) => Attack;
}
