import { expect, test } from 'vitest';
import { batchSummaryLine, summarizeBatch } from '#web/parts/batch/batchSummaries.ts';
import type { BatchJob } from '#web/parts/batch/useBatchJob.ts';

const ended = (batch: Partial<NonNullable<BatchJob['batch']>>, state: BatchJob['state'] = 'complete') =>
  ({
    ...{ state, progress: 100, failure: null },
    batch: {
      ...{ action: 'tag', total: 2, doneCount: 2, unchangedCount: 0, refusedCount: 0, tagName: 'fire' },
      isUndoable: true,
      ...batch,
    },
  }) as BatchJob;

test('titles a tagging result and counts the submissions in its sentence', () => {
  expect(summarizeBatch(ended({}))).toMatchObject({ title: 'Tags added', sentence: '2 submissions: fire.' });
  expect(summarizeBatch(ended({ action: 'untag', doneCount: 1, unchangedCount: 1 }))).toMatchObject({
    title: 'Tags removed',
    sentence: '1 submission: fire. 1 submission didn’t have them.',
  });
  expect(batchSummaryLine(summarizeBatch(ended({})))).toBe('Tags added. 2 submissions: fire.');
});

test('does not claim success when nothing changed', () => {
  expect(summarizeBatch(ended({ doneCount: 0, unchangedCount: 2 }))).toMatchObject({
    title: null,
    sentence: '2 submissions already had them.',
  });
});

test('says what failed and what to do next', () => {
  expect(summarizeBatch(ended({ action: 'halt' }, 'failed'))).toMatchObject({
    title: 'Something went wrong',
    sentence: 'We couldn’t halt the submissions. Try again later, or contact support via chat.',
  });
});

test('summarizes other batch actions in one sentence', () => {
  expect(summarizeBatch(ended({ action: 'halt' }))).toMatchObject({
    title: null,
    sentence: '2 submissions were halted successfully.',
  });
});

test('says how far a stopped batch action got', () => {
  const stopped = { ...ended({ total: 5, refusedCount: 1 }, 'failed'), isCanceled: true } as BatchJob;
  expect(summarizeBatch(stopped)).toMatchObject({
    title: 'Stopped',
    sentence: '2 submissions: fire. 2 submissions were not changed.',
  });
});
