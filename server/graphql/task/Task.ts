import { taskKinds } from '#domain/submission/tasks.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { SubmissionRow } from '#server/graphql/submission/SubmissionRow.ts';
import type { WaitingTask } from '#server/queries/task/waitingTasks.ts';

export const TaskKindEnum = builder.enumType('TaskKind', {
  description: 'What a submission asks of whoever works on it.',
  values: {
    review: { description: 'To say something in a review.' },
    internal: { description: 'To do a step of the office.' },
    external: { description: 'To see that a step of the applicant’s gets on; it can be completed for them.' },
  } satisfies Record<(typeof taskKinds)[number], object>,
});

/** Plain properties without scopes of their own: the list that holds a task has decided whose it is. */
export const Task = builder.objectRef<WaitingTask>('Task').implement({
  description: 'A submission that waits for the viewer, alone or through a role.',
  fields: (t) => ({
    id: t.id({ description: 'Of the task; unlike that of the submission.', resolve: ({ row }) => `Task:${row.id}` }),
    submissionId: t.id({ description: 'The submission.', resolve: ({ row }) => `Submission:${row.id}` }),
    activeStepId: t.id({
      description: 'The step at which it stands.',
      resolve: ({ activeStepId }) => encodeGlobalId('ActiveStep', activeStepId),
    }),
    kind: t.expose('task', { type: TaskKindEnum, description: 'What it asks.' }),
    isOverdue: t.exposeBoolean('isOverdue', {
      description: 'The time for the step was over when the list was asked for.',
    }),
    isSkipped: t.exposeBoolean('isSkipped', { description: 'The viewer put it aside.' }),
    row: t.field({ type: SubmissionRow, description: 'As lists show the submission.', resolve: ({ row }) => row }),
  }),
});
