import { applicantWhere } from '#server/access/applicants.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';
import { pageTotal, keysetPage, newestFirst } from '#server/graphql/keysetPage.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { emptyIfForbidden } from '#server/graphql/requestErrors.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';

const mostOfAForm = 100;

/** Submissions in which the person is an applicant. Excludes those they only process as staff, and deleted ones. */
const appliedForBy = (userId: string): Prisma.SubmissionWhereInput => ({
  deletedAt: null,
  applicantAttachments: { some: applicantWhere(userId) },
});

builder.prismaObjectField(Viewer, 'submissions', (t) =>
  t.connection({
    type: Submission,
    description: 'The submissions in which the viewer is an applicant, newest first.',
    resolve: ({ id }, pagination, ctx, info) =>
      keysetPage(pagination, ctx, info, {
        order: newestFirst,
        where: appliedForBy(id),
        rows: (query) => ctx.services.db.submission.findMany(query),
      }),
  }),
);

builder.prismaObjectField(MasterTemplate, 'ownSubmissions', (t) =>
  t.prismaField({
    type: ['Submission'],
    description:
      'The viewer’s own submissions of this form, newest first. Empty for visitors, and for API keys without `submissions:read`.',
    authScopes: { reads: 'submissions' },
    unauthorizedResolver: emptyIfForbidden,
    resolve: (query, { id: masterTemplateId }, _args, { actor, services }) => {
      if (actor.kind !== 'person') return [];
      return services.db.submission.findMany({
        ...query,
        where: { masterTemplateId, ...appliedForBy(actor.userId) },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: mostOfAForm,
      });
    },
  }),
);

builder.queryField('previouslyLaunched', (t) =>
  t.connection(
    {
      type: Submission,
      description: 'The viewer’s own submissions of a form, newest first.',
      authScopes: { signedIn: true },
      args: {
        masterTemplateId: t.arg.globalID({ required: true, description: 'The ID of the form.' }),
        skip: t.arg.int({ validate: skipLimit, description: skipDescription }),
      },
      resolve: (_root, { masterTemplateId: { id: masterTemplateId }, ...pagination }, ctx, info) => {
        const where = { masterTemplateId, ...appliedForBy(personOf(ctx).userId) };
        const { submission } = ctx.services.db;
        return keysetPage(pagination, ctx, info, {
          ...{ order: newestFirst, where },
          rows: (query) => submission.findMany(query),
          total: () => submission.count({ where }),
        });
      },
    },
    {
      description: 'One page of the viewer’s own submissions.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);
