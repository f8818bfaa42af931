import { isCommonPassword, isOwnPassword } from '#domain/account/commonPassword.ts';
import { isEmail } from '#domain/kernel/emails.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { firstLetter, isBlank, oneLine } from '#domain/kernel/text.ts';

export const passwordMinLength = 8;
/** Hashing takes time in proportion to the length, and no one types more. */
export const passwordMaxLength = 256;
export const nameMaxLength = 100;

export interface SignUp {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export function signUpProblems({ email, name, password }: SignUp): Problem[] {
  return [...emailProblems(email), ...nameProblems(name), ...passwordProblems(password, { email, name })];
}

export function emailProblems(email: string): Problem[] {
  return isEmail(email) ? [] : [{ path: 'email', code: 'emailInvalid' }];
}

export function nameProblems(name: string): Problem[] {
  if (isBlank(name)) return [{ path: 'name', code: 'personNameMissing' }];
  return name.length > nameMaxLength ? [{ path: 'name', code: 'tooLong', params: { max: nameMaxLength } }] : [];
}

/** The password's owner. Passwords made from public facts about them are guessed first. */
interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

export function passwordProblems(password: string, owner?: PasswordOwner | null): Problem[] {
  if (password.length < passwordMinLength) return [{ path: 'password', code: 'passwordTooShort' }];
  if (password.length > passwordMaxLength) return [{ path: 'password', code: 'passwordTooLong' }];
  if (isCommonPassword(password)) return [{ path: 'password', code: 'passwordCommon' }];
  return owner && isOwnPassword(password, owner) ? [{ path: 'password', code: 'passwordOwn' }] : [];
}

/** Up to two letters, shown if there is no picture. */
export function initials(name: string): string {
  const words = oneLine(name).split(' ');
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return firstLetter(words[0] ?? '') + firstLetter(last);
}
