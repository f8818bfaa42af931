import { expect, test } from 'vitest';
import { exportStatuses } from '#domain/export/bulkExport.ts';
import { outputStatuses } from '#domain/output/outputStatus.ts';
import { chargeStatuses } from '#domain/payment/chargeStatus.ts';
import { reviewOutcomes } from '#domain/review/reviewOutcomes.ts';
import { submissionStatuses } from '#domain/submission/status.ts';
import { timelineStates } from '#domain/submission/timeline.ts';
import { templateStatuses } from '#domain/template/templateStatus.ts';
import { statuses, type StatusKind } from '#web/ui/statuses.ts';

const known: readonly (readonly [StatusKind, readonly string[]])[] = [
  ['submission', submissionStatuses],
  ['step', timelineStates],
  ['charge', chargeStatuses],
  ['output', outputStatuses],
  ['review', reviewOutcomes],
  ['export', exportStatuses],
  ['template', templateStatuses],
];

test.each(known)('every %s status has a label, an icon, and a color', (kind, names) => {
  expect(Object.keys(statuses[kind])).toEqual(expect.arrayContaining([...names]));
});

test('no two statuses of a kind look the same', () => {
  for (const faces of Object.values(statuses)) {
    const looks = Object.values(faces).map(({ word }) => word);
    expect(new Set(looks).size).toBe(looks.length);
  }
});
