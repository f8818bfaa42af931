import type { MailStore } from '#server/mail/MailStore.ts';
import { MailFailure, type MailTransport } from '#server/mail/transport.ts';

export interface MailDelivery {
  readonly store: MailStore;
  readonly transport: MailTransport;
  readonly now: () => Date;
}

/**
 * Sends one email for the job that was enqueued with it. Does nothing if it was deleted, sent, or given up. Records a
 * permanent failure; records and rethrows any other error so that the job retries.
 */
export async function deliverMail(
  { store, transport, now }: MailDelivery,
  id: string,
): Promise<'sent' | 'refused' | 'nothingToDo'> {
  const mail = await store.find(id);
  if (!mail || mail.sentAt || mail.failedAt) return 'nothingToDo';
  try {
    await transport.send(mail);
  } catch (error) {
    const permanent = error instanceof MailFailure && error.permanent;
    await store.markFailed(id, now(), error instanceof Error ? error.message : String(error), permanent);
    if (permanent) return 'refused';
    throw error;
  }
  await store.markSent(id, now());
  return 'sent';
}
