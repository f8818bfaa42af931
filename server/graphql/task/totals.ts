import { taskProgress } from '#domain/submission/tasks.ts';
import { builder } from '#server/graphql/builder.ts';
import { taskTotals, type TaskTotals } from '#server/queries/task/taskTotals.ts';

const TaskTotalsType = builder.objectRef<TaskTotals>('TaskTotals').implement({
  description: 'How the viewer’s day stands, whatever a list of tasks is filtered by.',
  fields: (t) => ({
    active: t.exposeInt('active', { description: 'Tasks that wait, without those that were put aside.' }),
    overdue: t.exposeInt('overdue', { description: 'How many of them are overdue.' }),
    skipped: t.exposeInt('skipped', { description: 'Tasks that were put aside.' }),
    done: t.exposeInt('done', {
      description: 'Steps that the viewer completed or reviewed today, in the time zone of the account.',
    }),
    of: t.int({ description: 'What is done and what waits, together.', resolve: (totals) => taskProgress(totals).of }),
    percent: t.int({
      description: 'How much of that is done; 100 only when nothing waits.',
      resolve: (totals) => taskProgress(totals).percent,
    }),
  }),
});

builder.queryField('taskTotals', (t) =>
  t.field({
    type: TaskTotalsType,
    description: 'How the viewer’s day stands.',
    authScopes: { reads: 'submissions' },
    resolve: (_root, _args, { services: { pool, now }, access }) => taskTotals(pool, access.principal, now()),
  }),
);
