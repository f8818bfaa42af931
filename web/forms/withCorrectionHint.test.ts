import { expect, test } from 'vitest';
import { withCorrectionHint } from '#web/forms/withCorrectionHint.ts';

const field = (dataType: 'multiple_choice' | 'date' | 'string', dateType: string | null = null) => ({
  dataType,
  dateType,
});

test('adds what to do about a blank answer after the specified message', () => {
  const choice = 'Kind of work must be a valid option';
  expect(withCorrectionHint(choice, field('multiple_choice'), null)).toBe(`${choice}. Choose one.`);
  expect(withCorrectionHint('Planned start must be a valid date', field('date', 'date'), null)).toBe(
    'Planned start must be a valid date. Enter a date.',
  );
});

test('leaves wrong answers and self-explanatory messages unchanged', () => {
  expect(withCorrectionHint('must be a valid date', field('date', 'date'), 'soon')).toBe('must be a valid date');
  expect(withCorrectionHint('Owner cannot be left blank', field('string'), null)).toBe('Owner cannot be left blank');
  expect(withCorrectionHint('Opens at must be a valid date', field('date', 'time'), null)).toBe(
    'Opens at must be a valid date',
  );
});
