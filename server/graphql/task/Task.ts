import { taskKinds } from '#domain/submission/tasks.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { SubmissionRow } from '#server/graphql/submission/SubmissionRow.ts';
import type { WaitingTask } from '#server/queries/task/waitingTasks.ts';

export const TaskKindEnum = builder.enumType('TaskKind', {
  description: 'The kind of action that a task needs.',
  values: {
    review: { description: 'The viewer is to give a review.' },
    internal: { description: 'The viewer is to complete a step for staff.' },
    external: {
      description: 'The viewer is to see that an applicant’s step makes progress. Staff can complete it for them.',
    },
  } satisfies Record<(typeof taskKinds)[number], object>,
});

/** Plain properties without scopes: the list contains only the viewer's own tasks. */
export const Task = builder.objectRef<WaitingTask>('Task').implement({
  description: 'A submission that is waiting for the viewer or for a role they have.',
  fields: (t) => ({
    id: t.id({
      description: 'The ID of the task, which differs from the ID of the submission.',
      resolve: ({ row }) => `Task:${row.id}`,
    }),
    submissionId: t.id({ description: 'The ID of the submission.', resolve: ({ row }) => `Submission:${row.id}` }),
    activeStepId: t.id({
      description: 'The ID of the step that the submission has reached.',
      resolve: ({ activeStepId }) => encodeGlobalId('ActiveStep', activeStepId),
    }),
    kind: t.expose('task', { type: TaskKindEnum, description: 'The kind of action that the task needs.' }),
    isOverdue: t.exposeBoolean('isOverdue', {
      description: 'Whether the step was past its due date when the list was loaded.',
    }),
    isSkipped: t.exposeBoolean('isSkipped', { description: 'Whether the viewer has skipped the task.' }),
    row: t.field({ type: SubmissionRow, description: 'The submission as a list row.', resolve: ({ row }) => row }),
  }),
});
