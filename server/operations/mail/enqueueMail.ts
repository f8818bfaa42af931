import type { MailKind } from '#server/mail/mailTemplates.ts';
import { writeMail, type NewMail } from '#server/mail/writeMail.ts';
import type { Tx } from '#server/operations/operation.ts';

/**
 * Writes an email and the job that sends it, in the transaction of the change it is about. Returns false if it was
 * already written.
 */
export async function enqueueMail<Kind extends MailKind>(tx: Tx, mail: NewMail<Kind>): Promise<boolean> {
  const mailId = await writeMail(tx.db, mail, tx.ctx.services.publicUrl);
  if (mailId !== null) await tx.enqueue('mail/sendMail', { mailId });
  return mailId !== null;
}
