import { settleDispute } from '#server/operations/payment/settleDispute.ts';
import type { Task } from '#workers/taskList.ts';

const settleDisputeTask: Task<'payment/settleDispute'> = (ctx, { disputeId }) => settleDispute(ctx, disputeId);

export default settleDisputeTask;
