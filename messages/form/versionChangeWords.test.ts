import { expect, test } from 'vitest';
import { changesInBrief, versionChangeSentence } from '#messages/form/versionChangeWords.ts';

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

test.each([
  [[], false, 'No changes'],
  [[], true, 'Fee changed'],
  [
    [
      { way: 'added', kind: 'Field', count: 2 },
      { way: 'removed', kind: 'Step', count: 1 },
    ],
    true,
    '2 fields added, 1 step removed, fee changed',
  ],
  [
    [
      { way: 'changed', kind: 'FlowTemplate', count: 1 },
      { way: 'reordered', kind: 'Section', count: 1 },
      { way: 'added', kind: 'StepAssignmentGroup', count: 2 },
    ],
    false,
    'Texts of the form changed, sections reordered, 2 groups of people added',
  ],
] as const)('summarizes %j, fee changed: %j', (counts, isFeeChanged, summary) => {
  expect(changesInBrief({ counts, isFeeChanged })).toBe(summary);
});
