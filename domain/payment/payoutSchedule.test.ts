import { expect, test } from 'vitest';
import { payoutSchedule, scheduleColumns } from '#domain/payment/payoutSchedule.ts';

const none = { weeklyAnchor: null, monthlyAnchor: null };

test('keeps only the day the interval needs', () => {
  const both = { weeklyAnchor: 'tuesday', monthlyAnchor: 31 };
  const kept = (['daily', 'weekly', 'monthly'] as const).map((interval) => {
    const schedule = payoutSchedule({ interval, ...both });
    return schedule.ok ? scheduleColumns(schedule.value) : null;
  });
  expect(kept).toEqual([
    { payoutInterval: 'daily', weeklyAnchor: null, monthlyAnchor: null },
    { payoutInterval: 'weekly', weeklyAnchor: 'tuesday', monthlyAnchor: null },
    { payoutInterval: 'monthly', weeklyAnchor: null, monthlyAnchor: 31 },
  ]);
});

test.each([null, 'sunday', '', 'Monday'])('rejects %s as a payout day', (weeklyAnchor) => {
  expect(payoutSchedule({ interval: 'weekly', ...none, weeklyAnchor })).toEqual({
    ok: false,
    error: [{ path: 'weeklyAnchor', code: 'payoutDayMissing' }],
  });
});

test.each([null, 0, 32, 1.5, -1, Number.NaN])('rejects %s as a day of the month', (monthlyAnchor) => {
  expect(payoutSchedule({ interval: 'monthly', ...none, monthlyAnchor })).toEqual({
    ok: false,
    error: [{ path: 'monthlyAnchor', code: 'payoutDayInvalid' }],
  });
});
