import { asApplicant } from '#server/access/applicants.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { skipMeaning, skipped, skipping } from '#server/graphql/skipping.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';

const mostOfAForm = 100;

/** What somebody applies for; neither what staff only process nor what was deleted. */
const appliedForBy = (userId: string): Prisma.SubmissionWhereInput => ({
  deletedAt: null,
  applicantAttachments: { some: asApplicant(userId) },
});

const newestFirst: Prisma.SubmissionOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }];

builder.prismaObjectField(Viewer, 'submissions', (t) =>
  t.prismaConnection({
    type: 'Submission',
    cursor: 'id',
    description: 'What the viewer applies for, alone or with others, the newest first.',
    resolve: (query, { id }, _args, { services }) =>
      services.db.submission.findMany({ ...query, where: appliedForBy(id), orderBy: newestFirst }),
  }),
);

builder.prismaObjectField(MasterTemplate, 'ownSubmissions', (t) =>
  t.prismaField({
    type: ['Submission'],
    description: 'The viewer’s own submissions of the form, the newest first; none for strangers.',
    resolve: (query, { id: masterTemplateId }, _args, { actor, services }) => {
      if (actor.kind !== 'person') return [];
      return services.db.submission.findMany({
        ...query,
        where: { masterTemplateId, ...appliedForBy(actor.userId) },
        orderBy: newestFirst,
        take: mostOfAForm,
      });
    },
  }),
);

builder.queryField('previouslyLaunched', (t) =>
  t.prismaConnection({
    type: 'Submission',
    cursor: 'id',
    description: 'The viewer’s own submissions of a form, the newest first.',
    authScopes: { signedIn: true },
    args: {
      masterTemplateId: t.arg.globalID({ required: true, description: 'The form.' }),
      skip: t.arg.int({ validate: skipped, description: skipMeaning }),
    },
    totalCount: (_root, { masterTemplateId: { id: masterTemplateId } }, ctx) =>
      ctx.services.db.submission.count({ where: { masterTemplateId, ...appliedForBy(personOf(ctx).userId) } }),
    resolve: (query, _root, { masterTemplateId: { id: masterTemplateId }, skip }, ctx) =>
      ctx.services.db.submission.findMany({
        ...skipping(query, skip),
        where: { masterTemplateId, ...appliedForBy(personOf(ctx).userId) },
        orderBy: newestFirst,
      }),
  }),
);
