import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { shownStatus, statusOfCompletion, submissionStatuses } from '#domain/submission/status.ts';
import { nextPosition, progress, stepProgress, timelineState } from '#domain/submission/timeline.ts';

const at = new Date('2026-03-05T12:00:00Z');

it('has a filter value for every status', () => {
  expect(
    Object.values(statusOfCompletion)
      .filter((status) => status !== null)
      .toSorted(),
  ).toEqual([...submissionStatuses].toSorted());
});

describe('the shown status', () => {
  const before = '2026-03-05T11:59:59Z';
  const after = '2026-03-05T12:00:01Z';

  it('is overdue if active and past its deadline', () => {
    expect(shownStatus({ status: 'active', dueAt: before }, at)).toBe('overdue');
    expect(shownStatus({ status: 'active', dueAt: after }, at)).toBe('active');
    expect(shownStatus({ status: 'active', dueAt: null }, at)).toBe('active');
    expect(shownStatus({ status: 'active', dueAt: before, isWaiting: true }, at)).toBe('active');
  });

  it('is never overdue if on hold or completed', () => {
    expect(shownStatus({ status: 'halted', dueAt: before }, at)).toBe('halted');
    expect(shownStatus({ status: 'halted', dueAt: before, isRejected: true }, at)).toBe('rejected');
    expect(shownStatus({ status: 'finished', dueAt: before }, at)).toBe('finished');
  });
});

describe('the timeline', () => {
  test.each([
    ['active', 0, false, 'done'],
    ['active', 1, false, 'current'],
    ['active', 1, true, 'done'],
    ['active', 2, false, 'notdone'],
    ['active', 2, true, 'done'],
    ['halted', 0, false, 'done'],
    ['halted', 1, false, 'halted'],
    ['halted', 1, true, 'halted'],
    ['halted', 2, false, 'notdone'],
    ['finished', 0, false, 'done'],
    ['finished', 1, false, 'done'],
    ['finished', 2, false, 'done'],
  ] as const)('in a %s submission at step 1, step %i (completed: %s) is %s', (status, position, completed, state) => {
    expect(timelineState({ position, completed }, { status, haltedByAdmin: false, currentPosition: 1 })).toBe(state);
  });

  test.each([
    ['done', null, 'done'],
    ['done', 'due', 'unpaid'],
    ['done', 'processing', 'underway'],
    ['done', 'waived', 'waived'],
    ['done', 'paid', 'done'],
    ['done', 'notRequired', 'done'],
    ['current', 'due', 'current'],
    ['halted', 'due', 'halted'],
    ['notdone', 'waived', 'notdone'],
  ] as const)('a %s step with a %s payment is shown as %s', (state, payment, told) => {
    expect(
      stepProgress(state, payment && { status: payment, isGivenBack: false, isPending: payment === 'processing' }),
    ).toBe(told);
  });

  test('a refunded payment is shown as refunded on a done step, and as current on the current step', () => {
    const payment = { status: 'due', isGivenBack: true, isPending: false } as const;
    expect([stepProgress('done', payment), stepProgress('current', payment)]).toEqual(['refunded', 'current']);
  });

  test('a disputed payment or a pending refund still counts as paid', () => {
    expect(stepProgress('done', { status: 'processing', isGivenBack: false, isPending: false })).toBe('done');
  });

  it('counts done steps', () => {
    const steps = [0, 1, 2, 5].map((position) => ({ position, completed: false }));
    expect(progress(steps, { status: 'active', haltedByAdmin: false, currentPosition: 2 })).toEqual({
      done: 2,
      total: 4,
      percent: 50,
    });
    expect(progress(steps, { status: 'finished', haltedByAdmin: false, currentPosition: 5 }).percent).toBe(100);
    expect(progress([], { status: 'active', haltedByAdmin: false, currentPosition: 0 }).percent).toBe(0);
  });

  it('visits every step once and in order, for any positions', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 1 }), (positions) => {
        const steps = positions.map((position) => ({ position, completed: false }));
        const visited = [Math.min(...positions)];
        for (let next = nextPosition(steps, visited[0]!); next !== null; next = nextPosition(steps, next))
          visited.push(next);
        expect(visited).toEqual(positions.toSorted((a, b) => a - b));
        expect(nextPosition(steps, visited.at(-1)!)).toBeNull();
      }),
    );
  });
});
