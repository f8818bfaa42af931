import { expect, inject, test } from 'vitest';
import { drill as databaseKilled } from '#tests/faults/databaseKilled.drill.ts';
import { drill as databaseStopped } from '#tests/faults/databaseStopped.drill.ts';
import { drillCounts, isAsExpected } from '#tests/faults/drill.ts';
import { drill as migratedMeanwhile } from '#tests/faults/migratedWhileRunning.drill.ts';
import { drill as pointInTime } from '#tests/faults/pointInTime.drill.ts';
import { drill as nextPressed } from '#tests/faults/repeatedAdvance.drill.ts';
import { drill as rollingRestart } from '#tests/faults/rollingRestart.drill.ts';
import { drill as serverKilled } from '#tests/faults/serverKilled.drill.ts';
import { drill as slowLines } from '#tests/faults/slowConnections.drill.ts';
import { drill as workerKilled } from '#tests/faults/workerKilled.drill.ts';

/** `npm run drills` runs the same drills, as often as a release needs. */
test.each([
  serverKilled,
  databaseKilled,
  databaseStopped,
  workerKilled,
  nextPressed,
  rollingRestart,
  migratedMeanwhile,
  pointInTime,
  slowLines,
])(
  '$title, without losing, tearing, or duplicating anything',
  async ({ run }) => {
    const findings = await run(drillCounts(), inject('cluster'));
    const odd = findings.filter((finding) => !isAsExpected(finding));
    // include the other findings, since they often explain the failure
    expect(odd.length === 0 ? [] : [...odd, ...findings.filter(isAsExpected)]).toEqual([]);
  },
  300_000,
);
