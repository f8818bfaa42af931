import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';

/** Deleted ones and those of staff that only process them are not among them. */
builder.prismaObjectField(Viewer, 'submissions', (t) =>
  t.prismaConnection({
    type: 'Submission',
    cursor: 'id',
    description: 'What the viewer applies for, alone or with others, the newest first.',
    resolve: (query, { id: userId }, _args, { services }) =>
      services.db.submission.findMany({
        ...query,
        where: { deletedAt: null, applicantAttachments: { some: { userId } } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
  }),
);
