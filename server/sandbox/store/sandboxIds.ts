import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
let lastMoment = 0;

/** Ids like Stripe's that sort by age: milliseconds in base 36, then random characters. No two share the same time. */
export function newId(prefix: string): string {
  lastMoment = Math.max(Date.now() * 1000, lastMoment + 1);
  return `${prefix}_${lastMoment.toString(36).padStart(11, '0')}${randomText(10)}`;
}

export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}
