import { expect, test } from 'vitest';
import { versionChangeSentence } from '#messages/form/versionChangeWords.ts';

test.each([
  [{ way: 'added', kind: 'Field', name: 'Floors', aspects: [] }, 'New: field “Floors”'],
  [{ way: 'removed', kind: 'Step', name: '', aspects: [] }, 'Deleted: step “Untitled”'],
  [
    { way: 'changed', kind: 'Field', name: 'Use', aspects: ['required', 'MultipleChoiceOption', 'unnamed'] },
    'Changed: field “Use” (required, options)',
  ],
  [{ way: 'changed', kind: 'Step', name: 'Fee', aspects: ['time', 'time_unit'] }, 'Changed: step “Fee” (time frame)'],
] as const)('%j', (change, sentence) => {
  expect(versionChangeSentence(change)).toBe(sentence);
});
