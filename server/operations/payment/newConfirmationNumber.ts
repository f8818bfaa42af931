import { randomInt } from 'node:crypto';

/** Without characters that are easily confused. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 12;

/** The number that payers refer to a charge by. It can't be guessed, and the database enforces that it is unique. */
export function newConfirmationNumber(): string {
  return Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
}
