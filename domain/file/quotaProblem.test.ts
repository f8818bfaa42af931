import { expect, it, test } from 'vitest';
import { quotaProblem, type FileQuotas } from '#domain/file/quotaProblem.ts';

const quotas: FileQuotas = { personDayFiles: 10, personDayBytes: 500, submissionBytes: 200, teamBytes: 1_000 };
const nothing: FileQuotas = { personDayFiles: 0, personDayBytes: 0, submissionBytes: 0, teamBytes: 0 };

test.each([
  ['personDayFiles', 'dayFilesFull'],
  ['personDayBytes', 'dayBytesFull'],
  ['submissionBytes', 'submissionFilesFull'],
  ['teamBytes', 'teamFilesFull'],
] as const)('the quota %s allows exactly its limit', (name, code) => {
  expect(quotaProblem({ ...nothing, [name]: quotas[name] }, quotas)).toBeNull();
  const problem = quotaProblem({ ...nothing, [name]: quotas[name] + 1 }, quotas);
  expect(problem).toEqual({ code, params: { max: quotas[name] } });
});

it('reports the narrowest of several exceeded quotas', () => {
  const taken = { personDayFiles: 1, personDayBytes: 1, submissionBytes: 201, teamBytes: 1_001 };
  expect(quotaProblem(taken, quotas)?.code).toBe('submissionFilesFull');
});
