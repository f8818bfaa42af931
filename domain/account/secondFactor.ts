import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';

/** Second factors besides the password. */
export const factorKinds = ['passkey', 'authenticatorApp', 'recoveryCode'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** What a person has set up. Recovery codes only exist in addition to another factor. */
export interface Factors {
  readonly passkeys: number;
  readonly hasAuthenticatorApp: boolean;
  readonly recoveryCodes: number;
}

export const hasSecondFactor = ({ passkeys, hasAuthenticatorApp }: Factors): boolean =>
  passkeys > 0 || hasAuthenticatorApp;

/** The factors to offer at sign-in, most convenient first. */
export function offeredFactors(factors: Factors): FactorKind[] {
  const offered: Readonly<Record<FactorKind, boolean>> = {
    passkey: factors.passkeys > 0,
    authenticatorApp: factors.hasAuthenticatorApp,
    recoveryCode: factors.recoveryCodes > 0,
  };
  return hasSecondFactor(factors) ? factorKinds.filter((kind) => offered[kind]) : [];
}

/** How long a browser may take to respond to a challenge. */
export const challengeMs = 10 * 60_000;
/** Wrong responses to one challenge before the password is needed again. */
export const maxChallengeAttempts = 5;

export const maxPasskeys = 20;
const passkeyNameMaxLength = 60;

export function passkeyNameProblems(name: string): Problem[] {
  if (isBlank(name)) return [{ path: 'name', code: 'nameMissing' }];
  if (name.length > passkeyNameMaxLength)
    return [{ path: 'name', code: 'tooLong', params: { max: passkeyNameMaxLength } }];
  return [];
}

/** An authenticator app's code is valid for 30 seconds, and clocks may be one such step apart. */
export const codeDigits = 6;
export const codeSeconds = 30;
export const codeDrift = 1;

/** The number of the 30-second step a time falls in (RFC 6238). */
export const codeStepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / codeSeconds);

/** Removes the space many apps show in the middle. */
export const normaliseCode = (typed: string): string => typed.replace(/\s/g, '');

export const recoveryCodeCount = 10;
/** Crockford's alphabet, without letters that look like others. Sixteen characters are 80 bits. */
const recoveryLetters = '0123456789abcdefghjkmnpqrstvwxyz';
const recoveryLength = 16;
export const recoveryCodeBytes = recoveryLength;

/** Such as `k3m9-7xqa-...`, from random bytes. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, recoveryLength), (byte) => recoveryLetters[byte % 32] ?? '0');
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join('')).join('-');
}

/** Accepts any case, with or without dashes, and letters that were misread. */
export const normaliseRecoveryCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
