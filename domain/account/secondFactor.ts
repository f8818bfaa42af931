import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';

/** What somebody can show beside the password. */
export const factorKinds = ['passkey', 'authenticatorApp', 'recoveryCode'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** What a person has set up. Recovery codes are there only beside one of the others. */
export interface Factors {
  readonly passkeys: number;
  readonly hasAuthenticatorApp: boolean;
  readonly recoveryCodes: number;
}

export const hasSecondFactor = ({ passkeys, hasAuthenticatorApp }: Factors): boolean =>
  passkeys > 0 || hasAuthenticatorApp;

/** What can be shown at sign-in, the handiest first. */
export function offeredFactors(factors: Factors): FactorKind[] {
  const offered: Readonly<Record<FactorKind, boolean>> = {
    passkey: factors.passkeys > 0,
    authenticatorApp: factors.hasAuthenticatorApp,
    recoveryCode: factors.recoveryCodes > 0,
  };
  return hasSecondFactor(factors) ? factorKinds.filter((kind) => offered[kind]) : [];
}

/** How long a browser may take to answer what it was asked. */
export const challengeMs = 10 * 60_000;
/** Wrong answers to one question, before the password is asked again. */
export const mostTries = 5;

export const mostPasskeys = 20;
const passkeyNameMaxLength = 60;

export function passkeyNameProblems(name: string): Problem[] {
  if (isBlank(name)) return [{ path: 'name', code: 'nameMissing' }];
  if (name.length > passkeyNameMaxLength)
    return [{ path: 'name', code: 'tooLong', params: { max: passkeyNameMaxLength } }];
  return [];
}

/** A code of an authenticator app is good for thirty seconds; clocks may be one of these apart. */
export const codeDigits = 6;
export const codeSeconds = 30;
export const codeDrift = 1;

/** The thirty seconds since 1970 in which a moment falls. */
export const codeStepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / codeSeconds);

/** As typed, with the gap in the middle that many apps show. */
export const plainCode = (typed: string): string => typed.replace(/\s/g, '');

export const recoveryCodeCount = 10;
/** Without letters that look like others: Crockford's alphabet. Sixteen of them are 80 bits. */
const recoveryLetters = '0123456789abcdefghjkmnpqrstvwxyz';
const recoveryLength = 16;
export const recoveryCodeBytes = recoveryLength;

/** `k3m9-7xqa-...`, of random bytes. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, recoveryLength), (byte) => recoveryLetters[byte % 32] ?? '0');
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join('')).join('-');
}

/** As typed: in any case, with or without dashes, and with letters that were misread. */
export const plainRecoveryCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
