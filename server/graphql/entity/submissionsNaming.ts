import type { RequestContext } from '#server/graphql/RequestContext.ts';

/**
 * Of these submissions, those in which the viewer can read that they name the entity. Seeing a submission isn't enough: an
 * applicant may not see the answers of internal steps.
 */
export async function submissionsNaming(
  { services, access }: RequestContext,
  entityId: string,
  submissionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const answers = await services.db.answer.findMany({
    where: { entityId, submissionId: { in: [...submissionIds] } },
    select: { id: true, submissionId: true },
  });
  const readable = await Promise.all(
    answers.map(
      async ({ id, submissionId }) =>
        (await access.may('answer', 'viewAnswer', id)) &&
        (await access.may('submission', 'viewSubmission', submissionId)),
    ),
  );
  return new Set(answers.filter((_answer, place) => readable[place]).map(({ submissionId }) => submissionId));
}
