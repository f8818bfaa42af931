import { isEmail } from '#domain/kernel/emails.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { firstLetter, isBlank, oneLine } from '#domain/kernel/text.ts';

export const passwordMinLength = 8;
/** Hashing a password costs in proportion to its length; nobody types more. */
export const passwordMaxLength = 256;
export const nameMaxLength = 100;

export interface SignUp {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export function signUpProblems({ email, name, password }: SignUp): Problem[] {
  return [...emailProblems(email), ...nameProblems(name), ...passwordProblems(password)];
}

export function emailProblems(email: string): Problem[] {
  return isEmail(email) ? [] : [{ path: 'email', code: 'emailInvalid' }];
}

export function nameProblems(name: string): Problem[] {
  if (isBlank(name)) return [{ path: 'name', code: 'personNameMissing' }];
  return name.length > nameMaxLength ? [{ path: 'name', code: 'tooLong', params: { max: nameMaxLength } }] : [];
}

export function passwordProblems(password: string): Problem[] {
  if (password.length < passwordMinLength) return [{ path: 'password', code: 'passwordTooShort' }];
  return password.length > passwordMaxLength ? [{ path: 'password', code: 'passwordTooLong' }] : [];
}

/** Up to two letters to show where there is no picture. */
export function initials(name: string): string {
  const words = oneLine(name).split(' ');
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return firstLetter(words[0] ?? '') + firstLetter(last);
}

/** A person who was invited and has not signed in yet. */
export function isPseudo(user: { claimedAt: Date | null }): boolean {
  return user.claimedAt === null;
}
