import { randomBytes } from 'node:crypto';
import { isUuid } from '#domain/kernel/isUuid.ts';
import type { Keys } from '#server/createKeys.ts';

/** The part of an address that nobody guesses: of a survey at its step, and of a response for whoever gave it. */
export const newSurveyToken = (): string => randomBytes(24).toString('base64url');

/** Where a token is opened, whichever of the three it is: decision 0068. */
export const surveyPage = (token: string): string => `/surveys/${token}`;

/** In a mail. Signed and not kept: a reminder brings the same link again, and no row of ours opens anything. */
export function invitationToken(keys: Pick<Keys, 'sign'>, invitationId: string): string {
  return Buffer.from(`${invitationId} ${keys.sign('survey invitation', invitationId)}`).toString('base64url');
}

/** The invitation that a token is of; null for what nobody has signed. */
export function readInvitationToken(keys: Pick<Keys, 'verify'>, token: string): string | null {
  const [invitationId = '', signature = ''] = Buffer.from(token, 'base64url').toString().split(' ', 2);
  return isUuid(invitationId) && keys.verify('survey invitation', invitationId, signature) ? invitationId : null;
}
