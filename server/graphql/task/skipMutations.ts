import { actingUserId } from '#server/actor.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { skipTask, unskipTask, type SkipInput } from '#server/operations/task/skipTask.ts';

const output = <Done extends { readonly submissionId: string }>(t: MutationOutputFields<Done>) => ({
  taskId: t.id({ description: 'The ID of the task.', resolve: ({ done: { submissionId } }) => `Task:${submissionId}` }),
  ...submissionOutput(t),
});

function skipping(ctx: RequestContext, submissionId: string): SkipInput {
  const userId = actingUserId(ctx.actor);
  if (userId === null) throw notAllowed(ctx, false);
  return { submissionId, userId };
}

defineMutation('skipTask', {
  description: 'Skips a task for the viewer only. It comes back when the submission reaches another step.',
  inputDescription: 'The task to skip.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the task’s submission.' }),
  }),
  may: ['submission', 'skipTask', ({ input }) => input.submissionId.id],
  run: async (ctx, { input }) => ({ submissionId: await skipTask(ctx, skipping(ctx, input.submissionId.id)) }),
  keepsRights: true,
  outputDescription: 'The skipped task.',
  outputFields: output,
});

defineMutation('unskipTask', {
  description: 'Puts a skipped task back on the viewer’s list.',
  inputDescription: 'The skipped task to put back.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the task’s submission.' }),
  }),
  may: ['submission', 'skipTask', ({ input }) => input.submissionId.id],
  run: async (ctx, { input }) => ({ submissionId: await unskipTask(ctx, skipping(ctx, input.submissionId.id)) }),
  keepsRights: true,
  outputDescription: 'The task that is back on the list.',
  outputFields: output,
});
