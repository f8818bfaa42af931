import { Refusal } from '#domain/kernel/refusal.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { builder } from '#server/graphql/builder.ts';
import { resolvePage } from '#server/graphql/resolvePage.ts';
import { SubmissionRow } from '#server/graphql/submission/SubmissionRow.ts';
import { submissionsPage, type PageCursor } from '#server/queries/dashboard/submissionsPage.ts';
import type { DashboardRow } from '#server/queries/dashboard/DashboardRow.ts';

const pageSize = 20;

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
        assignedToMe: t.arg.boolean({
          description: 'Only what the viewer is responsible for; all that is visible otherwise.',
        }),
        status: t.arg({ type: CompletionStatus, description: 'Only those; all when it is left out.' }),
      },
      resolve: async (_root, { assignedToMe, status, ...asked }, { services, access }, info) => {
        const withTotal = info.fieldNodes.some((node) =>
          node.selectionSet?.selections.some(
            (selection) => selection.kind === 'Field' && selection.name.value === 'totalCount',
          ),
        );
        const page = await submissionsPage(services.pool, access.principal, {
          filter: { assignedToMe: assignedToMe ?? false, status: status ?? null },
          ...resolvePage(asked, pageSize, readCursor),
          withTotal,
        });
        const edges = page.rows.map((node) => ({ node, cursor: cursorOf(node) }));
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
