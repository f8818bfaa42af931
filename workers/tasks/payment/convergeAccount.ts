import { markEventProcessed } from '#server/operations/payment/markEventProcessed.ts';
import { convergeAccount as converge } from '#server/operations/payment/merchantAccount.ts';
import type { Task } from '#workers/taskList.ts';

const convergeAccount: Task<'payment/convergeAccount'> = async (ctx, { accountId, eventId }) => {
  const isOurs = await converge(ctx, accountId);
  if (!isOurs) ctx.services.log.info({ accountId }, 'ignored a payment event for an account that is not ours');
  if (eventId !== null) await markEventProcessed(ctx, eventId);
};

export default convergeAccount;
