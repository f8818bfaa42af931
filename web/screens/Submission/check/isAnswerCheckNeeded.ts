import { needsAnswerCheck } from '#domain/submission/answerCheck.ts';
import type { FormSession } from '#web/forms/FormSession.ts';
import { checkableSteps } from '#web/screens/Submission/check/checkableSteps.ts';

/** Whether applicants check their answers before they complete the current step. Decision 0159. */
export const isAnswerCheckNeeded = (
  formSession: FormSession,
  activeSteps: Parameters<typeof checkableSteps>[0],
  current: { readonly id: string; readonly isBinding: boolean },
): boolean => needsAnswerCheck(formSession.evaluation, checkableSteps(activeSteps), current);
