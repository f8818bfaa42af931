import { describe, expect, test } from 'vitest';
import { taskOf, taskProgress } from '#domain/submission/tasks.ts';

const by = (...parties: readonly ('applicants' | 'assignees' | 'reviewers')[]) => parties.map((party) => ({ party }));
const nobody = { status: 'active', actions: by('assignees'), isReviewer: false, isAssignee: false } as const;

describe('a submission is a task', () => {
  test.each([
    ['for a reviewer who has to decide', { isReviewer: true, actions: by('reviewers') }, 'review'],
    ['as a review for a reviewer who is also assigned', { isReviewer: true, isAssignee: true }, 'review'],
    ['for an assignee when staff have to act', { isAssignee: true }, 'internal'],
    ['for an assignee when others act first', { isAssignee: true, actions: by('reviewers', 'assignees') }, 'internal'],
    ['for an assignee when the applicant has to act', { isAssignee: true, actions: by('applicants') }, 'external'],
    ['not for an assignee when reviewers have to act', { isAssignee: true, actions: by('reviewers') }, null],
    ['not for anyone else', {}, null],
    ['not while on hold', { isReviewer: true, isAssignee: true, status: 'halted' }, null],
    ['not when finished', { isAssignee: true, status: 'finished' }, null],
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
])('%i done and %i active make %i, %i percent, and 100 only if none is active', (done, active, of, percent) => {
  expect(taskProgress({ done, active })).toEqual({ of, percent });
});
