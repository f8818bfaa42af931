import { expect, it, test } from 'vitest';
import { operatingActionsOn } from '#domain/account/operating.ts';

test.each([
  ['an open account', { isClosed: false, hasSecondFactor: false }, ['deactivatePerson']],
  ['one with a second factor', { isClosed: false, hasSecondFactor: true }, ['resetFactors', 'deactivatePerson']],
  ['a closed one', { isClosed: true, hasSecondFactor: false }, ['reactivatePerson']],
  [
    'a closed one with a second factor',
    { isClosed: true, hasSecondFactor: true },
    ['resetFactors', 'reactivatePerson'],
  ],
])('%s is offered what would change it', (_name, account, actions) => {
  expect(operatingActionsOn({ isOwn: false, ...account })).toEqual(actions);
});

it('offers nothing for the own account', () => {
  expect(operatingActionsOn({ isOwn: true, isClosed: false, hasSecondFactor: true })).toEqual([]);
});
