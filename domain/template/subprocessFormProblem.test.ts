import { expect, test } from 'vitest';
import { subprocessFormProblem } from '#domain/template/subprocessFormProblem.ts';

const asking = { teamId: 'harbour', masterTemplateId: 'bridge' };
const sketch = { id: 'sketch', teamId: 'harbour', status: 'published' } as const;

test.each([
  ['another form of the team', sketch, null],
  ['one that is still to be published', { ...sketch, status: 'draft' as const }, null],
  ['one that is put away', { ...sketch, status: 'archived' as const }, 'subprocessFormUnknown'],
  ['one of another team', { ...sketch, teamId: 'parks' }, 'subprocessFormUnknown'],
  ['none', null, 'subprocessFormUnknown'],
  ['itself', { ...sketch, id: 'bridge' }, 'subprocessOfOwnForm'],
])('%s', (_name, form, problem) => {
  expect(subprocessFormProblem(asking, form)).toBe(problem);
});
