import '#server/graphql/submission/Activity.ts';
import { builder } from '#server/graphql/builder.ts';
import { peopleListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { emptyIfForbidden } from '#server/graphql/requestErrors.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import type { Services } from '#server/Services.ts';

const mostShown = 3;
const mostRead = 50;
const newest = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];

interface Correction {
  readonly id: string;
  readonly createdAt: Date;
}

/** The latest corrections, newest first. Changes to the staff's own answers don't count. */
async function correctionsOf({ db }: Services, submissionId: string): Promise<readonly Correction[]> {
  const noted = await db.activity.findMany({
    where: { submissionId, kind: 'correctAnswers' },
    orderBy: newest,
    take: mostRead,
    select: { id: true, data: true, createdAt: true },
  });
  return noted.filter(({ data }) => (data as { isOffices?: boolean }).isOffices !== true).slice(0, mostShown);
}

builder.prismaObjectFields(Submission, (t) => ({
  corrections: t.prismaField({
    type: ['Activity'],
    complexity: peopleListCost,
    description:
      'The last three times that staff changed applicants’ answers, newest first. Empty for viewers who may not see the activity log, such as reviewers.',
    authScopes: may('submission', 'viewActivity', ownKey('id')),
    unauthorizedResolver: emptyIfForbidden,
    resolve: async (query, { id: submissionId }, _args, { services }) => {
      const ids = (await correctionsOf(services, submissionId)).map(({ id }) => id);
      return ids.length === 0
        ? []
        : services.db.activity.findMany({ ...query, where: { id: { in: ids } }, orderBy: newest });
    },
  }),
  correctedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'When staff last changed applicants’ answers. Null if they never did, and for viewers who may not see the activity log, such as reviewers.',
    authScopes: may('submission', 'viewActivity', ownKey('id')),
    unauthorizedResolver: () => null,
    resolve: async ({ id }, _args, { services }) => (await correctionsOf(services, id))[0]?.createdAt ?? null,
  }),
}));
