import { randomBytes } from 'node:crypto';
import { isUuid } from '#domain/kernel/isUuid.ts';
import type { Keys } from '#server/secrets/createKeys.ts';

/** An unguessable URL token, for a survey at its step or for a response. */
export const newSurveyToken = (): string => randomBytes(24).toString('base64url');

/** Opens all three kinds of tokens. Decision 0068. */
export const surveyPage = (token: string): string => `/surveys/${token}`;

/**
 * Token for invitation emails. Signed rather than stored: reminders repeat the same link, and a copy of the database
 * doesn't open any.
 */
export function invitationToken(keys: Pick<Keys, 'sign'>, invitationId: string): string {
  return Buffer.from(`${invitationId} ${keys.sign('survey invitation', invitationId)}`).toString('base64url');
}

/** The invitation of a token; null if the signature is invalid. */
export function readInvitationToken(keys: Pick<Keys, 'verify'>, token: string): string | null {
  const [invitationId = '', signature = ''] = Buffer.from(token, 'base64url').toString().split(' ', 2);
  return isUuid(invitationId) && keys.verify('survey invitation', invitationId, signature) ? invitationId : null;
}
