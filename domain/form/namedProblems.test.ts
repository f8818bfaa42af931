import { expect, test } from 'vitest';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import { namedProblems } from '#domain/form/namedProblems.ts';
import { sampleForm } from '#tests/support/form/sampleForm.ts';

const form = sampleForm({
  steps: {
    House: {
      Plot: [
        { name: 'Owner', dataType: 'string', required: true },
        { name: 'Area', dataType: 'integer', maxValue: '100' },
      ],
    },
  },
});

test('adds the field name to problems with answers, and leaves others unchanged', () => {
  const problems = evaluateForm(form, new Map([['Area', 101]])).problems();
  const other = { path: 'amountCents', code: 'paymentAmountInvalid' } as const;
  expect(namedProblems([...problems, other], form).map(({ path, params }) => [path, params])).toEqual([
    ['answers.Owner', { fieldName: 'Owner' }],
    ['answers.Area', { max: '100', fieldName: 'Area' }],
    ['amountCents', undefined],
  ]);
});
