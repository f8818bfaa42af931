import { describe, expect, test } from 'vitest';
import { solutions } from '#domain/submission/responsibility.ts';
import { approximateDuration, blockedSentence, whatNextSentence } from '#messages/submission/whatNextSentence.ts';

const day = 24 * 3600 * 1000;
const base = {
  office: 'City Hall',
  party: 'assignees',
  since: null,
  usualMs: null,
  stepName: 'Inspection',
  hold: null,
  outputNames: [],
  amount: null,
} as const;

describe('the sentence about what is next', () => {
  test('says how long the step usually takes, where that is known', () => {
    const next = { ...base, solution: 'advance', isViewers: false, names: [], usualMs: 3 * day } as const;
    expect(whatNextSentence(next)).toBe(
      'Waiting for City Hall to complete the inspection. This step usually takes about 3 days.',
    );
  });

  test.each([
    ['of one whose turn it is', { isViewers: true }],
    ['of applicants', { isViewers: false, party: 'applicants' }],
  ] as const)('leaves out how long a step takes %s', (_of, whose) => {
    const next = { ...base, solution: 'advance', names: [], usualMs: 3 * day, ...whose } as const;
    expect(whatNextSentence(next)).not.toMatch(/usually/);
  });

  test('names three people and counts the others', () => {
    const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'];
    expect(whatNextSentence({ ...base, solution: 'review', isViewers: false, names })).toBe(
      'Waiting for inspection by Ann, Bo, Cy, and 2 others.',
    );
  });

  test.each([
    [60_000, 'less than an hour'],
    [3_700_000, 'about 1 hour'],
    [day, 'about 24 hours'],
    [10 * day, 'about 10 days'],
  ])('%d ms are %s', (ms, words) => {
    expect(approximateDuration(ms)).toBe(words);
  });
});

describe('the sentence for someone who cannot continue', () => {
  test.each(solutions)('names who must act: %s', (solution) => {
    expect(blockedSentence({ ...base, solution, names: ['Ann Lee'], isViewers: false })).toMatch(/Ann Lee/);
    expect(blockedSentence({ ...base, solution, names: [], isViewers: false })).toMatch(/an admin/i);
  });

  test('speaks to the person who must act', () => {
    expect(blockedSentence({ ...base, solution: 'finishRequirements', names: ['Ann Lee'], isViewers: true })).toBe(
      'Your turn: complete the additional requests.',
    );
  });
});
