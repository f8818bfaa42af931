import { expect, test } from 'vitest';
import { auditSentence } from '#messages/audit/auditWords.ts';

test('the audit log names changes in the words shown on screen', () => {
  expect(
    auditSentence('updateRole', {
      role: 'Finance',
      permissions: '– → financeManager, teamManager',
      editLevel: 'anyone → owners',
    }),
  ).toBe(
    'Changed the role Finance (permissions: none → Team Finance Manager, Team Settings Manager; who can edit it: Team Members → Team Owners)',
  );
  expect(auditSentence('payoutsChanged', { account: 'acct_1', chargesEnabled: true, payoutsEnabled: false })).toBe(
    'The payout account changed (payments can be accepted; payouts are off)',
  );
  expect(auditSentence('receiveCheck', { amount: 12_500, submission: '7', checkNumber: '1029' })).toBe(
    'Received a check of $125.00 for submission 7 (check number: 1029)',
  );
  expect(auditSentence('updateTeam', { team: 'City Hall', name: 'anyone → owners' })).toBe(
    'Changed the team settings (name: anyone → owners)',
  );
});
