import { describe, expect, test } from 'vitest';
import { initials, passwordMaxLength, signUpProblems } from '#domain/account/account.ts';

const complete = { email: 'ann@example.gov', name: 'Ann Lee', password: 'correct horse' };

describe('signing up', () => {
  test.each([
    [{}, []],
    [{ email: 'ann' }, ['email emailInvalid']],
    [{ name: ' ' }, ['name personNameMissing']],
    [{ name: 'x'.repeat(101) }, ['name tooLong']],
    [{ password: '1234567' }, ['password passwordTooShort']],
    [{ password: 'vq7mLp2x' }, []],
    [{ password: '12345678' }, ['password passwordCommon']],
    [{ password: 'ann-lee-2026' }, ['password passwordOwn']],
    [{ password: 'xyz-'.repeat(passwordMaxLength / 4) + 'x' }, ['password passwordTooLong']],
    [
      { email: '', name: '', password: '' },
      ['email emailInvalid', 'name personNameMissing', 'password passwordTooShort'],
    ],
  ])('with %j has the problems %j', (change, problems) => {
    expect(signUpProblems({ ...complete, ...change }).map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
  });
});

test.each([
  ['Ann Lee', 'AL'],
  ['ann', 'A'],
  ['  Ann Marie  Lee ', 'AL'],
  ['éva ö', 'ÉÖ'],
  ['👩‍🚒 Smith', '👩‍🚒S'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
