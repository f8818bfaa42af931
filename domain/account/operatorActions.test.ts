import { expect, it, test } from 'vitest';
import { availableOperatorActions } from '#domain/account/operatorActions.ts';

test.each([
  ['an open account', { isClosed: false, hasSecondFactor: false }, ['setGovernmentUser', 'deactivatePerson']],
  [
    'an open account with a second factor',
    { isClosed: false, hasSecondFactor: true },
    ['setGovernmentUser', 'resetFactors', 'deactivatePerson'],
  ],
  ['a closed account', { isClosed: true, hasSecondFactor: false }, ['reactivatePerson']],
  [
    'a closed account with a second factor',
    { isClosed: true, hasSecondFactor: true },
    ['resetFactors', 'reactivatePerson'],
  ],
])('%s offers the actions that would change it', (_name, account, actions) => {
  expect(availableOperatorActions({ isOwn: false, ...account })).toEqual(actions);
});

it('offers nothing on your own account that could lock you out or weaken it', () => {
  expect(availableOperatorActions({ isOwn: true, isClosed: false, hasSecondFactor: true })).toEqual([
    'setGovernmentUser',
  ]);
});
