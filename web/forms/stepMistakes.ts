import { fieldElementId } from '#web/forms/FieldRow.tsx';
import type { FormSession } from '#web/forms/FormSession.ts';
import { loadRefusalWords } from '#web/parts/form/loadRefusalWords.ts';
import { sentenceAbout } from '#web/parts/form/sentenceAbout.ts';
import type { Mistake } from '#web/ui/ErrorSummary.tsx';

/** Validates all answers of a step, shows the errors at their fields, and returns them for the error summary. */
export async function stepMistakes(formSession: FormSession, stepIdentity: string): Promise<readonly Mistake[]> {
  await formSession.canJudge();
  const problems = formSession.problemsIn(stepIdentity);
  formSession.judge(problems.map(({ identity }) => identity));
  if (problems.length === 0) return [];
  const word = await loadRefusalWords();
  return problems.map(({ identity, problem }) => {
    const name = formSession.form.fields[formSession.form.fieldSlots.get(identity) ?? -1]?.name ?? '';
    return { fieldId: fieldElementId(identity), sentence: sentenceAbout(name, word({ path: '', ...problem })) };
  });
}
