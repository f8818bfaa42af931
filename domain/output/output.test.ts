import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addPeriod, calendarUnits, type Period } from '#domain/kernel/dates.ts';
import { dateIn, startOfDay } from '#domain/kernel/timeZones.ts';
import { firstExpiry, outputDateProblems, outputTimeProblems, renewedExpiry } from '#domain/output/dates.ts';
import { outputActions, outputRefusal, outputStatus, outputStatuses } from '#domain/output/outputStatus.ts';
import { dueReminders, reminderDate, type RemindedOutput, type ReminderRule } from '#domain/output/reminders.ts';
import {
  isRenewable,
  renewalRefusal,
  renewalWindow,
  type RenewableOutput,
  type RenewalPolicy,
} from '#domain/output/renewal.ts';

const zone = 'America/New_York';
const day = (date: string) => startOfDay(date, zone);
const now = new Date('2026-03-05T17:00:00Z');
const year: Period = { value: 1, unit: 'years' };

describe('an output', () => {
  test.each([
    [{ issuedAt: null, expiresAt: null, revokedAt: null }, 'unissued'],
    [{ issuedAt: day('2026-03-06'), expiresAt: null, revokedAt: null }, 'unissued'],
    [{ issuedAt: day('2026-03-05'), expiresAt: null, revokedAt: null }, 'valid'],
    [{ issuedAt: day('2025-03-05'), expiresAt: day('2026-03-06'), revokedAt: null }, 'valid'],
    [{ issuedAt: day('2025-03-05'), expiresAt: day('2026-03-05'), revokedAt: null }, 'expired'],
    [{ issuedAt: day('2025-03-05'), expiresAt: now, revokedAt: null }, 'expired'],
    [{ issuedAt: day('2025-03-05'), expiresAt: day('2026-03-06'), revokedAt: now }, 'revoked'],
  ] as const)('with times %j is %s', (times, status) => {
    expect(outputStatus(times, now)).toBe(status);
  });

  it('allows the actions in the table for each status', () => {
    const table = outputStatuses.map((status) =>
      [status, ...outputActions.map((action) => outputRefusal(status, action) ?? 'ok')].join(' '),
    );
    expect([`status ${outputActions.join(' ')}`, ...table]).toMatchInlineSnapshot(`
      [
        "status revoke unrevoke updateDates changeReminders download",
        "unissued outputNotIssued outputNotRevoked ok outputNotIssued outputNotIssued",
        "valid ok outputNotRevoked ok ok ok",
        "expired ok outputNotRevoked ok ok ok",
        "revoked outputRevoked ok ok outputRevoked outputRevoked",
      ]
    `);
  });

  it('accepts dates up to 1,000 years ahead, with the expiration after the issue', () => {
    const codes = (issuedAt: Date | null, expiresAt: Date | null) =>
      outputDateProblems({ issuedAt, expiresAt }, now, zone).map(({ path, code }) => `${path} ${code}`);
    expect(codes(now, day('3026-03-05'))).toEqual([]);
    expect(codes(now, day('3026-03-06'))).toEqual(['expiresAt dateTooFarAhead']);
    expect(codes(day('3026-03-06'), day('3026-03-07'))).toEqual([
      'issuedAt dateTooFarAhead',
      'expiresAt dateTooFarAhead',
    ]);
    expect(codes(now, now)).toEqual(['expiresAt expiresBeforeIssue']);
    expect(codes(null, day('2026-01-01'))).toEqual([]);
  });
});

describe('dates set by staff', () => {
  const before = { issuedAt: new Date('2026-03-05T17:03:21.123Z'), expiresAt: null };
  test.each([
    ['an unchanged date', {}, []],
    ['a multiple of 15 minutes', { expiresAt: new Date('2027-03-05T17:45:00Z') }, []],
    ['another minute', { expiresAt: new Date('2027-03-05T17:46:00Z') }, ['expiresAt notQuarterHour']],
    ['a time with seconds', { issuedAt: new Date('2026-03-05T17:15:01Z') }, ['issuedAt notQuarterHour']],
    ['no date', { issuedAt: null }, []],
  ])('accept or reject %s', (_, given, problems) => {
    const found = outputTimeProblems({ ...before, ...given }, before);
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
  });
});

