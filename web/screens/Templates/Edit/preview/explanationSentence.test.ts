import { expect, test } from 'vitest';
import type { Content } from '#domain/form/Content.ts';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import { explain } from '#domain/form/evaluate/explain.ts';
import { joined, sampleForm, testRow } from '#tests/support/form/sampleForm.ts';
import { explanationSentence, type LogicEffect } from '#web/screens/Templates/Edit/preview/explanationSentence.ts';

const form = sampleForm({
  steps: {
    Apply: {
      Site: [
        { name: 'Building', dataType: 'multiple_choice', options: ['House', 'Shop'] },
        { name: 'Floors', dataType: 'integer' },
        { name: 'Heating', dataType: 'string' },
      ],
      Garage: [{ name: 'Area', dataType: 'integer' }],
    },
  },
  reviewGroups: ['Fire'],
  logic: [
    {
      action: 'show',
      targetType: 'Section',
      targetIdentity: 'Garage',
      conditions: [testRow('Building', 'is', 'House')],
    },
    {
      action: 'hide',
      targetType: 'StepDatum',
      targetIdentity: 'Heating',
      conditions: joined('or', testRow('Building', 'is', 'Shop'), testRow('Floors', 'less', 2)),
    },
    {
      action: 'require',
      targetType: 'ReviewGroup',
      targetIdentity: 'Fire',
      conditions: [testRow('Area', 'greater', 50)],
    },
  ],
});

function why(identity: string, answers: Readonly<Record<string, Content>> = {}, decided: LogicEffect = 'show'): string {
  const explanation = explain(evaluateForm(form, new Map(Object.entries(answers))), identity);
  return explanation ? explanationSentence(explanation, decided) : '';
}

test('explains a decision with the current answers', () => {
  expect(why('Building')).toBe('Always shown.');
  expect(why('Heating')).toBe(
    'Shown. It’s hidden when “Building” is Shop (no answer yet) or “Floors” is less than 2 (no answer yet).',
  );
  expect(why('Heating', { Building: 'Building/Shop', Floors: 3 })).toBe(
    'Hidden. It’s hidden when “Building” is Shop (now: Shop) or “Floors” is less than 2 (now: 3).',
  );
});

test('explains a field hidden with its section, whose answer no longer counts', () => {
  const shop = { Building: 'Building/Shop', Area: 60 };
  expect(why('Area', shop)).toBe('Hidden with its section. The section is shown when “Building” is House (now: Shop).');
  expect(why('Fire', shop, 'require')).toBe(
    'Not required. It’s required when “Area” is greater than 50 (hidden, so its answer doesn’t count).',
  );
  expect(why('Fire', { Building: 'Building/House', Area: 60 }, 'require')).toBe(
    'Required. It’s required when “Area” is greater than 50 (now: 60).',
  );
});
