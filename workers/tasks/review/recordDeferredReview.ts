import { recordDeferredReview } from '#server/operations/review/deferReview.ts';
import type { Task } from '#workers/taskList.ts';

/** Records a review that was not undone in time. */
const task: Task<'review/recordDeferredReview'> = async (ctx, { deferredReviewId }) => {
  await recordDeferredReview(ctx, deferredReviewId);
};

export default task;
