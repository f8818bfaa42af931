import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { SaveAnswerInput } from '#server/operations/answer/saveAnswer.ts';

/**
 * Whether the writer is staff editing an applicant's step, and whether they may correct answers that are closed to
 * others.
 */
export async function answerWriter(
  { access }: RequestContext,
  activeStepId: string,
): Promise<Pick<SaveAnswerInput, 'isCorrection' | 'mayCorrect'>> {
  const facts = await access.factsOf('activeStep', activeStepId);
  return {
    isCorrection: facts?.holds.has('external') === true && !facts.holds.has('applicant'),
    mayCorrect: await access.may('activeStep', 'correctAnswer', activeStepId),
  };
}
