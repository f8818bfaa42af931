import { describe, expect, test } from 'vitest';
import { taskOf, taskProgress } from '#domain/submission/tasks.ts';

const by = (...parties: readonly ('applicants' | 'assignees' | 'reviewers')[]) => parties.map((party) => ({ party }));
const nobody = { status: 'active', actions: by('assignees'), isReviewer: false, isAssignee: false } as const;

describe('a submission waits for somebody as a task', () => {
  test.each([
    ['who is to review', { isReviewer: true, actions: by('reviewers') }, 'review'],
    ['who is to review, though they are assigned as well', { isReviewer: true, isAssignee: true }, 'review'],
    ['who is assigned where the office acts', { isAssignee: true }, 'internal'],
    ['who is assigned where others act first', { isAssignee: true, actions: by('reviewers', 'assignees') }, 'internal'],
    ['who is assigned where the applicant acts', { isAssignee: true, actions: by('applicants') }, 'external'],
    ['nobody who is assigned where reviewers act', { isAssignee: true, actions: by('reviewers') }, null],
    ['nobody else', {}, null],
    ['nobody while it is halted', { isReviewer: true, isAssignee: true, status: 'halted' }, null],
    ['nobody once it is finished', { isAssignee: true, status: 'finished' }, null],
  ] as const)('%s', (_who, standing, kind) => {
    expect(taskOf({ ...nobody, ...standing })).toBe(kind);
  });
});

test.each([
  [0, 0, 0, 100],
  [0, 4, 4, 0],
  [1, 2, 3, 33],
  [2, 1, 3, 66],
  [199, 1, 200, 99],
  [3, 0, 3, 100],
])('%i done and %i left are of %i, %i percent: all of it only when nothing is left', (done, active, of, percent) => {
  expect(taskProgress({ done, active })).toEqual({ of, percent });
});
