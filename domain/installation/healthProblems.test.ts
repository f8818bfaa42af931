import { expect, test } from 'vitest';
import { findHealthProblems, type HealthFacts } from '#domain/installation/healthProblems.ts';

const well: HealthFacts = {
  isReadOnly: false,
  connections: 80,
  mostConnections: 100,
  longestTransactionSeconds: 600,
  liveWorkers: 1,
  oldestJobSeconds: 300,
  failedJobs: 0,
  failedEmails: 0,
  oldestPaymentEventSeconds: 600,
  isStorageWorking: true,
  oldestUnsealedSeconds: 600,
};

test.each<[string, Partial<HealthFacts>, readonly string[]]>([
  ['everything at its limit', {}, []],
  ['a database that takes no writes', { isReadOnly: true }, ['readOnly']],
  ['more than four fifths of the connections', { connections: 81 }, ['manyConnections']],
  ['a transaction of more than ten minutes', { longestTransactionSeconds: 601 }, ['longTransaction']],
  ['no worker', { liveWorkers: 0 }, ['noWorkers']],
  ['a job that is five minutes late', { oldestJobSeconds: 301 }, ['lateJobs']],
  ['a job that failed for good', { failedJobs: 1 }, ['failedJobs']],
  ['an email that failed for good', { failedEmails: 1 }, ['failedEmails']],
  ['a payment event that waits', { oldestPaymentEventSeconds: 601 }, ['latePaymentEvents']],
  ['an audit entry that is not sealed', { oldestUnsealedSeconds: 601 }, ['unsealedAuditEntries']],
  ['storage that fails', { isStorageWorking: false }, ['storageFails']],
  [
    'several problems, the most urgent first',
    { failedEmails: 2, liveWorkers: 0, isReadOnly: true },
    ['readOnly', 'noWorkers', 'failedEmails'],
  ],
])('finds the problems of %s', (_what, facts, problems) => {
  expect(findHealthProblems({ ...well, ...facts })).toEqual(problems);
});
