import { isUuid } from '#domain/kernel/isUuid.ts';
import { isOptionalEmailType, type OptionalEmailType } from '#domain/mail/emailTypes.ts';
import type { Keys } from '#server/secrets/createKeys.ts';

/** One type of email about one form to one person: what the unsubscribe link of an email is about. */
export interface UnsubscribeTarget {
  readonly userId: string;
  readonly emailType: OptionalEmailType;
  readonly masterTemplateId: string;
}

export const emailSettingsPage = (masterTemplateId: string): string =>
  `/email_settings?about=MasterTemplate:${masterTemplateId}`;

export const unsubscribePage = (token: string): string => `/email_settings/unsubscribe/${token}`;

/**
 * Signed and permanently valid: people look for emails long after they arrived, and the link can only turn such
 * emails off and on again.
 */
export function unsubscribeToken(keys: Pick<Keys, 'sign'>, choice: UnsubscribeTarget): string {
  const text = textOf(choice);
  return Buffer.from(`${text} ${keys.sign('email choice', text)}`).toString('base64url');
}

/** Null if the signature is missing or invalid. */
export function readUnsubscribeToken(keys: Pick<Keys, 'verify'>, token: string): UnsubscribeTarget | null {
  const [userId = '', emailType = '', masterTemplateId = '', signature = ''] = Buffer.from(token, 'base64url')
    .toString()
    .split(' ', 4);
  if (!isUuid(userId) || !isUuid(masterTemplateId) || !isOptionalEmailType(emailType)) return null;
  const choice = { userId, emailType, masterTemplateId };
  return keys.verify('email choice', textOf(choice), signature) ? choice : null;
}

const textOf = ({ userId, emailType, masterTemplateId }: UnsubscribeTarget): string =>
  `${userId} ${emailType} ${masterTemplateId}`;
