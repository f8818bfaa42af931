import { readableDiscussions, type DiscussionType } from '#domain/discussion/discussion.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { Discussion, DiscussionTypeEnum } from '#server/graphql/discussion/Discussion.ts';
import { unreadFor } from '#server/graphql/discussion/unreadFor.ts';
import { pageTotal, keysetPage, newestFirst, type KeysetOrder } from '#server/graphql/keysetPage.ts';
import { ListOrderEnum, orderFor } from '#server/graphql/ListOrder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { viewerOf } from '#server/graphql/submission/submissionViewer.ts';

const lastSaidFirst: KeysetOrder = { by: [{ column: 'lastSaidAt', kind: 'instant' }], isDescending: true };

interface Wanted {
  readonly resolved?: boolean | null;
  readonly type?: DiscussionType | null;
}

async function shownOf(
  submissionId: string,
  { resolved = null, type = null }: Wanted,
  ctx: RequestContext,
): Promise<Prisma.DiscussionWhereInput> {
  const readable = readableDiscussions(await viewerOf(ctx, submissionId));
  return {
    ...{ submissionId, deletedAt: null },
    OR: readable.map((sort) => ({ type: sort.type, stepApprovalId: sort.isOfReview ? { not: null } : null })),
    ...(resolved === null ? {} : { resolvedAt: resolved ? { not: null } : null }),
    ...(type === null ? {} : { type }),
  };
}

builder.prismaObjectField(Submission, 'discussions', (t) =>
  t.connection(
    {
      type: Discussion,
      description: 'The discussions about the submission that the viewer can read.',
      args: {
        resolved: t.arg.boolean({
          description: 'If true, includes only closed discussions; if false, only open ones.',
        }),
        type: t.arg({ type: DiscussionTypeEnum, description: 'Includes only discussions of this type.' }),
        order: t.arg({
          type: ListOrderEnum,
          description:
            'The order of the list: `shown` puts the latest message first, `made` the newest discussion. Defaults to `made`.',
        }),
        skip: t.arg.int({ validate: skipLimit, description: skipDescription }),
      },
      resolve: async ({ id }, { resolved, type, order, ...pagination }, ctx, info) => {
        const where = await shownOf(id, { resolved, type }, ctx);
        const { discussion } = ctx.services.db;
        return keysetPage(pagination, ctx, info, {
          ...{ order: orderFor(order, { made: newestFirst, shown: lastSaidFirst }), where },
          rows: (query) => discussion.findMany(query),
          total: () => discussion.count({ where }),
        });
      },
    },
    {
      description: 'A page of the discussions about a submission.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);

builder.prismaObjectFields(Submission, (t) => ({
  unreadDiscussions: t.int({
    description: 'The number of discussions in which someone else has written since the viewer last read them.',
    resolve: async ({ id }, _args, ctx) => {
      const unread = await unreadFor(ctx, id);
      if (unread.length === 0) return 0;
      const readable = readableDiscussions(await viewerOf(ctx, id));
      return unread.filter((each) =>
        readable.some(({ type, isOfReview }) => type === each.type && isOfReview === each.isOfReview),
      ).length;
    },
  }),
}));
