import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { Sentence } from '#messages/form/formulaRefusals.ts';
import { accessPanelWords } from '#messages/submission/accessPanelWords.ts';

/** The sentences about accounts, their links and invitations. */
export const accountRefusals = {
  personNameMissing: 'Please enter a name',
  passwordTooShort: 'Password too short',
  passwordTooLong: 'Password too long',
  passwordCommon: 'Many people use this password, so it is guessed first. Please choose another one.',
  passwordOwn: 'This password is too close to your name or email. Please choose another one.',
  emailTaken: 'An account with this email already exists.',
  usernameInvalid: 'must be 3 to 40 letters, digits, dots, hyphens or underscores and begin with a letter',
  usernameTaken: 'This username is already taken.',
  passwordWrong: 'The password is not right.',
  signInFailed: 'The email or the password is not right.',
  confirmationNeeded: 'Please enter your password again: this needs a proof of who you are from the last ten minutes.',
  peopleOnly: 'Only a person who is signed in can do this. An API token cannot.',
  secondStepExpired: 'This took too long, or was tried too often. Please sign in again.',
  codeWrong: 'The code is not right, or was used already. Please wait for the next one.',
  passkeyRefused: 'This passkey could not be used. Please try again, or use another way.',
  passkeyKnown: 'This passkey is set up already.',
  tooManyPasskeys: ({ max }) => `An account can have ${max} passkeys. Please remove one first.`,
  factorNeededFirst: 'Please set up a passkey or an authenticator app first.',
  emailNotVerified: 'Please verify your email address first. We can send you the link again.',
  linkUnknown: 'This link is incomplete. Please copy the whole link from the email, or request a new one.',
  linkUsed: 'This link was already used. If you need another one, please ask for a new email.',
  linkExpired: 'This link is too old. Please ask for a new email.',
  linkNeedsPassword:
    'This link works for whoever is signed in to the account, or knows its password. If you did not ask for it, you can ignore it.',
  addressAwaited:
    'Somebody has shared something with your email address. Please verify that address first; then you can change it.',
  emailsConcernNobody: 'is not a form or team about which such emails are sent',
  personUnknown: accessPanelWords.notFound,
  personDeactivated: 'The account of this person is closed. Only whoever runs this site can open it again.',
  invitationAccepted: 'This person has already joined.',
} satisfies Partial<Record<RefusalCode, Sentence>>;
