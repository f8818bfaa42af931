import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { MailChoices, MailTeam } from '#server/mail/mailContent.ts';
import { mailBody, type MailKind, type MailParams } from '#server/mail/mailTemplates.ts';
import { renderMail } from '#server/mail/renderMail.ts';
import { withNext } from '#server/mail/withNext.ts';
import { newId } from '#server/newId.ts';
import { requestNote } from '#server/requestNote.ts';

export interface NewMail<Kind extends MailKind> {
  readonly kind: Kind;
  readonly params: MailParams<Kind>;
  readonly to: { readonly email: string; readonly name: string | null; readonly userId: string | null };
  readonly team: (MailTeam & { readonly id: string }) | null;
  /** an email with a key that exists is not written again: `outputIssued:<id>`, `renewalReminder:<output>:<date>` */
  readonly dedupeKey?: string;
  /** for emails that can be turned off */
  readonly choices?: MailChoices | null;
  /** for emails about a submission: the recipient's next step */
  readonly next?: string | null;
}

/**
 * Writes an email in the caller's transaction and returns its id, for the job that sends it, or null if an email with
 * this key exists. The text is rendered now, from what the caller read in the same transaction.
 */
export async function writeMail<Kind extends MailKind>(
  tx: Pick<DatabaseTransaction, 'outboxMail'>,
  { kind, params, to, team, dedupeKey, choices = null, next = null }: NewMail<Kind>,
): Promise<string | null> {
  const id = newId();
  const body = mailBody(kind, params);
  const blocks = withNext(body.blocks, next);
  const rendered = renderMail({ ...body, blocks, recipientName: to.name, team, choices });
  const row = {
    id,
    kind,
    teamId: team?.id ?? null,
    userId: to.userId,
    toEmail: to.email,
    toName: to.name,
    ...rendered,
    headers: { ...requestHeader(), ...unsubscribeHeaders(choices) },
  };
  const { count } = await tx.outboxMail.createMany({
    data: [{ ...row, dedupeKey: dedupeKey ?? null }],
    skipDuplicates: dedupeKey !== undefined,
  });
  return count === 1 ? id : null;
}

/** Lets an email be traced to the request that caused it, like log lines. */
function requestHeader(): Record<string, string> {
  const note = requestNote();
  return note === null ? {} : { 'X-Request-Id': note.id };
}

/** Lets mail programs show an unsubscribe button that works with one click (RFC 8058). */
function unsubscribeHeaders(choices: MailChoices | null): Record<string, string> {
  if (choices === null) return {};
  return {
    'List-Unsubscribe': `<${choices.unsubscribeLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
