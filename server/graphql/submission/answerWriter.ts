import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { SaveAnswerInput } from '#server/operations/answer/saveAnswer.ts';

/** What whoever writes an answer is to its step: staff write for applicants, and correct what is closed to others. */
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
