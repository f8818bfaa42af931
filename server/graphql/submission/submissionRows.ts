import { normaliseFilter, parseFilter, type SubmissionFilter } from '#domain/filter/filter.ts';
import { stableSubmissionOrder } from '#domain/filter/submissionSorts.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { completionOfStatus, type SubmissionStatus } from '#domain/submission/status.ts';
import { builder } from '#server/graphql/builder.ts';
import { maxItems } from '#server/graphql/inputTexts.ts';
import { resolvePage } from '#server/graphql/resolvePage.ts';
import {
  requestsTotal,
  cursorReader,
  rowsConnection,
  totalDescription,
  connectionTotal,
} from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { SubmissionRow } from '#server/graphql/submission/SubmissionRow.ts';
import { SubmissionSortType } from '#server/graphql/submission/SubmissionSortType.ts';
import { sortKeyType } from '#server/queries/dashboard/filteredSubmissions.ts';
import { loadCurrentSubmissions, submissionsPage } from '#server/queries/dashboard/submissionsPage.ts';

const pageSize = 20;
const mostAtOnce = 100;

const CompletionStatus = builder.enumType('CompletionStatus', {
  description: 'The status of a submission: `active`, `halted` (on hold), or `finished`.',
  values: ['active', 'halted', 'finished'] as const,
});

builder.queryField('submissionRows', (t) =>
  t.connection(
    {
      type: SubmissionRow,
      description:
        'The submissions dashboard: the submissions and imported records that the viewer has staff access to.',
      authScopes: { reads: 'submissions' },
      args: {
        assignedToMe: t.arg.boolean({
          description: 'Whether to return only submissions that the viewer is responsible for. The default is false.',
        }),
        status: t.arg({
          type: CompletionStatus,
          description: 'Returns only submissions with this status. The default is all.',
        }),
        filters: t.arg({
          type: 'JSON',
          description:
            'A list of conditions {field, operator, value}, as in saved filters. A row must meet all of them.',
        }),
        sort: t.arg({
          type: SubmissionSortType,
          description: 'The value to sort by. The default is `createdAt`, which never changes.',
        }),
        skip: t.arg.int({ validate: skipLimit, description: skipDescription }),
        ascending: t.arg.boolean({
          description:
            'Whether to sort in ascending order: oldest, smallest, or first in the alphabet first. The default is false.',
        }),
      },
      resolve: async (
        _root,
        { assignedToMe, status, filters, sort, ascending, skip, ...pagination },
        { services, access },
        info,
      ) => {
        const ctx = { pool: services.pool, principal: access.principal, now: services.now() };
        const by = sort ?? stableSubmissionOrder.by;
        const page = await submissionsPage(ctx, {
          filter: filterOf(filters ?? [], assignedToMe ?? false, status ?? null),
          order: { by, isDescending: ascending == null ? stableSubmissionOrder.isDescending : !ascending },
          ...resolvePage(pagination, pageSize, cursorReader(sortKeyType(by))),
          withTotal: requestsTotal(info),
          skip: pagination.after || pagination.before ? 0 : (skip ?? 0),
        });
        return rowsConnection(page);
      },
    },
    {
      description: 'One page of the submissions dashboard.',
      fields: (connection) => ({
        totalCount: connection.int({
          nullable: true,
          description: totalDescription,
          resolve: connectionTotal,
        }),
      }),
    },
  ),
);

builder.queryField('submissionRowsNow', (t) =>
  t.field({
    type: [SubmissionRow],
    description:
      'The current state of rows that are already shown. Rows that the viewer can no longer see are left out.',
    authScopes: { reads: 'submissions' },
    args: {
      ids: t.arg.idList({
        required: true,
        validate: maxItems(mostAtOnce),
        description: `The IDs of the rows, at most ${mostAtOnce}.`,
      }),
    },
    resolve: async (_root, { ids }, { services, access }) => {
      const ctx = { pool: services.pool, principal: access.principal, now: services.now() };
      const rows = ids.map((id) => String(id).replace('SubmissionRow:', '')).filter(isUuid);
      return [...(await loadCurrentSubmissions(ctx, rows))];
    },
  }),
);

/** Adds the two arguments to the filter as conditions. */
function filterOf(raw: unknown, assignedToMe: boolean, status: SubmissionStatus | null): SubmissionFilter {
  const filter = parseFilter('submission', raw);
  if (!filter.ok) throw new InvalidInput(filter.error);
  const own: SubmissionFilter = assignedToMe ? [{ field: 'assignedToMe', operator: 'is', value: true }] : [];
  const standing: SubmissionFilter = status
    ? [{ field: 'completion', operator: 'is', value: completionOfStatus[status] }]
    : [];
  return normaliseFilter('submission', [...filter.value, ...own, ...standing]);
}
