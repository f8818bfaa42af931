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
  /** a second mail with the same key is not written: `outputIssued:<id>`, `renewalReminder:<output>:<date>` */
  readonly dedupeKey?: string;
  /** for mails that nobody has to get */
  readonly choices?: MailChoices | null;
  /** for mails about a submission: whose turn it is there, to this person */
  readonly next?: string | null;
}

/**
 * Writes a mail in the caller's transaction and answers its id, for the job that sends it; null when a mail with this
 * key was written before. The words are fixed here, from what the caller read in the same transaction.
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

/** A mail that a request caused can be found by its id, as its lines in the log can. */
function requestHeader(): Record<string, string> {
  const note = requestNote();
  return note === null ? {} : { 'X-Request-Id': note.id };
}

/** What mail programs make a button of: one press, without a page in between (RFC 8058). */
function unsubscribeHeaders(choices: MailChoices | null): Record<string, string> {
  if (choices === null) return {};
  return {
    'List-Unsubscribe': `<${choices.unsubscribeLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
