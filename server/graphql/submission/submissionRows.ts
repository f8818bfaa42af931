import { Refusal } from '#domain/kernel/refusal.ts';
import { isUuid } from '#domain/kernel/ids.ts';
import { builder } from '#server/graphql/builder.ts';
import { SubmissionRow } from '#server/graphql/submission/SubmissionRow.ts';
import { submissionsPage, type PageCursor } from '#server/queries/dashboard/submissionsPage.ts';
import type { DashboardRow } from '#server/queries/dashboard/DashboardRow.ts';

const pageSize = 20;
const mostRows = 100;

const CompletionStatus = builder.enumType('CompletionStatus', {
  description: 'Where a submission is in its life.',
  values: ['active', 'halted', 'finished'] as const,
});

builder.queryField('submissionRows', (t) =>
  t.connection(
    {
      type: SubmissionRow,
      description: 'The submissions dashboard: newest activity first, only what the viewer sees from the inside.',
      authScopes: { reads: 'submissions' },
      args: {
        assignedToMe: t.arg.boolean({ defaultValue: true, description: 'Only what the viewer is responsible for.' }),
        status: t.arg({ type: CompletionStatus, description: 'Only those; all when it is left out.' }),
      },
      resolve: async (_root, { assignedToMe, status, first, after }, { services, access }, info) => {
        const withTotal = info.fieldNodes.some((node) =>
          node.selectionSet?.selections.some(
            (selection) => selection.kind === 'Field' && selection.name.value === 'totalCount',
          ),
        );
        const page = await submissionsPage(services.pool, access.principal, {
          filter: { assignedToMe: assignedToMe ?? true, status: status ?? null },
          first: Math.min(Math.max(first ?? pageSize, 1), mostRows),
          after: after ? readCursor(after) : null,
          withTotal,
        });
        const edges = page.rows.map((node) => ({ node, cursor: cursorOf(node) }));
        return {
          edges,
          total: page.total,
          pageInfo: {
            hasNextPage: page.hasMore,
            hasPreviousPage: false,
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
        };
      },
    },
    {
      description: 'One page of the dashboard.',
      fields: (connection) => ({
        totalCount: connection.int({
          nullable: true,
          description: 'Exactly how many there are on all pages.',
          resolve: (page) => (page as unknown as { total: number | null }).total,
        }),
      }),
    },
  ),
);

const cursorOf = ({ lastActivityAt, id }: DashboardRow): string => `${lastActivityAt}_${id}`;

function readCursor(cursor: string): PageCursor {
  const [at = '', id = ''] = cursor.split('_', 2);
  if (Number.isNaN(Date.parse(at)) || !isUuid(id)) throw new Refusal('malformed');
  return { at, id };
}
