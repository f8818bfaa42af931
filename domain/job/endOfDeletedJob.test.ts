import { expect, test } from 'vitest';
import { endOfDeletedJob } from '#domain/job/endOfDeletedJob.ts';

test.each([
  ['export/makeExport', 'canceled'],
  ['batch/runBatch', 'canceled'],
  ['metrics/countMetrics', 'canceled'],
  ['output/generateOutput', 'finished'],
  ['constructor', 'finished'],
])('deleting a running %s leaves it %s', (task, end) => expect(endOfDeletedJob(task)).toBe(end));
