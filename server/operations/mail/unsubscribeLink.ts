import { isUuid } from '#domain/kernel/isUuid.ts';
import type { SettingParent } from '#domain/mail/emailSettings.ts';
import { isOptionalEmailType, type OptionalEmailType } from '#domain/mail/emailTypes.ts';
import type { Keys } from '#server/secrets/createKeys.ts';

/** The form or team that an email is about. */
interface MailSubject {
  readonly parentType: SettingParent;
  readonly parentId: string;
}

/** One type of email about one form or team to one person: what the unsubscribe link of an email is about. */
export interface UnsubscribeTarget extends MailSubject {
  readonly userId: string;
  readonly emailType: OptionalEmailType;
}

export const emailSettingsPage = ({ parentType, parentId }: MailSubject): string =>
  `/email_settings?about=${parentType}:${parentId}`;

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
  const [userId = '', emailType = '', about = '', signature = ''] = Buffer.from(token, 'base64url')
    .toString()
    .split(' ', 4);
  const parentType = about.startsWith(ofTeam) ? 'Team' : 'MasterTemplate';
  const parentId = parentType === 'Team' ? about.slice(ofTeam.length) : about;
  if (!isUuid(userId) || !isUuid(parentId) || !isOptionalEmailType(emailType)) return null;
  const choice = { userId, emailType, parentType, parentId } as const;
  return keys.verify('email choice', textOf(choice), signature) ? choice : null;
}

const ofTeam = 'Team:';

/** Forms have no prefix, as in links that were sent before there were emails about teams. */
const textOf = ({ userId, emailType, parentType, parentId }: UnsubscribeTarget): string =>
  `${userId} ${emailType} ${parentType === 'Team' ? ofTeam : ''}${parentId}`;
