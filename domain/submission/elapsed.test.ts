import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationMs } from '#domain/kernel/durations.ts';
import { dueAt, heldMs, intervalHolders, type Interval } from '#domain/submission/elapsed.ts';

const hour = 3_600_000;
const start = new Date('2026-03-05T08:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * hour);
const interval = (holder: Interval['holder'], from: number, to: number | null): Interval => ({
  holder,
  startedAt: after(from),
  endedAt: to === null ? null : after(to),
});

describe('the time a step was held', () => {
  const log = [
    interval('staff', 0, 2),
    interval('applicant', 2, 5),
    interval('halted', 5, 9),
    interval('staff', 9, null),
  ];

  it('is the time with staff and applicants, without time on hold', () => {
    expect(heldMs(log, after(10))).toBe(6 * hour);
    expect(heldMs(log, after(10), 'staff')).toBe(3 * hour);
    expect(heldMs(log, after(10), 'applicant')).toBe(3 * hour);
    expect(heldMs(log, after(10), 'halted')).toBe(4 * hour);
  });

  it('grows while the step is held, and is due once the allowed time is over', () => {
    const allowed = { value: 7, unit: 'hours' } as const;
    expect(dueAt(allowed, log, after(10))).toEqual(after(11));
    expect(dueAt(null, log, after(10))).toBeNull();
  });

  it('stops while the submission is halted or over', () => {
    const halted = [interval('staff', 0, 2), interval('halted', 2, null)];
    expect(heldMs(halted, after(100))).toBe(2 * hour);
    expect(dueAt({ value: 1, unit: 'days' }, halted, after(100))).toBeNull();
    expect(dueAt({ value: 1, unit: 'days' }, [interval('staff', 0, 2)], after(100))).toBeNull();
  });

  const anyLog = fc
    .array(fc.record({ holder: fc.constantFrom(...intervalHolders), length: fc.integer({ min: 0, max: 100 }) }))
    .map((parts) => {
      let at = 0;
      return parts.map(({ holder, length }, index): Interval => {
        const from = at;
        at += length;
        return interval(holder, from, index === parts.length - 1 ? null : at);
      });
    });

  it('is split among holders, and overdue exactly after the due time', () => {
    fc.assert(
      fc.property(anyLog, fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 500 }), (log, at, hours) => {
        const now = after(at);
        expect(heldMs(log, now)).toBe(heldMs(log, now, 'staff') + heldMs(log, now, 'applicant'));
        const allowed = { value: hours, unit: 'hours' } as const;
        const due = dueAt(allowed, log, now);
        expect(due === null || heldMs(log, now) > durationMs(allowed) === now > due).toBe(true);
      }),
    );
  });
});
