import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { nullIfForbidden } from '#server/graphql/requestErrors.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

builder.prismaObjectFields(Submission, (t) => ({
  primaryApplicant: t.prismaField({
    type: User,
    nullable: true,
    description: 'The primary applicant. Null for viewers who may not see the applicants.',
    authScopes: may('submission', 'viewApplicants', ownKey('id')),
    unauthorizedResolver: nullIfForbidden,
    resolve: (query, { id: submissionId }, _args, { services }) =>
      services.db.user.findFirst({
        ...query,
        where: { applicantAttachments: { some: { submissionId, isPrimary: true } } },
      }),
  }),
  applicantCount: t.int({
    nullable: true,
    description: 'The number of applicants. Null for viewers who may not see the applicants.',
    authScopes: may('submission', 'viewApplicants', ownKey('id')),
    unauthorizedResolver: nullIfForbidden,
    select: { _count: { select: { applicantAttachments: true } } },
    resolve: ({ _count }) => _count.applicantAttachments,
  }),
}));
