import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { isBlank, listedNames, oneLine, truncate, truncateMiddle, truncation } from '#domain/kernel/text.ts';

const letters = (text: string) => [...new Intl.Segmenter('en').segment(text)].length;

describe('a text that is too long', () => {
  test.each([
    ['Building permit', 20, 'Building permit'],
    ['Building permit', 8, 'Building…'],
    ['Building permit', 9, 'Building…'],
    ['', 5, ''],
    ['👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2, '👨‍👩‍👧👨‍👩‍👧…'],
    ['é'.normalize('NFD').repeat(5), 5, 'é'.normalize('NFD').repeat(5)],
  ])('%j cut to %i is %j', (text, max, expected) => {
    expect(truncate(text, max)).toBe(expected);
  });

  it('keeps at most the given number of characters and adds an ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 80 }), (text, max) => {
        const cut = truncate(text, max);
        if (cut === text) return;
        expect(text.startsWith(cut.slice(0, -1))).toBe(true);
        expect(letters(cut)).toBeLessThanOrEqual(max + 1);
      }),
    );
  });

  it('keeps the number and extension of a file name', () => {
    expect(truncateMiddle('site-plan.pdf', 35)).toBe('site-plan.pdf');
    const cut = truncateMiddle('the-complete-and-final-site-plan-of-main-street-2.pdf', truncation.fileName);
    expect(cut).toBe('the-complete-and-…main-street-2.pdf');
    expect(letters(cut)).toBe(truncation.fileName);
  });
});

it('turns pasted text into one line', () => {
  expect(oneLine('  Jo\r\nBcc: x\u0000\u2028y  z ')).toBe('Jo Bcc: x y z');
  expect(isBlank(' \n')).toBe(true);
  expect(isBlank(null)).toBe(true);
  expect(isBlank('x')).toBe(false);
});

test.each([
  [[], ''],
  [['Ann'], 'Ann'],
  [['Ann', 'Ben'], 'Ann and Ben'],
  [['Ann', 'Ben', 'Cy'], 'Ann, Ben and 1 other'],
  [['Ann', 'Ben', 'Cy', 'Di'], 'Ann, Ben and 2 others'],
])('%j are listed as %j', (names, text) => {
  expect(listedNames(names)).toBe(text);
});

test.each([
  ['01920b5a-7a3c-7d1e-8f2a-0123456789ab', true],
  ['01920B5A-7A3C-7D1E-8F2A-0123456789AB', true],
  ['01920b5a-7a3c-7d1e-8f2a-0123456789a', false],
  ['1', false],
  ['', false],
])('%j can be an id: %s', (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});
