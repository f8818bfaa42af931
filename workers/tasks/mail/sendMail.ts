import { deliverMail } from '#server/mail/deliverMail.ts';
import { pgMailStore } from '#server/mail/pgMailStore.ts';
import type { Task } from '#workers/taskList.ts';

/** Hands one mail to the mail server. What the last attempt could not send is noted on the mail and given up. */
const sendMail: Task<'mail/sendMail'> = async ({ services, isLastAttempt }, { mailId }) => {
  const store = pgMailStore(services.pool);
  try {
    await deliverMail({ store, transport: services.mail, now: services.now }, mailId);
  } catch (error) {
    if (!isLastAttempt) throw error;
    services.log.error({ mailId, err: error }, 'a mail could not be sent');
    await store.markFailed(mailId, services.now(), error instanceof Error ? error.message : String(error), true);
  }
};

export default sendMail;
