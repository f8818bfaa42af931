import type { Cluster } from '#tests/support/cluster.ts';

/**
 * The findings of a drill. A finding that must hold in every run has a `wish`; times only describe the machine.
 */
export interface Finding {
  readonly what: string;
  readonly found: string | number;
  readonly wish?: string | number;
}

/** Each tests/faults/<name>.drill.ts exports one of these as `drill`. */
export interface Drill {
  readonly title: string;
  readonly run: (counts: DrillCounts, cluster: Cluster) => Promise<readonly Finding[]>;
}

export const isAsExpected = ({ found, wish }: Finding): boolean => wish === undefined || wish === found;

/** Durations as text: the median and the longest. */
export function timingFinding(what: string, milliseconds: readonly number[]): Finding {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const inWords = (ms: number | undefined): string => (ms === undefined ? '-' : `${(ms / 1000).toFixed(2)} s`);
  const found = `median ${inWords(sorted[Math.floor(sorted.length / 2)])}, longest ${inWords(sorted.at(-1))}`;
  return { what, found };
}

export interface DrillCounts {
  readonly serverKills: number;
  readonly databaseKills: number;
  readonly workerKills: number;
  /** how often each of two servers is restarted under load */
  readonly rollingRestarts: number;
  /** how often twenty sessions advance a step at the same time */
  readonly presses: number;
  /** each webhook is delivered three times */
  readonly payments: number;
  /** how long PostgreSQL is paused */
  readonly stillSeconds: number;
  /** of each kind, concurrently */
  readonly slowLines: number;
  /** for each route and GraphQL field, or for each of their values */
  readonly fuzzCases: { readonly aRoute: number } | { readonly aLeaf: number };
}

const counts = {
  short: {
    serverKills: 2,
    databaseKills: 2,
    workerKills: 1,
    rollingRestarts: 1,
    presses: 2,
    payments: 5,
    stillSeconds: 12,
    slowLines: 100,
    fuzzCases: { aLeaf: 50 },
  },
  full: {
    serverKills: 50,
    databaseKills: 10,
    workerKills: 50,
    rollingRestarts: 5,
    presses: 200,
    payments: 200,
    stillSeconds: 45,
    slowLines: 700,
    fuzzCases: { aRoute: 10_000 },
  },
} satisfies Record<string, DrillCounts>;

/** DRILLS=full runs as many as a release needs; otherwise as many as fit into `npm test`. */
export function drillCounts(): DrillCounts {
  const wanted = process.env['DRILLS'] || 'short';
  if (wanted !== 'short' && wanted !== 'full') throw new Error(`DRILLS is short or full, not ${wanted}.`);
  return counts[wanted];
}
