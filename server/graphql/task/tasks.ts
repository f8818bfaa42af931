import { z } from 'zod';
import { defaultTaskList, taskFilters, taskSorts } from '#domain/filter/lists.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { resolvePage } from '#server/graphql/resolvePage.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { Task } from '#server/graphql/task/Task.ts';
import { waitingTasks, type TaskCursor } from '#server/queries/task/waitingTasks.ts';

const pageSize = 20;

const TaskFilterEnum = builder.enumType('TaskFilter', {
  description: 'The tasks to list.',
  values: taskFilters,
});

const TaskSortEnum = builder.enumType('TaskSort', {
  description: 'The order of tasks. Overdue tasks come first, except with `newest`.',
  values: taskSorts,
});

builder.queryField('tasks', (t) =>
  t.connection(
    {
      type: Task,
      description: 'The tasks that are waiting for the viewer or for a role they have.',
      authScopes: { reads: 'submissions' },
      args: {
        filter: t.arg({ type: TaskFilterEnum, description: 'Returns only these tasks. The default is all.' }),
        sort: t.arg({
          type: TaskSortEnum,
          description: 'The order of the tasks. The default is `oldest`: those that have waited longest first.',
        }),
        skipped: t.arg.boolean({
          description:
            'Whether to return the tasks that the viewer has skipped instead of the others. The default is false.',
        }),
        terms: t.arg.string({
          validate: shortText,
          description: 'Returns only tasks whose number, identifier, or applicant contains this text.',
        }),
        skip: t.arg.int({ validate: skipLimit, description: skipDescription }),
      },
      resolve: async (_root, { filter, sort, terms, skip, ...pagination }, { services: { pool, now }, access }) => {
        const request = {
          filter: filter ?? defaultTaskList.filter,
          sort: sort ?? defaultTaskList.sort,
          skipped: pagination.skipped ?? false,
          terms: terms ?? null,
          ...resolvePage(pagination, pageSize, readCursor),
          skip: pagination.after || pagination.before ? 0 : (skip ?? 0),
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
          description: 'The exact number of tasks on all pages.',
          resolve: (page) => (page as unknown as { total: number }).total,
        }),
      }),
    },
  ),
);

const cursorOf = ({ asOf, isLater, since, id, name }: TaskCursor): string =>
  [asOf, isLater ? 'later' : 'first', since, id, name].join('_');

const isInstant = (text: string): boolean => z.iso.datetime().safeParse(text).success;

/** The name comes last because it may contain the separator. */
function readCursor(cursor: string): TaskCursor {
  const [asOf = '', later = '', since = '', id = '', ...name] = cursor.split('_');
  if (![asOf, since].every(isInstant) || !isUuid(id)) throw new Refusal('malformed');
  return { asOf, isLater: later === 'later', since, id, name: name.join('_') };
}
