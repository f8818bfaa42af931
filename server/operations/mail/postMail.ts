import type { MailKind } from '#server/mail/mailTemplates.ts';
import { writeMail, type NewMail } from '#server/mail/writeMail.ts';
import type { Tx } from '#server/operations/operation.ts';

/** Writes a mail and the job that sends it, with the change that the mail tells of. Answers whether it was not written before. */
export async function postMail<Kind extends MailKind>(tx: Tx, mail: NewMail<Kind>): Promise<boolean> {
  const mailId = await writeMail(tx.db, mail);
  if (mailId !== null) await tx.enqueue('mail/sendMail', { mailId });
  return mailId !== null;
}
