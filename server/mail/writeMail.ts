import { teamImagePath } from '#domain/team/teamImagePath.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import { insertNextStep } from '#server/mail/insertNextStep.ts';
import type { MailChoices, MailTeam } from '#server/mail/mailContent.ts';
import { mailBody, type MailKind, type MailParams } from '#server/mail/mailTemplates.ts';
import { renderMail } from '#server/mail/renderMail.ts';
import { newId } from '#server/newId.ts';
import { requestTrace } from '#server/requestTrace.ts';

/** A team as stored. */
export interface TeamOfMail {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly logoFileId: string | null;
  readonly logoAlt: string | null;
  readonly logoWidth: number | null;
  readonly logoHeight: number | null;
}

export interface NewMail<Kind extends MailKind> {
  readonly kind: Kind;
  readonly params: MailParams<Kind>;
  readonly to: { readonly email: string; readonly name: string | null; readonly userId: string | null };
  readonly team: TeamOfMail | null;
  /** an email with the same key is written only once: `outputIssued:<id>`, `renewalReminder:<output>:<date>` */
  readonly dedupeKey?: string;
  /** for emails that people can turn off */
  readonly choices?: MailChoices | null;
  /** for emails about a submission: whose turn it is, as told to this person */
  readonly next?: string | null;
}

/**
 * Writes an email in the caller's transaction and returns its id for the job that sends it, or null if an email with this
 * key already exists. The text is fixed here, from data the caller read in the same transaction.
 */
export async function writeMail<Kind extends MailKind>(
  tx: Pick<DatabaseTransaction, 'outboxMail'>,
  { kind, params, to, team, dedupeKey, choices = null, next = null }: NewMail<Kind>,
  publicUrl: string,
): Promise<string | null> {
  const id = newId();
  const body = mailBody(kind, params);
  const blocks = insertNextStep(body.blocks, next);
  const face = team && mailTeamOf(team, publicUrl);
  const rendered = renderMail({ ...body, blocks, recipientName: to.name, team: face, choices });
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

/** Links the email to the log lines of the request that caused it. */
function requestHeader(): Record<string, string> {
  const note = requestTrace();
  return note === null ? {} : { 'X-Request-Id': note.id };
}

/** One-click unsubscribe, which email clients show as a button (RFC 8058). */
function unsubscribeHeaders(choices: MailChoices | null): Record<string, string> {
  if (choices === null) return {};
  return {
    'List-Unsubscribe': `<${choices.unsubscribeLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function mailTeamOf({ id, name, color, ...logo }: TeamOfMail, publicUrl: string): MailTeam {
  const { logoFileId, logoAlt, logoWidth: width, logoHeight: height } = logo;
  if (logoFileId === null || width === null || height === null) return { name, color, logo: null };
  const url = `${publicUrl}${teamImagePath(id, 'logo', logoFileId)}`;
  return { name, color, logo: { url, altText: logoAlt ?? '', width, height } };
}
