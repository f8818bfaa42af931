import { expect, test } from 'vitest';
import {
  cardPaymentMethod,
  cardProblems,
  formatCardNumber,
  formatCardExpiry,
  emptyCard,
} from '#web/screens/Submission/steps/paying/cardValues.ts';

const card = { holder: ' Ann Lee ', number: '4242 4242-4242 4242', expiry: '4/29', verification: '123' };

test('accepts a card as printed', () => {
  expect(cardPaymentMethod(card)).toEqual({
    type: 'card',
    holder: 'Ann Lee',
    number: '4242424242424242',
    expiryMonth: '04',
    expiryYear: '2029',
    verification: '123',
  });
  expect(cardPaymentMethod({ ...card, expiry: '12 / 2031' })).toMatchObject({ expiryMonth: '12', expiryYear: '2031' });
});

test('reports missing values and an invalid month at their fields', () => {
  expect(cardProblems(card)).toEqual([]);
  expect(cardProblems(emptyCard).map(({ path, code }) => `${path} ${code}`)).toEqual([
    'holder blank',
    'number blank',
    'expiry cardExpiryMissing',
    'verification blank',
  ]);
  expect(cardProblems({ ...card, expiry: 'soon' })).toEqual([{ path: 'expiry', code: 'cardExpiryMissing' }]);
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242 4', '4242 4'],
  ['378282246310005', '3782 822463 10005'],
  ['', ''],
])('groups the number %s as on the card', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});

test.each([
  ['0', '', '0'],
  ['04', '0', '04/'],
  ['4', '', '04/'],
  ['0440', '', '04/40'],
  ['04/4', '04/', '04/4'],
  ['04//', '04/', '04/'],
  ['04', '04/', '04'],
])('inserts or removes the slash when %s is typed after %s', (typed, before, shown) => {
  expect(formatCardExpiry(typed, before)).toBe(shown);
});
