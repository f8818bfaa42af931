import type { MailStore } from '#server/mail/MailStore.ts';
import { MailFailure, type MailTransport } from '#server/mail/transport.ts';

export interface MailRoom {
  readonly store: MailStore;
  readonly transport: MailTransport;
  readonly now: () => Date;
}

/**
 * Sends one mail, for the job that was enqueued with it. Gone, sent or closed: nothing to do. A permanent refusal is
 * noted and over; anything else is noted and thrown, so that the job tries again.
 */
export async function deliverMail(
  { store, transport, now }: MailRoom,
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
