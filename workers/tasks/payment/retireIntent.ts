import { retireIntent } from '#server/operations/payment/retireIntent.ts';
import type { Task } from '#workers/taskList.ts';

const retireIntentTask: Task<'payment/retireIntent'> = (ctx, { paymentIntentId }) => retireIntent(ctx, paymentIntentId);

export default retireIntentTask;
