import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

/** What mutations of a submission answer. */
export const submissionOutput = (t: PayloadFields<{ readonly submissionId: string }>) => ({
  submission: t.prismaField({
    type: Submission,
    description: 'As it is now.',
    resolve: (query, { submissionId }, _args, { services }) =>
      services.db.submission.findUniqueOrThrow({ ...query, where: { id: submissionId } }),
  }),
});
