import { describe, expect, it, test } from 'vitest';
import {
  codeStepAt,
  hasSecondFactor,
  offeredFactors,
  passkeyNameProblems,
  normaliseCode,
  normaliseRecoveryCode,
  recoveryCodeOf,
} from '#domain/account/secondFactor.ts';

describe('second factors at sign-in', () => {
  test.each([
    [{ passkeys: 0, hasAuthenticatorApp: false, recoveryCodes: 0 }, []],
    [{ passkeys: 0, hasAuthenticatorApp: false, recoveryCodes: 7 }, []],
    [{ passkeys: 2, hasAuthenticatorApp: false, recoveryCodes: 0 }, ['passkey']],
    [{ passkeys: 0, hasAuthenticatorApp: true, recoveryCodes: 1 }, ['authenticatorApp', 'recoveryCode']],
    [{ passkeys: 1, hasAuthenticatorApp: true, recoveryCodes: 10 }, ['passkey', 'authenticatorApp', 'recoveryCode']],
  ])('with %j are %j', (factors, offered) => {
    expect(offeredFactors(factors)).toEqual(offered);
    expect(hasSecondFactor(factors)).toBe(offered.length > 0);
  });
});

describe('a recovery code', () => {
  const code = recoveryCodeOf(Uint8Array.from({ length: 16 }, (_, index) => index * 17 + 200));

  it('has four groups of four letters and digits that cannot be confused', () => {
    expect(code).toMatch(/^([0-9abcdefghjkmnpqrstvwxyz]{4}-){3}[0-9abcdefghjkmnpqrstvwxyz]{4}$/);
  });

  it('is read however it is typed', () => {
    const plain = normaliseRecoveryCode(code);
    expect(normaliseRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(plain);
    expect(normaliseRecoveryCode('OIl0')).toBe('0110');
  });
});

it('reads a code with the space that apps show', () => {
  expect(normaliseCode(' 123 456 ')).toBe('123456');
});

it('counts time in steps of 30 seconds', () => {
  expect(codeStepAt(new Date(89_999))).toBe(2);
  expect(codeStepAt(new Date(90_000))).toBe(3);
});

test.each([
  ['', 'nameMissing'],
  ['x'.repeat(61), 'tooLong'],
])('rejects %j as the name of a passkey', (name, code) => {
  expect(passkeyNameProblems(name).map((problem) => problem.code)).toEqual([code]);
});
