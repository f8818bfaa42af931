import { describe, expect, it, test } from 'vitest';
import { copyReferrer, referrerIn, withReferrer } from '#web/parts/session/referrer.ts';

describe('the referrer', () => {
  test.each([
    ['referrer=/workflows/7/edit', '/workflows/7/edit'],
    ['referrer_type=MasterTemplate&referrer_id=7', '/workflows/7'],
    ['referrer_type=InitiatedFlow&referrer_id=0190-ab', '/initiated_flows/0190-ab'],
    ['referrer=https://evil.example', null],
    ['referrer=//evil.example', null],
    ['referrer_type=Something&referrer_id=7', null],
    ['referrer_type=MasterTemplate&referrer_id=../x', null],
    ['referrer_type=MasterTemplate', null],
    ['referrer_type=constructor&referrer_id=7', null],
    ['', null],
  ])('given as %j is %j', (search, path) => {
    expect(referrerIn(new URLSearchParams(search))).toBe(path);
  });

  it('is the exact page that linked here', () => {
    const from = '/workflows/7/edit?step=3';
    const link = withReferrer('/teams/spring/roles/new', { type: 'MasterTemplate', id: '7', from });
    const { pathname, searchParams } = new URL(link, 'http://localhost');
    expect(pathname).toBe('/teams/spring/roles/new');
    expect(Object.fromEntries(searchParams)).toEqual({
      referrer_type: 'MasterTemplate',
      referrer_id: '7',
      referrer: from,
    });
    expect(referrerIn(searchParams)).toBe(from);
  });

  it('is kept across links', () => {
    const search = new URLSearchParams('referrer_type=MasterTemplate&referrer_id=7&tab=users');
    expect(copyReferrer('/teams/spring/roles/3/edit?tab=settings', search)).toBe(
      '/teams/spring/roles/3/edit?tab=settings&referrer_type=MasterTemplate&referrer_id=7',
    );
    expect(copyReferrer('/teams/spring/roles', new URLSearchParams())).toBe('/teams/spring/roles');
  });
});
