import { expect, test } from 'vitest';
import { panelsFor, submissionPanels } from '#domain/submission/submissionPanels.ts';

test('applicants and staff have every panel, a reviewer those about what is reviewed, a stranger none', () => {
  expect(panelsFor({ relations: ['applicant'] })).toEqual(submissionPanels);
  expect(panelsFor({ relations: ['staff'] })).toEqual(submissionPanels);
  expect(panelsFor({ relations: ['reviewer'] })).toEqual(['discussions', 'files', 'support', 'menu']);
  expect(panelsFor({ relations: [] })).toEqual([]);
});
