import { fieldElementId } from '#web/forms/FieldRow.tsx';
import type { FormSession } from '#web/forms/FormSession.ts';
import { labeledSentence } from '#web/parts/form/labeledSentence.ts';
import { loadRefusalWords } from '#web/parts/form/loadRefusalWords.ts';
import type { ErrorSummaryItem } from '#web/ui/ErrorSummary.tsx';

/** Validates all answers of a step, shows the errors at their fields, and returns them for the error summary. */
export async function validateStep(
  formSession: FormSession,
  stepIdentity: string,
): Promise<readonly ErrorSummaryItem[]> {
  await formSession.canJudge();
  const problems = formSession.problemsIn(stepIdentity);
  formSession.judge(problems.map(({ identity }) => identity));
  if (problems.length === 0) return [];
  const word = await loadRefusalWords();
  return problems.map(({ identity, problem }) => {
    const name = formSession.form.fields[formSession.form.fieldSlots.get(identity) ?? -1]?.name ?? '';
    return { fieldId: fieldElementId(identity), sentence: labeledSentence(name, word({ path: '', ...problem })) };
  });
}
