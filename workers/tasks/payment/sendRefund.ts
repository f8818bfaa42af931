import { sendRefund } from '#server/operations/payment/sendRefund.ts';
import type { Task } from '#workers/taskList.ts';

const sendRefundTask: Task<'payment/sendRefund'> = (ctx, { refundId }) => sendRefund(ctx, refundId);

export default sendRefundTask;
