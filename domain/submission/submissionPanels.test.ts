import { expect, test } from 'vitest';
import { panelsFor, submissionPanels } from '#domain/submission/submissionPanels.ts';

test('shows all panels to applicants and staff, some to a reviewer, and none to a stranger', () => {
  expect(panelsFor({ relations: ['applicant'] })).toEqual(submissionPanels);
  expect(panelsFor({ relations: ['staff'] })).toEqual(submissionPanels);
  expect(panelsFor({ relations: ['reviewer'] })).toEqual(['discussions', 'files', 'support', 'menu']);
  expect(panelsFor({ relations: [] })).toEqual([]);
});
