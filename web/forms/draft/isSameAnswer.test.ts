import { expect, test } from 'vitest';
import { sampleForm } from '#tests/support/form/sampleForm.ts';
import { isSameAnswer } from '#web/forms/draft/isSameAnswer.ts';

const fields = [
  { name: 'cost', dataType: 'money' },
  { name: 'days', dataType: 'date_range' },
  { name: 'phone', dataType: 'phone' },
  { name: 'place', dataType: 'address' },
] as const;
const form = sampleForm({ steps: { Step: { Section: fields } } });

test.each([
  ['cost', '$12.50', 1250, true],
  ['cost', '12.51', 1250, false],
  ['days', { start: '2027-01-02', end: null }, { end: null, start: '2027-01-02' }, true],
  ['phone', '(217) 555-0123', '+12175550123', true],
  ['place', '12 Elm Street', { text: '12 Elm Street' }, true],
  ['place', null, { text: '12 Elm Street' }, false],
])('an answer to %s written as %j equals %j: %s', (identity, one, other, isSame) => {
  expect(isSameAnswer(form, identity, one, other)).toBe(isSame);
});
