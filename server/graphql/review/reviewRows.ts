import { isUuid } from '#domain/kernel/isUuid.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { builder } from '#server/graphql/builder.ts';
import { ListOrderEnum } from '#server/graphql/ListOrder.ts';
import { resolvePage } from '#server/graphql/resolvePage.ts';
import { SubmissionRow } from '#server/graphql/submission/SubmissionRow.ts';
import { waitingReviews, type WaitingReviewCursor } from '#server/queries/review/waitingReviews.ts';

const pageSize = 20;
/** A time before any due date, so that no row counts as overdue and a changed due date does not reorder the list. */
const beforeAll = new Date(0);

builder.queryField('reviewRows', (t) =>
  t.connection(
    {
      type: SubmissionRow,
      description: 'The submissions that are waiting for a review by the viewer or by a role they have.',
      authScopes: { reads: 'submissions' },
      args: {
        order: t.arg({
          type: ListOrderEnum,
          description:
            'The order of the rows: `shown` lists overdue ones first, and `made`, the default, lists those that have waited longest first.',
        }),
      },
      resolve: async (_root, { order, ...pagination }, { services: { pool, now }, access }) => {
        const asOf = order === 'shown' ? now() : beforeAll;
        const page = await waitingReviews(pool, access.principal, resolvePage(pagination, pageSize, readCursor), asOf);
        const edges = page.rows.map((node) => ({ node, cursor: cursorOf(node.place) }));
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
      description: 'One page of the reviews that are waiting for the viewer.',
      fields: (connection) => ({
        totalCount: connection.int({
          description: 'The exact number of rows on all pages.',
          resolve: (page) => (page as unknown as { total: number }).total,
        }),
      }),
    },
  ),
);

const cursorOf = ({ asOf, isOverdue, since, id }: WaitingReviewCursor): string =>
  [asOf, isOverdue ? 'overdue' : 'waiting', since, id].join('_');

function readCursor(cursor: string): WaitingReviewCursor {
  const [asOf = '', state = '', since = '', id = ''] = cursor.split('_', 4);
  if ([asOf, since].some((at) => Number.isNaN(Date.parse(at))) || !isUuid(id)) throw new Refusal('malformed');
  return { asOf, isOverdue: state === 'overdue', since, id };
}
