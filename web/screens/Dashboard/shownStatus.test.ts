import { expect, it } from 'vitest';

import { shownStatus } from './shownStatus.ts';

const now = new Date('2026-03-05T12:00:00Z');
const before = '2026-03-05T11:59:59Z';
const after = '2026-03-05T12:00:01Z';

it('calls an active submission overdue once its time has passed', () => {
  expect(shownStatus({ status: 'active', dueAt: before }, now)).toBe('overdue');
  expect(shownStatus({ status: 'active', dueAt: after }, now)).toBe('active');
  expect(shownStatus({ status: 'active', dueAt: null }, now)).toBe('active');
});

it('never calls a halted or completed one overdue', () => {
  expect(shownStatus({ status: 'halted', dueAt: before }, now)).toBe('halted');
  expect(shownStatus({ status: 'finished', dueAt: before }, now)).toBe('finished');
});
