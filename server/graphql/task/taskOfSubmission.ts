import { taskKinds } from '#domain/submission/tasks.ts';
import { principalIds } from '#server/access/principal.ts';
import { builder } from '#server/graphql/builder.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { viewerOf } from '#server/graphql/submission/submissionViewer.ts';
import { TaskKindEnum } from '#server/graphql/task/Task.ts';
import { inboxRowsOf } from '#server/queries/dashboard/dashboardRowOf.ts';
import { isSkippedTask } from '#server/queries/task/isSkippedTask.ts';

builder.prismaObjectFields(Submission, (t) => ({
  task: t.field({
    type: TaskKindEnum,
    nullable: true,
    description:
      'The kind of action that the submission needs from the viewer now, as in their task list. Null if it is not one of their tasks.',
    select: { id: true, teamId: true },
    resolve: async ({ id, teamId }, _args, ctx) => {
      const { principal } = ctx.access;
      const viewer = await viewerOf(ctx, id);
      if ([...viewer.relations].includes('applicant') || principal.withheldTeamIds.includes(teamId)) return null;
      const own = new Set(principalIds(principal));
      const rows = inboxRowsOf(await evaluatedFor(ctx, id)).filter(({ principal_id }) => own.has(principal_id));
      return taskKinds.find((kind) => rows.some(({ task }) => task === kind)) ?? null;
    },
  }),
  isSkippedTask: t.boolean({
    description: 'Whether the submission is a task that the viewer has skipped.',
    select: { id: true },
    resolve: ({ id }, _args, { services: { pool, now }, access }) => isSkippedTask(pool, access.principal, id, now()),
  }),
}));
