import { expect, inject, test } from 'vitest';
import { drillCounts, isAsExpected } from '#tests/faults/drill.ts';
import { drill } from '#tests/faults/fuzz.drill.ts';

/** Separate from the other drills, so that they run in parallel. */
test(`${drill.title}, and nothing breaks`, async () => {
  const findings = await drill.run(drillCounts(), inject('cluster'));
  expect(findings.every(isAsExpected) ? [] : findings).toEqual([]);
}, 900_000);
