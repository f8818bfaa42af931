import { taskProgress } from '#domain/submission/tasks.ts';
import { builder } from '#server/graphql/builder.ts';
import { taskTotals, type TaskTotals } from '#server/queries/task/taskTotals.ts';

const TaskTotalsType = builder.objectRef<TaskTotals>('TaskTotals').implement({
  description: 'The viewer’s progress today, regardless of how a task list is filtered.',
  fields: (t) => ({
    active: t.exposeInt('active', { description: 'The number of waiting tasks, not counting skipped ones.' }),
    overdue: t.exposeInt('overdue', {
      description: 'The number of waiting tasks that are overdue, not counting skipped ones.',
    }),
    skipped: t.exposeInt('skipped', { description: 'The number of skipped tasks.' }),
    done: t.exposeInt('done', {
      description:
        'The number of steps that the viewer completed or reviewed today, in the time zone of their account.',
    }),
    of: t.int({
      description: 'The number of steps done today plus the number of waiting tasks.',
      resolve: (totals) => taskProgress(totals).of,
    }),
    percent: t.int({
      description: 'The share that is done, as a whole percentage. It is 100 only if no tasks are waiting.',
      resolve: (totals) => taskProgress(totals).percent,
    }),
  }),
});

builder.queryField('taskTotals', (t) =>
  t.field({
    type: TaskTotalsType,
    description: 'The viewer’s progress today.',
    authScopes: { reads: 'submissions' },
    resolve: (_root, _args, { services: { pool, now }, access }) => taskTotals(pool, access.principal, now()),
  }),
);
