import { deliverMail } from '#server/mail/deliverMail.ts';
import type { MailKind } from '#server/mail/mailTemplates.ts';
import { pgMailStore } from '#server/mail/pgMailStore.ts';
import { storeOnlyTransport } from '#server/mail/transport.ts';
import type { OperationContext, Services } from '#server/Services.ts';

/** These contain a link that opens an account, which is removed from the database once the email is delivered. */
const withAccountLink: MailKind[] = ['claimAccount', 'invitation', 'resetPassword', 'verifyEmail'];

interface Attempt extends OperationContext {
  readonly isLastAttempt: boolean;
}

/** Passes one email to the mail server. After the last failed attempt it is marked as failed. */
export async function sendMail({ services, isLastAttempt }: Attempt, mailId: string): Promise<void> {
  const store = pgMailStore(services.pool);
  try {
    const outcome = await deliverMail({ store, transport: services.mail, now: services.now }, mailId);
    if (outcome === 'sent' && services.mail !== storeOnlyTransport) await forgetLinks(services, mailId);
  } catch (error) {
    if (!isLastAttempt) throw error;
    services.log.error({ mailId, err: error }, 'could not send an email');
    await store.markFailed(mailId, services.now(), error instanceof Error ? error.message : String(error), true);
  }
}

async function forgetLinks({ db }: Services, id: string): Promise<void> {
  await db.outboxMail.updateMany({ where: { id, kind: { in: withAccountLink } }, data: { html: '', text: '' } });
}
