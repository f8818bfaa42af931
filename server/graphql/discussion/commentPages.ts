import { builder } from '#server/graphql/builder.ts';
import { Discussion, DiscussionComment } from '#server/graphql/discussion/Discussion.ts';
import { keysetPage, oldestFirst } from '#server/graphql/keysetPage.ts';
import { skipMeaning, skipped } from '#server/graphql/skipping.ts';

builder.prismaObjectField(Discussion, 'commentPages', (t) =>
  t.connection(
    {
      type: DiscussionComment,
      description:
        'All comments, oldest first. `comments` holds the latest ones; ask backward from the end to read those before them.',
      args: { skip: t.arg.int({ validate: skipped, description: skipMeaning }) },
      resolve: ({ id: discussionId }, asked, ctx, info) =>
        keysetPage(asked, ctx, info, {
          ...{ order: oldestFirst, where: { discussionId, deletedAt: null } },
          rows: (query) => ctx.services.db.discussionComment.findMany(query),
        }),
    },
    { description: 'One page of comments.' },
  ),
);
