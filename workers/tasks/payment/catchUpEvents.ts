import { catchUpEvents } from '#server/operations/payment/catchUpEvents.ts';
import type { Task } from '#workers/taskList.ts';

const catchUpEventsTask: Task<'payment/catchUpEvents'> = async (ctx, { hours }) => {
  const missed = await catchUpEvents(ctx, hours);
  if (missed > 0) ctx.services.log.warn({ missed }, 'recovered payment events that had not arrived');
};

export default catchUpEventsTask;
