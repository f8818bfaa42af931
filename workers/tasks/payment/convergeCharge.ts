import { convergePayment } from '#server/operations/payment/convergePayment.ts';
import { markEventProcessed } from '#server/operations/payment/markEventProcessed.ts';
import type { Task } from '#workers/taskList.ts';

const convergeCharge: Task<'payment/convergeCharge'> = async (ctx, { eventId, ...subject }) => {
  const status = await convergePayment(ctx, subject);
  if (status === null) ctx.services.log.info({ ...subject }, 'ignored a payment event for a payment that is not ours');
  if (eventId !== null) await markEventProcessed(ctx, eventId);
};

export default convergeCharge;
