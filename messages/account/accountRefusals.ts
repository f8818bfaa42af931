import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { SentenceTemplate } from '#messages/form/formulaRefusals.ts';
import { accessPanelWords } from '#messages/submission/accessPanelWords.ts';

/** Errors about accounts, their links, and invitations. */
export const accountRefusals = {
  personNameMissing: 'Please enter a name',
  passwordTooShort: 'Password too short',
  passwordTooLong: 'Password too long',
  passwordCommon: 'This password is too common and easy to guess. Please choose another one.',
  passwordOwn: 'This password is too close to your name or email. Please choose another one.',
  emailTaken: 'An account with this email already exists.',
  usernameInvalid: 'must be 3 to 40 letters, digits, dots, hyphens, or underscores and start with a letter',
  usernameTaken: 'This username is already taken.',
  passwordWrong: 'The password is incorrect.',
  signInFailed: 'The email or password is incorrect.',
  confirmationNeeded:
    'Please enter your password again. For this action, you must have confirmed your identity in the last 10 minutes.',
  peopleOnly: 'Only a signed-in person can do this. API tokens can’t.',
  secondStepExpired: 'This sign-in has expired or had too many attempts. Please sign in again.',
  codeWrong: 'The code is incorrect or has already been used. Please wait for the next one.',
  passkeyRefused: 'This passkey couldn’t be used. Please try again, or use another method.',
  passkeyKnown: 'This passkey is already set up.',
  tooManyPasskeys: ({ max }) => `An account can have at most ${max} passkeys. Please remove one first.`,
  factorNeededFirst: 'Please set up a passkey or an authenticator app first.',
  emailNotVerified: 'Please verify your email address first. If you need a new link, we can send you one.',
  linkUnknown: 'This link is incomplete. Please copy the whole link from the email, or request a new one.',
  linkUsed: 'This link has already been used. If you need another one, please request a new email.',
  linkExpired: 'This link has expired. Please request a new email.',
  linkNeedsPassword:
    'To use this link, sign in to the account or enter its password. If you didn’t request it, you can ignore it.',
  addressAwaited:
    'Someone has shared something with your current email address. Please verify that address before you change it.',
  emailsConcernNobody: 'is not a form or team that sends these emails',
  personUnknown: accessPanelWords.notFound,
  personDeactivated: 'This person’s account is closed. Only a site operator can reopen it.',
  invitationAccepted: 'This person has already joined.',
} satisfies Partial<Record<RefusalCode, SentenceTemplate>>;
