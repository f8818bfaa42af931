import { expect, test } from 'vitest';
import { isSessionOver } from '#domain/account/sessionLife.ts';

const now = new Date('2026-03-05T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

test.each([
  [89, false, false],
  [90, false, true],
  [29, true, false],
  [30, true, true],
])('a session after %i days (staff: %s) is over: %s', (days, isStaff, isOver) => {
  expect(isSessionOver({ createdAt: daysAgo(days), isStaff }, now)).toBe(isOver);
});
