import type { DoneFields } from '#server/graphql/verbMutation.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

/** What mutations of a submission answer. */
export const submissionOutput = (t: DoneFields<{ readonly submissionId: string }>) => ({
  submission: t.prismaField({
    type: Submission,
    description: 'As it is now.',
    resolve: (query, { done: { submissionId } }, _args, { services }) =>
      services.db.submission.findUniqueOrThrow({ ...query, where: { id: submissionId } }),
  }),
});
