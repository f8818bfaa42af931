import { settleCharge } from '#server/operations/payment/settleCharge.ts';
import type { Task } from '#workers/taskList.ts';

const settleChargeTask: Task<'payment/settleCharge'> = (ctx, { chargeId }) => settleCharge(ctx, chargeId);

export default settleChargeTask;
