import { expect, test } from 'vitest';
import { subprocessFormProblem } from '#domain/template/subprocessFormProblem.ts';

const asking = { teamId: 'harbour', masterTemplateId: 'bridge' };
const sketch = { id: 'sketch', teamId: 'harbour', status: 'published' } as const;

test.each([
  ['accepts another form of the team', sketch, null],
  ['accepts a draft', { ...sketch, status: 'draft' as const }, null],
  ['refuses an archived form', { ...sketch, status: 'archived' as const }, 'subprocessFormUnknown'],
  ['refuses a form of another team', { ...sketch, teamId: 'parks' }, 'subprocessFormUnknown'],
  ['refuses a missing form', null, 'subprocessFormUnknown'],
  ['refuses the form itself', { ...sketch, id: 'bridge' }, 'subprocessOfOwnForm'],
])('%s', (_name, form, problem) => {
  expect(subprocessFormProblem(asking, form)).toBe(problem);
});
