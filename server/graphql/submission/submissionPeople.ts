import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { nullForOthers } from '#server/graphql/requestErrors.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

builder.prismaObjectFields(Submission, (t) => ({
  primaryApplicant: t.prismaField({
    type: User,
    nullable: true,
    description: 'Whose it is first of all; null for whoever may not see who takes part.',
    authScopes: may('submission', 'viewApplicants', ownKey('id')),
    unauthorizedResolver: nullForOthers,
    resolve: (query, { id: submissionId }, _args, { services }) =>
      services.db.user.findFirst({
        ...query,
        where: { applicantAttachments: { some: { submissionId, isPrimary: true } } },
      }),
  }),
  applicantCount: t.int({
    nullable: true,
    description: 'How many have it as applicants; null for whoever may not see who takes part.',
    authScopes: may('submission', 'viewApplicants', ownKey('id')),
    unauthorizedResolver: nullForOthers,
    select: { _count: { select: { applicantAttachments: true } } },
    resolve: ({ _count }) => _count.applicantAttachments,
  }),
}));
