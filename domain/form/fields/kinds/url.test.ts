import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAnswer } from '#domain/form/fields/checkAnswer.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { comparatorsFor } from '#domain/form/logic/comparators.ts';
import { sampleField } from '#tests/support/form/sampleForm.ts';

const field = sampleField({ dataType: 'url' });
const read = (text: string): unknown => kinds.url.parse(text, field);
const isRefused = (text: string): boolean => checkAnswer(kinds.url.parse(text, field), field) !== null;
const linkOf = (text: string): string | null => kinds.url.linkIn?.(text) ?? null;

describe('a web address is normalized as browsers do', () => {
  test.each([
    ['https://www.example.org', 'https://www.example.org/'],
    ['http://example.org/a/../b?q=1#top', 'http://example.org/b?q=1#top'],
    ['www.example.org', 'https://www.example.org/'],
    ['example.org/plan.pdf', 'https://example.org/plan.pdf'],
    ['example.org:8080/plan', 'https://example.org:8080/plan'],
    ['HTTPS://EXAMPLE.ORG/Plan', 'https://example.org/Plan'],
    ['https://bücher.example', 'https://xn--bcher-kva.example/'],
    ['https://example.org/"><script>', 'https://example.org/%22%3E%3Cscript%3E'],
  ])('%s becomes %s', (typed, kept) => {
    expect(read(typed)).toBe(kept);
    expect(isRefused(typed)).toBe(false);
    expect(linkOf(kept)).toBe(kept);
  });
});

describe('a text that is not a web address, or hides its target, is rejected and not linked', () => {
  test.each([
    'example',
    'localhost',
    'localhost:3000',
    'http://localhost.',
    'http://shop.localhost/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'javascript://example.org/%0aalert(1)',
    'data:text/html,<b>hello</b>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://example.org/',
    'mailto:ann@example.org',
    'ann@example.org',
    'https://ann:secret@example.org/',
    'https://example.org@evil.example/',
    'https://example.org\\@evil.example/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.01/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://１２７.0.0.1/',
    'https://',
    'https://.',
    'https://example..org/',
    'https://example.org /and more',
    'https://example.org:99999/',
  ])('%s', (typed) => {
    expect(isRefused(typed)).toBe(true);
    expect(linkOf(typed)).toBeNull();
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...['http', 'https', 'javascript', 'data', ':', '//', '/', '\\', '@', '.', 'example', 'org', 'localhost', '127'],
    ...[
      '0',
      '1',
      '[',
      ']',
      '::',
      '%2e',
      '?',
      '#',
      ' ',
      '\t',
      '\u0001',
      '\u200b',
      'ü',
      '。',
      'www.example.org',
      '80',
      '&',
      '"',
    ],
  );
  const typed = fc.oneof(
    fc.array(pieces, { maxLength: 9 }).map((list) => list.join('')),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );

  test('is normalized only once, and is a link exactly if it is accepted', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const content = read(text);
        expect(typeof content === 'string' ? read(content) : null).toBe(content);
        if (typeof content !== 'string') return;
        expect(linkOf(content)).toBe(isRefused(content) ? null : content);
      }),
      { numRuns: 3_000 },
    );
  });

  test('links only by http or https to a name with a dot, without a password', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const link = linkOf(text);
        if (link === null) return;
        const { protocol, username, password, hostname, href } = new URL(link);
        expect(['http:', 'https:']).toContain(protocol);
        expect([username, password, href]).toEqual(['', '', link]);
        expect(hostname).toMatch(/^[\w.-]+\.[a-z][\w-]*$/);
        expect(hostname).not.toMatch(/(^|\.)localhost$/);
      }),
      { numRuns: 3_000 },
    );
  });
});

test('conditions treat it like any other text', () => {
  expect(comparatorsFor('url')).toEqual(comparatorsFor('string'));
});
