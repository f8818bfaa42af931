import { expect, it } from 'vitest';
import { logicSentence } from '#web/screens/Templates/Edit/logicSentence.ts';
import type { LogicSource } from '#web/screens/Templates/Edit/LogicSources.tsx';

const sources: readonly LogicSource[] = [
  {
    id: 'Field:1',
    sectionId: 'Section:1',
    surveyId: null,
    name: 'Type of work',
    dataType: 'multiple_choice',
    options: [{ identity: 'a', name: 'Fence' }],
  },
  { id: 'Field:2', sectionId: 'Section:1', surveyId: null, name: 'Value', dataType: 'money', options: [] },
];

it('puts logic into words, with the names that fields and options have now', () => {
  const conditions = [
    { sourceId: 'Field:1', comparator: 'is_not', matchValue: 'a', connective: 'or' },
    { sourceId: 'Field:2', comparator: 'greater', matchValue: 100, connective: null },
  ];
  expect(logicSentence('hide', conditions, sources)).toBe(
    'Hide when Type of work is not Fence or Value is greater than 100',
  );
});

it('leaves a gap for what is not there any more', () => {
  const gone = [{ sourceId: 'Field:9', comparator: 'is', matchValue: 'b', connective: null }];
  expect(logicSentence('show', gone, sources)).toBe('Show when Untitled field is …');
});