describe('an expiration', () => {
  it('is the start of a day in the team’s time zone', () => {
    expect(firstExpiry(now, year, zone)?.toISOString()).toBe('2027-03-05T05:00:00.000Z');
    expect(firstExpiry(new Date('2026-03-06T03:00:00Z'), { value: 6, unit: 'months' }, zone)?.toISOString()).toBe(
      '2026-09-05T04:00:00.000Z',
    );
    expect(firstExpiry(now, null, zone)).toBeNull();
  });

  test.each([
    ['2026-06-01', '2027-06-01'], // early: no days are lost
    ['2026-03-05', '2027-03-05'],
    ['2026-01-01', '2027-03-05'], // late: counts from today
    ['2015-01-01', '2027-03-05'], // long expired: valid again
  ])('of %s, renewed for a year on 2026-03-05, becomes %s', (old, renewed) => {
    expect(dateIn(renewedExpiry(day(old), year, now, zone)!, zone)).toBe(renewed);
  });

  it('of a renewal is never in the past, and never before the old one', () => {
    const anyPeriod = fc.record({ value: fc.integer({ min: 1, max: 60 }), unit: fc.constantFrom(...calendarUnits) });
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), anyPeriod, (days, term) => {
        const old = startOfDay(addPeriod('2026-03-05', { value: days, unit: 'days' }), zone);
        const renewed = renewedExpiry(old, term, now, zone)!;
        expect(renewed > old).toBe(true);
        expect(renewed > now).toBe(true);
      }),
    );
  });

  it('of a renewal without a term is never', () => {
    expect(renewedExpiry(now, null, now, zone)).toBeNull();
    expect(dateIn(renewedExpiry(null, year, now, zone)!, zone)).toBe('2027-03-05');
  });
});

describe('renewing', () => {
  const policy: RenewalPolicy = {
    renewable: true,
    opensBefore: { value: 30, unit: 'days' },
    closesAfter: { value: 1, unit: 'months' },
  };
  const output = (over: Partial<RenewableOutput> = {}): RenewableOutput => ({
    issuedAt: day('2025-03-20'),
    expiresAt: day('2026-03-20'),
    revokedAt: null,
    isRenewed: false,
    isBeingRenewed: false,
    isFormOpen: true,
    ...over,
  });
  const refusal = (over: Partial<RenewableOutput>, rules: Partial<RenewalPolicy> = {}, on = now) =>
    renewalRefusal(output(over), { ...policy, ...rules }, on, zone)?.code ?? null;

  it('is possible in a window around the expiration', () => {
    expect(renewalWindow('2026-03-20', policy)).toEqual({ opens: '2026-02-18', closes: '2026-04-20' });
    expect(renewalWindow('2026-03-20', { ...policy, opensBefore: null, closesAfter: null })).toEqual({
      opens: null,
      closes: null,
    });
  });

  test.each<[string, Partial<RenewableOutput>, Partial<RenewalPolicy>, string, string | null]>([
    ['within the window', {}, {}, '2026-03-05', null],
    ['on its first day', {}, {}, '2026-02-18', null],
    ['a day early', {}, {}, '2026-02-17', 'renewalNotOpen'],
    ['on its last day', {}, {}, '2026-04-20', null],
    ['a day late', {}, {}, '2026-04-21', 'renewalClosed'],
    ['years late, where that is allowed', {}, { closesAfter: null }, '2036-01-01', null],
    ['months early, where that is allowed', {}, { opensBefore: null }, '2025-06-01', null],
    ['of an output that never expires', { expiresAt: null }, {}, '2026-03-05', 'outputNotRenewable'],
    ['of an output the form does not renew', {}, { renewable: false }, '2026-03-05', 'outputNotRenewable'],
    ['of a revoked output', { revokedAt: now }, {}, '2026-03-06', 'outputRevoked'],
    ['of an output that was not issued', { issuedAt: null }, {}, '2026-03-05', 'outputNotIssued'],
    ['a second time', { isRenewed: true }, {}, '2026-03-05', 'alreadyRenewed'],
    ['while a renewal is under way', { isBeingRenewed: true }, {}, '2026-03-05', 'renewalUnderWay'],
    ['when the form is no longer published', { isFormOpen: false }, {}, '2026-03-05', 'formNotPublished'],
  ])('%s', (_name, over, rules, on, code) => {
    expect(refusal(over, rules, new Date(day(on).getTime() + 12 * 3_600_000))).toBe(code);
  });

  it('reports when it opens and when it closed', () => {
    expect(renewalRefusal(output(), policy, day('2026-01-01'), zone)).toEqual({
      code: 'renewalNotOpen',
      params: { opens: '2026-02-18' },
    });
    expect(renewalRefusal(output(), policy, day('2026-06-01'), zone)).toEqual({
      code: 'renewalClosed',
      params: { closed: '2026-04-20' },
    });
  });

  it('is possible in principle for outputs that expire and are not revoked', () => {
    expect(isRenewable(output(), policy)).toBe(true);
    expect(isRenewable(output({ revokedAt: now }), policy)).toBe(false);
  });
});

