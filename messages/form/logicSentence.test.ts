import { expect, it } from 'vitest';
import { logicSentence } from '#messages/form/logicSentence.ts';
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
  { id: 'Formula:1', sectionId: null, surveyId: null, name: 'Fee', dataType: 'formula', options: [] },
];

it('describes logic in words with current field and option names', () => {
  const conditions = [
    { sourceKey: 'Field:1', comparator: 'is_not', matchValue: 'a', connective: 'or' },
    { sourceKey: 'Field:2', comparator: 'greater', matchValue: '100', connective: null },
  ];
  expect(logicSentence('hide', conditions, sources)).toBe(
    'Hidden when “Type of work” is not Fence or “Value” is greater than $100.00',
  );
});

it('puts groups in parentheses and names formulas', () => {
  const fence = { sourceKey: 'Field:1', comparator: 'is', matchValue: 'a', connective: 'or' };
  const dear = { sourceKey: 'Formula:1', comparator: 'greater', matchValue: '12.5', connective: null };
  const inner = { conditions: [fence, dear], connective: 'and' };
  const outer = { sourceKey: 'Field:2', comparator: 'less', matchValue: '12.5', connective: null, conditions: [] };
  expect(logicSentence('show', [{ conditions: [inner, outer], connective: 'or' }, fence], sources)).toBe(
    'Shown when ((“Type of work” is Fence or “Fee” is greater than 12.5) and “Value” is less than $12.50) or “Type of work” is Fence',
  );
});

it('leaves a gap for deleted fields and options', () => {
  const gone = [{ sourceKey: 'Field:9', comparator: 'is', matchValue: 'b', connective: null }];
  expect(logicSentence('show', gone, sources)).toBe('Shown when “Untitled field” is …');
});
