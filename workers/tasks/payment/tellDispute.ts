import { tellDispute } from '#server/operations/payment/tellDispute.ts';
import type { Task } from '#workers/taskList.ts';

const tellDisputeTask: Task<'payment/tellDispute'> = async (ctx, { disputeId }) => {
  await tellDispute(ctx, disputeId);
};

export default tellDisputeTask;
