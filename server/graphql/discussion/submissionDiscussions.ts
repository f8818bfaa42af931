import { readableDiscussions, type DiscussionType } from '#domain/discussion/discussion.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { Discussion, DiscussionTypeEnum } from '#server/graphql/discussion/Discussion.ts';
import { unreadFor } from '#server/graphql/discussion/unreadFor.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { skipMeaning, skipped, skipping } from '#server/graphql/skipping.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { viewerOf } from '#server/graphql/submission/viewing.ts';

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
  t.prismaConnection(
    {
      type: Discussion,
      cursor: 'id',
      description: 'Those that the viewer may read, the one in which somebody spoke last at the top.',
      args: {
        resolved: t.arg.boolean({ description: 'Only those that are closed, or only those that are open.' }),
        type: t.arg({ type: DiscussionTypeEnum, description: 'Only those in which these people take part.' }),
        skip: t.arg.int({ validate: skipped, description: skipMeaning }),
      },
      totalCount: async ({ id }, args, ctx) =>
        ctx.services.db.discussion.count({ where: await shownOf(id, args, ctx) }),
      resolve: async (query, { id }, args, ctx) =>
        ctx.services.db.discussion.findMany({
          ...skipping(query, args.skip),
          where: await shownOf(id, args, ctx),
          orderBy: [{ lastSaidAt: 'desc' }, { id: 'desc' }],
        }),
    },
    { description: 'One page of what is talked about.' },
  ),
);

builder.prismaObjectFields(Submission, (t) => ({
  unreadDiscussions: t.int({
    description: 'In how many of its discussions somebody else has spoken since the viewer read them.',
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
