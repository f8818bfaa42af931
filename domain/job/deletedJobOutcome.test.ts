import { expect, test } from 'vitest';
import { deletedJobOutcome } from '#domain/job/deletedJobOutcome.ts';

test.each([
  ['export/makeExport', 'canceled'],
  ['batch/runBatch', 'canceled'],
  ['metrics/countMetrics', 'canceled'],
  ['output/generateOutput', 'finished'],
  ['constructor', 'finished'],
])('deleting a running %s leaves it %s', (task, end) => expect(deletedJobOutcome(task)).toBe(end));
