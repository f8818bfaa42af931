import { describe, expect, test } from 'vitest';
import {
  batchActions,
  batchProblems,
  batchWork,
  inverseBatchAction,
  maxBatchSize,
  tagOfBatch,
} from '#domain/batch/batchRules.ts';
import { maxTagsOfSubmission } from '#domain/tag/tag.ts';

const some = (count: number, tagNames: readonly string[] = []) =>
  Array.from({ length: count }, (_none, place) => ({ submissionId: String(place), tagNames }));
const draft = { action: 'halt', work: some(3), confirmCount: null, isFiltered: false } as const;

describe('a batch of submissions', () => {
  test('has at least one submission and at most the limit', () => {
    expect(batchProblems(draft)).toEqual([]);
    expect(batchProblems({ ...draft, work: [] })).toEqual([{ path: 'submissionIds', code: 'batchEmpty' }]);
    expect(batchProblems({ ...draft, work: some(maxBatchSize) })).toEqual([]);
    expect(batchProblems({ ...draft, work: some(maxBatchSize + 1) })[0]).toMatchObject({ code: 'batchTooLarge' });
  });

  test('is deleted only with the correct count typed', () => {
    expect(batchProblems({ ...draft, action: 'delete', confirmCount: '3' })).toEqual([]);
    expect(batchProblems({ ...draft, action: 'delete', confirmCount: '4' })).toHaveLength(1);
    expect(batchProblems({ ...draft, action: 'delete' })).toEqual([
      { path: 'confirmCount', code: 'confirmCountWrong' },
    ]);
  });

  test('from a filter needs its count, and any count given must be right', () => {
    const code = (more: object) => batchProblems({ ...draft, ...more }).map((problem) => problem.code);
    const isFiltered = true;
    expect(code({ isFiltered })).toEqual(['confirmCountMissing']);
    expect(code({ isFiltered, confirmCount: '3' })).toEqual([]);
    expect(code({ isFiltered, confirmCount: '6' })).toEqual(['matchingCountDiffers']);
    expect(code({ confirmCount: '6' })).toEqual(['matchingCountDiffers']);
    expect(code({ confirmCount: '3' })).toEqual([]);
    const tagged = batchWork('tag', some(3, ['fire']));
    expect(code({ action: 'tag', work: tagged, isFiltered })).toEqual(['confirmCountMissing']);
    expect(code({ action: 'tag', work: tagged, isFiltered, confirmCount: '3' })).toEqual([]);
  });

  test('needs named tags that are not reserved', () => {
    const tags = (action: 'tag' | 'untag', ...names: readonly string[]) =>
      batchProblems({ ...draft, action, work: batchWork(action, some(2, names)) });
    expect(tags('tag', ' Urgent ', 'fire')).toEqual([]);
    expect(tags('tag')).toEqual([{ path: 'tagNames', code: 'blank' }]);
    expect(tags('tag', 'urgent', ' ')).toEqual([{ path: 'tagNames', code: 'blank' }]);
    expect(tags('untag', 'fire', 'Late')[0]).toMatchObject({ code: 'tagReserved' });
    const names = Array.from({ length: maxTagsOfSubmission + 1 }, (_none, place) => `tag ${place}`);
    expect(tags('tag', ...names)[0]).toMatchObject({ code: 'submissionTagsFull' });
  });

  test('lists each submission once with all its tags, and has a common tag only if it is on every one', () => {
    const requested = [...some(2, [' Urgent ', 'urgent']), { submissionId: '0', tagNames: ['Fire'] }];
    const work = batchWork('tag', requested);
    expect(work).toEqual([
      { submissionId: '0', tagNames: ['fire', 'urgent'] },
      { submissionId: '1', tagNames: ['urgent'] },
    ]);
    expect([tagOfBatch(work), tagOfBatch(work.slice(1)), tagOfBatch(batchWork('halt', requested))]).toEqual([
      null,
      'urgent',
      null,
    ]);
  });

  test('can be undone both ways, except for delete', () => {
    const lasting = batchActions.filter((action) => inverseBatchAction[action] === null);
    expect(lasting).toEqual(['delete']);
    const twice = batchActions.map((action) => inverseBatchAction[inverseBatchAction[action] ?? 'delete'] ?? 'delete');
    expect(twice).toEqual(batchActions);
  });
});
