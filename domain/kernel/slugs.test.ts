import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isDomain, normaliseDomain } from '#domain/kernel/domains.ts';
import { isEmail, normaliseEmail, readEmailList } from '#domain/kernel/emails.ts';
import { isSlug, normaliseSlug, slugify } from '#domain/kernel/slugs.ts';

describe('a slug', () => {
  test.each([
    ['abc', true],
    ['A_b-9', true],
    ['1st-ward', true],
    ['---', true],
    ['ab', false],
    ['123', false],
    ['', false],
    ['a b c', false],
    ['café', false],
    ['abc/', false],
    ['a'.repeat(80), true],
    ['a'.repeat(81), false],
  ])('%j is allowed: %s', (text, allowed) => {
    expect(isSlug(text)).toBe(allowed);
  });

  test.each([
    ['Café & Bar license', 'cafe-bar-license'],
    ['  Building   permit ', 'building-permit'],
    ['2026', null],
    ['許可', null],
    ['x', null],
    ['Straße 9', 'stra-e-9'],
  ])('is suggested for %j as %j', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('is valid when suggested, and suggested again for itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const slug = slugify(name);
        if (slug === null) return;
        expect(isSlug(slug)).toBe(true);
        expect(slugify(slug)).toBe(slug);
        expect(normaliseSlug(slug)).toBe(slug);
      }),
    );
  });
});

test.each([
  ['example.gov', true],
  ['ci.springfield.or.us', true],
  ['a.co', true],
  ['xn--bcher-kva.example', true],
  ['example.photography', true],
  [`example.${'a'.repeat(24)}`, true],
  [`example.${'a'.repeat(25)}`, false],
  ['example', false],
  ['example.c', false],
  ['example.c0m', false],
  ['.com', false],
  ['example..com', false],
  ['-example.com', false],
  ['example-.com', false],
  ['exa mple.com', false],
  ['http://example.com', false],
  [`${'a.'.repeat(130)}com`, false],
])('%j is a domain: %s', (text, allowed) => {
  expect(isDomain(text)).toBe(allowed);
});

describe('an email address', () => {
  test.each([
    ['ann@example.gov', true],
    ['ann.o+permits@sub.example.gov', true],
    ['ann@example', false],
    ['ann@@example.gov', false],
    ['@example.gov', false],
    ['ann example.gov', false],
    ['ann@exam\nple.gov', false],
    [`${'a'.repeat(250)}@example.gov`, false],
  ])('%j is valid: %s', (text, allowed) => {
    expect(isEmail(text)).toBe(allowed);
  });

  it('is normalized', () => {
    expect(normaliseEmail(' Ann@Example.GOV ')).toBe('ann@example.gov');
    expect(normaliseDomain(' Example.GOV ')).toBe('example.gov');
  });

  it('is read from a list or the first column of a CSV, each once, with invalid ones reported', () => {
    expect(
      readEmailList('\uFEFFEmail,Name\r\nann@example.gov,Ann\r\n"ben@example.gov",Ben\r\n\r\nANN@example.gov\nnobody'),
    ).toEqual({
      emails: ['ann@example.gov', 'ben@example.gov'],
      refused: ['nobody'],
    });
    expect(readEmailList('')).toEqual({ emails: [], refused: [] });
  });
});