describe('reminders', () => {
  const policy: RenewalPolicy = { renewable: true, opensBefore: null, closesAfter: null };
  const reminders: ReminderRule[] = [
    { id: 'month', direction: 'before', period: { value: 1, unit: 'months' } },
    { id: 'week', direction: 'before', period: { value: 1, unit: 'weeks' } },
    { id: 'late', direction: 'after', period: { value: 3, unit: 'days' } },
  ];
  const output = (over: Partial<RemindedOutput> = {}): RemindedOutput => ({
    issuedAt: day('2025-03-20'),
    expiresAt: day('2026-03-20'),
    revokedAt: null,
    isRenewed: false,
    isBeingRenewed: false,
    isFormOpen: true,
    isOptedOut: false,
    sent: [],
    ...over,
  });
  const due = (on: string, over: Partial<RemindedOutput> = {}) =>
    dueReminders(output(over), policy, reminders, new Date(day(on).getTime() + 9 * 3_600_000), zone);

  it('are due before and after the expiration', () => {
    expect(reminders.map((rule) => reminderDate('2026-03-20', rule))).toEqual([
      '2026-02-20',
      '2026-03-13',
      '2026-03-23',
    ]);
  });

  test.each([
    ['2026-02-19', []],
    ['2026-02-20', ['month']],
    ['2026-02-27', ['month']],
    ['2026-02-28', []],
    ['2026-03-13', ['week']],
    ['2026-03-23', ['late']],
    ['2026-03-31', []],
  ])('due on %s are %j', (on, ids) => {
    expect(due(on).map(({ ruleId }) => ruleId)).toEqual(ids);
  });

  it('are not sent when there is nothing to renew', () => {
    for (const over of [
      { isOptedOut: true },
      { isRenewed: true },
      { isBeingRenewed: true },
      { revokedAt: now },
      { expiresAt: null },
      { issuedAt: null },
      { isFormOpen: false },
    ]) {
      expect(due('2026-02-20', over)).toEqual([]);
    }
  });

  it('are not sent once renewal has closed, but are sent before it opens', () => {
    const on = (date: string, rules: Partial<RenewalPolicy>) =>
      dueReminders(output(), { ...policy, ...rules }, reminders, new Date(day(date).getTime() + 1), zone).map(
        ({ ruleId }) => ruleId,
      );
    expect(on('2026-03-23', { closesAfter: { value: 2, unit: 'days' } })).toEqual([]);
    expect(on('2026-02-20', { opensBefore: { value: 2, unit: 'days' } })).toEqual(['month']);
  });

  it('are not sent for dates before the output was issued', () => {
    expect(due('2026-03-10', { issuedAt: day('2026-03-10') })).toEqual([]);
    expect(due('2026-03-13', { issuedAt: day('2026-03-10') }).map(({ ruleId }) => ruleId)).toEqual(['week']);
  });

  it('move with the expiration', () => {
    const moved = { expiresAt: day('2026-05-20'), sent: [{ ruleId: 'month', dueOn: '2026-02-20' }] };
    expect(due('2026-02-21', moved)).toEqual([]);
    expect(due('2026-04-20', moved)).toEqual([{ ruleId: 'month', dueOn: '2026-04-20' }]);
  });

  it('are each sent once, on their day, if the job runs daily', () => {
    const sent = Array.from({ length: 60 }, (_, index) =>
      addPeriod('2026-02-01', { value: index, unit: 'days' }),
    ).reduce<{ ruleId: string; dueOn: string }[]>((known, on) => [...known, ...due(on, { sent: known })], []);
    expect(sent).toEqual([
      { ruleId: 'month', dueOn: '2026-02-20' },
      { ruleId: 'week', dueOn: '2026-03-13' },
      { ruleId: 'late', dueOn: '2026-03-23' },
    ]);
  });

  it('are never sent twice, whenever and however often the job runs', () => {
    const runs = fc
      .array(fc.integer({ min: 0, max: 90 }), { maxLength: 40 })
      .map((days) => days.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(runs, (days) => {
        const sent = days.reduce<{ ruleId: string; dueOn: string }[]>(
          (known, value) => [...known, ...due(addPeriod('2026-02-01', { value, unit: 'days' }), { sent: known })],
          [],
        );
        expect(new Set(sent.map(({ ruleId, dueOn }) => `${ruleId} ${dueOn}`)).size).toBe(sent.length);
      }),
    );
  });
});
