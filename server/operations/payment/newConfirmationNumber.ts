import { randomInt } from 'node:crypto';

/** Nothing that looks like something else when it is read out. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 12;

/** What a payer names when asking about a charge. It cannot be guessed, and the database sees that none comes twice. */
export function newConfirmationNumber(): string {
  return Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
}
