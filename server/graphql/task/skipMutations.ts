import { actingUserId } from '#server/actor.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { verbMutation, type DoneFields } from '#server/graphql/verbMutation.ts';
import { skipTask, unskipTask, type Skipping } from '#server/operations/task/skipTask.ts';

const output = <Done extends { readonly submissionId: string }>(t: DoneFields<Done>) => ({
  taskId: t.id({ description: 'The task.', resolve: ({ done: { submissionId } }) => `Task:${submissionId}` }),
  ...submissionOutput(t),
});

function skipping(ctx: RequestContext, submissionId: string): Skipping {
  const userId = actingUserId(ctx.actor);
  if (userId === null) throw notAllowed(ctx, false);
  return { submissionId, userId };
}

verbMutation('skipTask', {
  description: 'Puts a task aside for the viewer alone. It comes back when the submission comes to another step.',
  inputDescription: 'Which task.',
  inputFields: (t) => ({ submissionId: t.globalID({ required: true, description: 'The submission.' }) }),
  may: ['submission', 'skipTask', ({ input }) => input.submissionId.id],
  run: async (ctx, { input }) => ({ submissionId: await skipTask(ctx, skipping(ctx, input.submissionId.id)) }),
  keepsRights: true,
  outputDescription: 'It is put aside.',
  outputFields: output,
});

verbMutation('unskipTask', {
  description: 'Takes a task up again that was put aside.',
  inputDescription: 'Which task.',
  inputFields: (t) => ({ submissionId: t.globalID({ required: true, description: 'The submission.' }) }),
  may: ['submission', 'skipTask', ({ input }) => input.submissionId.id],
  run: async (ctx, { input }) => ({ submissionId: await unskipTask(ctx, skipping(ctx, input.submissionId.id)) }),
  keepsRights: true,
  outputDescription: 'It is among the others again.',
  outputFields: output,
});
