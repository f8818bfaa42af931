import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { safePath, signInPath } from '#web/parts/session/safePath.ts';

describe('the page to open after signing in', () => {
  test.each([
    ['/teams', '/teams'],
    ['/teams/spring?tab=users#people', '/teams/spring?tab=users#people'],
    [null, '/'],
    ['', '/'],
    ['teams', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example/phish', '/'],
    ['/a/..//evil.example', '/'],
    ['/./\\evil.example', '/'],
    ['/%2e//evil.example', '/'],
    ['/x/%2e%2e//evil.example', '/'],
    ['/./teams', '/teams'],
    ['/teams//spring', '/teams//spring'],
    ['/./users/sign_in', '/'],
    ['javascript:alert(1)', '/'],
    ['/users/sign_in?to=/users/sign_in', '/'],
  ])('requested as %j is %j', (requested, path) => {
    expect(safePath(requested)).toBe(path);
  });

  it('is always on this site', () => {
    const own = 'https://portico.example';
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (requested) => {
          expect(new URL(safePath(requested), own).origin).toBe(own);
        },
      ),
    );
  });
});

describe('the sign-in path', () => {
  it('leads back and carries the reason', () => {
    expect(signInPath({ pathname: '/teams', search: '?a=1' }, 'session_ended')).toBe(
      '/users/sign_in?notice=session_ended&to=%2Fteams%3Fa%3D1',
    );
  });

  it('has no parameters when coming from the start page', () => {
    expect(signInPath({ pathname: '/', search: '' })).toBe('/users/sign_in');
  });
});
