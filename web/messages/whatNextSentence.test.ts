import { describe, expect, test } from 'vitest';
import { aboutDuration, whatNextSentence } from '#web/messages/whatNextSentence.ts';

const day = 24 * 3600 * 1000;
const base = { office: 'City Hall', party: 'assignees', since: null, usualMs: null, stepName: 'Inspection' } as const;

describe('what is next, in words', () => {
  test.each([
    [{ solution: 'pay', isViewers: true, names: ['Ann Lee'] }, 'It is your turn to pay at Inspection.'],
    [{ solution: 'advance', isViewers: false, names: [] }, 'City Hall must complete Inspection.'],
    [{ solution: 'review', isViewers: false, names: ['Ann Lee', 'Bo Ek'] }, 'Ann Lee, Bo Ek must review Inspection.'],
    [{ solution: null, isViewers: false, names: [] }, 'This submission was completed.'],
  ] as const)('%j', (next, sentence) => {
    expect(whatNextSentence({ ...base, ...next })).toBe(sentence);
  });

  test('says how long it usually takes, where that is known', () => {
    const next = { ...base, solution: 'advance', isViewers: false, names: [], usualMs: 3 * day } as const;
    expect(whatNextSentence(next)).toBe('City Hall must complete Inspection. This step usually takes about 3 days.');
  });

  test.each([
    [60_000, 'less than an hour'],
    [3_700_000, 'about 1 hour'],
    [day, 'about 24 hours'],
    [10 * day, 'about 10 days'],
  ])('%d ms are %s', (ms, words) => {
    expect(aboutDuration(ms)).toBe(words);
  });
});
