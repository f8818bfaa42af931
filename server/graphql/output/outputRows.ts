import { parseFilter } from '#domain/filter/filter.ts';
import { stableOutputOrder } from '#domain/filter/outputSorts.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { builder } from '#server/graphql/builder.ts';
import { maxItems } from '#server/graphql/inputTexts.ts';
import { OutputRow } from '#server/graphql/output/OutputRow.ts';
import { OutputSortType } from '#server/graphql/output/OutputSortType.ts';
import { resolvePage } from '#server/graphql/resolvePage.ts';
import {
  requestsTotal,
  cursorReader,
  rowsConnection,
  totalDescription,
  connectionTotal,
} from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { outputKeyType, outputsPage, loadCurrentOutputs } from '#server/queries/output/outputsPage.ts';

const pageSize = 20;
const mostAtOnce = 100;

builder.queryField('outputRows', (t) =>
  t.connection(
    {
      type: OutputRow,
      description: 'The outputs dashboard: the outputs of forms that the viewer has staff access to.',
      authScopes: { reads: 'submissions' },
      args: {
        filters: t.arg({
          type: 'JSON',
          description:
            'A list of conditions {field, operator, value}, as in saved filters. A row must meet all of them.',
        }),
        sort: t.arg({
          type: OutputSortType,
          description: 'The value to sort by. The default is `createdAt`, which never changes.',
        }),
        ascending: t.arg.boolean({
          description:
            'Whether to sort in ascending order: oldest, smallest, or first in the alphabet first. The default is false.',
        }),
        skip: t.arg.int({ validate: skipLimit, description: skipDescription }),
      },
      resolve: async (_root, { filters, sort, ascending, skip, ...pagination }, { services, access }, info) => {
        const filter = parseFilter('output', filters ?? []);
        if (!filter.ok) throw new InvalidInput(filter.error);
        const by = sort ?? stableOutputOrder.by;
        const ctx = { pool: services.pool, principal: access.principal, now: services.now() };
        const page = await outputsPage(ctx, {
          filter: filter.value,
          order: { by, isDescending: ascending == null ? stableOutputOrder.isDescending : !ascending },
          ...resolvePage(pagination, pageSize, cursorReader(outputKeyType(by))),
          withTotal: requestsTotal(info),
          skip: pagination.after || pagination.before ? 0 : (skip ?? 0),
        });
        return rowsConnection(page);
      },
    },
    {
      description: 'One page of the outputs dashboard.',
      fields: (connection) => ({
        totalCount: connection.int({ nullable: true, description: totalDescription, resolve: connectionTotal }),
      }),
    },
  ),
);

builder.queryField('outputRowsNow', (t) =>
  t.field({
    type: [OutputRow],
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
      const rows = ids.map((id) => String(id).replace('OutputRow:', '')).filter(isUuid);
      return [...(await loadCurrentOutputs(ctx, rows))];
    },
  }),
);
