import { expect, test } from 'vitest';
import { withWayOut } from '#web/forms/withWayOut.ts';

const field = (dataType: 'multiple_choice' | 'date' | 'string', dateType: string | null = null) => ({
  dataType,
  dateType,
});

test('adds what to do about a blank answer after the specified message', () => {
  const choice = 'Kind of work must be a valid option';
  expect(withWayOut(choice, field('multiple_choice'), null)).toBe(`${choice}. Choose one.`);
  expect(withWayOut('Planned start must be a valid date', field('date', 'date'), null)).toBe(
    'Planned start must be a valid date. Enter a date.',
  );
});

test('leaves wrong answers and self-explanatory messages unchanged', () => {
  expect(withWayOut('must be a valid date', field('date', 'date'), 'soon')).toBe('must be a valid date');
  expect(withWayOut('Owner cannot be left blank', field('string'), null)).toBe('Owner cannot be left blank');
  expect(withWayOut('Opens at must be a valid date', field('date', 'time'), null)).toBe(
    'Opens at must be a valid date',
  );
});
