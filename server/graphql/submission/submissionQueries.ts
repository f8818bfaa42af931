import { builder } from '#server/graphql/builder.ts';
import { personOf } from '#server/graphql/personOf.ts';

const mostLaunched = 100;

builder.queryField('previouslyLaunched', (t) =>
  t.prismaField({
    type: ['Submission'],
    description: 'The viewer’s own submissions of a form, the newest first.',
    authScopes: { signedIn: true },
    args: { masterTemplateId: t.arg.globalID({ required: true, description: 'The form.' }) },
    resolve: (query, _root, { masterTemplateId }, ctx) =>
      ctx.services.db.submission.findMany({
        ...query,
        where: {
          masterTemplateId: masterTemplateId.id,
          deletedAt: null,
          applicantAttachments: { some: { userId: personOf(ctx).userId } },
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: mostLaunched,
      }),
  }),
);
