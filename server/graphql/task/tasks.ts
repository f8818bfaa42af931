import { z } from 'zod';
import { defaultTaskList, taskFilters, taskSorts } from '#domain/filter/lists.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { builder } from '#server/graphql/builder.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { resolvePage } from '#server/graphql/resolvePage.ts';
import { skipMeaning, skipped } from '#server/graphql/skipping.ts';
import { Task } from '#server/graphql/task/Task.ts';
import { waitingTasks, type TaskPlace } from '#server/queries/task/waitingTasks.ts';

const pageSize = 20;

const TaskFilterEnum = builder.enumType('TaskFilter', {
  description: 'Which tasks are listed.',
  values: taskFilters,
});

const TaskSortEnum = builder.enumType('TaskSort', {
  description: 'What tasks are ordered by. Overdue ones come first, unless the newest are asked for.',
  values: taskSorts,
});

builder.queryField('tasks', (t) =>
  t.connection(
    {
      type: Task,
      description: 'What waits for the viewer to be done, alone or through a role.',
      authScopes: { reads: 'submissions' },
      args: {
        filter: t.arg({ type: TaskFilterEnum, description: 'Only those; all when it is left out.' }),
        sort: t.arg({ type: TaskSortEnum, description: 'In this order; those that wait longest first otherwise.' }),
        skipped: t.arg.boolean({ description: 'Those that the viewer put aside, instead of the others.' }),
        terms: t.arg.string({
          validate: line,
          description: 'Only those whose number, identifier or applicant has this in it.',
        }),
        skip: t.arg.int({ validate: skipped, description: skipMeaning }),
      },
      resolve: async (_root, { filter, sort, terms, skip, ...asked }, { services: { pool, now }, access }) => {
        const request = {
          filter: filter ?? defaultTaskList.filter,
          sort: sort ?? defaultTaskList.sort,
          skipped: asked.skipped ?? false,
          terms: terms ?? null,
          ...resolvePage(asked, pageSize, readCursor),
          skip: asked.after || asked.before ? 0 : (skip ?? 0),
        };
        const page = await waitingTasks(pool, access.principal, request, now());
        const edges = page.tasks.map((node) => ({ node, cursor: cursorOf(node.place) }));
        return {
          edges,
          total: page.total,
          pageInfo: {
            hasNextPage: page.hasNext,
            hasPreviousPage: page.hasPrevious,
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
        };
      },
    },
    {
      description: 'One page of the viewer’s tasks.',
      fields: (connection) => ({
        totalCount: connection.int({
          description: 'Exactly how many there are on all pages.',
          resolve: (page) => (page as unknown as { total: number }).total,
        }),
      }),
    },
  ),
);

const cursorOf = ({ asOf, isLater, since, id, name }: TaskPlace): string =>
  [asOf, isLater ? 'later' : 'first', since, id, name].join('_');

const isInstant = (text: string): boolean => z.iso.datetime().safeParse(text).success;

/** The name stands last: it may have any letters. */
function readCursor(cursor: string): TaskPlace {
  const [asOf = '', later = '', since = '', id = '', ...name] = cursor.split('_');
  if (![asOf, since].every(isInstant) || !isUuid(id)) throw new Refusal('malformed');
  return { asOf, isLater: later === 'later', since, id, name: name.join('_') };
}
