import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

/** Output fields of mutations that change a submission. */
export const submissionOutput = <Done extends { readonly submissionId: string }>(t: MutationOutputFields<Done>) => ({
  submission: t.prismaField({
    type: Submission,
    description: 'The submission after the change.',
    resolve: (query, { done: { submissionId } }, _args, { services }) =>
      services.db.submission.findUniqueOrThrow({ ...query, where: { id: submissionId } }),
  }),
});

/** Output fields of mutations after which the viewer may no longer see the submission. */
export const maybeHiddenSubmissionOutput = <Done extends { readonly submissionId: string }>(
  t: MutationOutputFields<Done>,
) => ({
  submission: t.prismaField({
    type: Submission,
    nullable: true,
    description: 'The submission after the change. Null if the viewer can no longer see it.',
    resolve: async (query, { done: { submissionId: id } }, _args, { access, services }) =>
      (await access.may('submission', 'viewSubmission', id))
        ? services.db.submission.findUniqueOrThrow({ ...query, where: { id } })
        : null,
  }),
});
