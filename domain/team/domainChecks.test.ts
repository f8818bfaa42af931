import { describe, expect, it, test } from 'vitest';
import {
  afterCheck,
  beforeAskedCheck,
  domainRecordValue,
  problemOf,
  type DomainCheck,
  type DomainProblem,
} from '#domain/team/domainChecks.ts';

const start = new Date('2026-03-05T12:00:00Z');
const later = (ms: number): Date => new Date(start.getTime() + ms);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const added: DomainCheck = {
  ...{ state: 'pending', problem: null, attempts: 0, askedAt: start, nextCheckAt: start },
  ...{ foundAt: null, verifiedAt: null },
};
const verified = afterCheck(added, null, start);

describe('what a lookup says about the record', () => {
  const token = 'a-token';
  test.each([
    [[domainRecordValue(token)], null],
    [['v=spf1', domainRecordValue('old'), domainRecordValue(token)], null],
    [[domainRecordValue('old')], 'recordDifferent'],
    [[`${domainRecordValue(token)}x`], 'recordDifferent'],
    [['v=spf1'], 'recordMissing'],
    [[], 'recordMissing'],
  ] as const)('%j: %s', (values, problem) => {
    expect(problemOf({ kind: 'found', values }, token)).toBe(problem);
  });

  it('is unknown if the resolver does not answer', () => {
    expect(problemOf({ kind: 'unavailable' }, token)).toBe('resolverUnavailable');
  });
});

describe('a new domain', () => {
  it('is verified when the record is found, and checked daily from then on', () => {
    expect(verified).toMatchObject({ state: 'verified', verifiedAt: start, nextCheckAt: later(day), problem: null });
    expect(afterCheck(verified, null, later(day))).toMatchObject({ verifiedAt: start, foundAt: later(day) });
  });

  it('is checked with growing pauses of at most six hours', () => {
    const pauses: number[] = [];
    let check = added;
    let now = start;
    for (let times = 0; times < 12; times += 1) {
      check = afterCheck(check, 'recordMissing', now);
      pauses.push(((check.nextCheckAt?.getTime() ?? 0) - now.getTime()) / minute);
      now = check.nextCheckAt ?? now;
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
    expect(check.state).toBe('pending');
  });

  it('fails after a week, and starts over when its team asks for a check', () => {
    const failed = afterCheck(added, 'recordMissing', later(7 * day));
    expect(failed).toMatchObject({ state: 'failed', nextCheckAt: null, problem: 'recordMissing' });
    const again = afterCheck(beforeAskedCheck(failed, later(9 * day)), 'recordMissing', later(9 * day));
    expect(again).toMatchObject({ state: 'pending', attempts: 1, nextCheckAt: later(9 * day + minute) });
  });
});

describe('a verified domain', () => {
  it.each(['recordMissing', 'recordDifferent', 'otherTeam'] satisfies DomainProblem[])(
    'survives three days of %s, then fails',
    (problem) => {
      expect(afterCheck(verified, problem, later(3 * day - minute))).toMatchObject({ state: 'verified', problem });
      expect(afterCheck(verified, problem, later(3 * day))).toMatchObject({ state: 'failed', nextCheckAt: null });
    },
  );

  it('never fails because the resolver does not answer', () => {
    expect(afterCheck(verified, 'resolverUnavailable', later(90 * day))).toMatchObject({ state: 'verified' });
  });

  it('stays verified when its team asks for a check', () => {
    expect(beforeAskedCheck(verified, later(day))).toBe(verified);
  });
});
