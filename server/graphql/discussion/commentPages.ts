import { builder } from '#server/graphql/builder.ts';
import { Discussion, DiscussionComment } from '#server/graphql/discussion/Discussion.ts';
import { keysetPage, oldestFirst } from '#server/graphql/keysetPage.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';

builder.prismaObjectField(Discussion, 'commentPages', (t) =>
  t.connection(
    {
      type: DiscussionComment,
      description:
        'All comments of the discussion, oldest first. `comments` has only the latest ones; page backward from the end to read earlier ones.',
      args: { skip: t.arg.int({ validate: skipLimit, description: skipDescription }) },
      resolve: ({ id: discussionId }, pagination, ctx, info) =>
        keysetPage(pagination, ctx, info, {
          ...{ order: oldestFirst, where: { discussionId, deletedAt: null } },
          rows: (query) => ctx.services.db.discussionComment.findMany(query),
        }),
    },
    { description: 'A page of the comments of a discussion.' },
  ),
);
