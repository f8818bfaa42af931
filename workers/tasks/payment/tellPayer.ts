import { tellPayer } from '#server/operations/payment/tellPayer.ts';
import type { Task } from '#workers/taskList.ts';

const tellPayerTask: Task<'payment/tellPayer'> = async (ctx, { ledgerEntryId }) => {
  await tellPayer(ctx, ledgerEntryId);
};

export default tellPayerTask;
