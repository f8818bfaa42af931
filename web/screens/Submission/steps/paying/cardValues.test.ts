import { expect, test } from 'vitest';

import { cardOf, cardProblems, emptyCard } from './cardValues.ts';

const card = { holder: ' Ann Lee ', number: '4242 4242-4242 4242', expiry: '4/29', verification: '123' };

test('a card is read as it is written on it', () => {
  expect(cardOf(card)).toEqual({
    type: 'card',
    holder: 'Ann Lee',
    number: '4242424242424242',
    expiryMonth: '04',
    expiryYear: '2029',
    verification: '123',
  });
  expect(cardOf({ ...card, expiry: '12 / 2031' })).toMatchObject({ expiryMonth: '12', expiryYear: '2031' });
});

test('what is missing or is no month is said at its place', () => {
  expect(cardProblems(card)).toEqual([]);
  expect(cardProblems(emptyCard).map(({ path }) => path)).toEqual(['holder', 'number', 'expiry', 'verification']);
  expect(cardProblems({ ...card, expiry: 'soon' })).toEqual([{ path: 'expiry', code: 'mustBeDate' }]);
});
