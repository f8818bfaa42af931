import { needsAnswerCheck } from '#domain/submission/answerCheck.ts';
import type { FormSession } from '#web/forms/FormSession.ts';
import { checkedStepsOf } from '#web/screens/Submission/check/checkedStepsOf.ts';

/** Whether applicants check their answers before they complete the current step. Decision 0159. */
export const isAnswerCheckNeeded = (
  formSession: FormSession,
  ...steps: Parameters<typeof checkedStepsOf>
): boolean => needsAnswerCheck(formSession.evaluation, checkedStepsOf(...steps));
