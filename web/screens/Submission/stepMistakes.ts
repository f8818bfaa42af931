import { fieldElementId } from '#web/forms/FieldRow.tsx';
import type { FillIn } from '#web/forms/FillIn.ts';
import { loadRefusalWords } from '#web/parts/form/refusalWords.ts';
import { sentenceAbout } from '#web/parts/form/sentenceAbout.ts';
import type { Mistake } from '#web/ui/ErrorSummary.tsx';

/** Judges all answers of a step: what is wrong is said at each field, and answered for the summary on top. */
export async function stepMistakes(fillIn: FillIn, stepIdentity: string): Promise<readonly Mistake[]> {
  await fillIn.canJudge();
  const problems = fillIn.problemsIn(stepIdentity);
  fillIn.judge(problems.map(({ identity }) => identity));
  if (problems.length === 0) return [];
  const word = await loadRefusalWords();
  return problems.map(({ identity, problem }) => {
    const name = fillIn.form.fields[fillIn.form.fieldSlots.get(identity) ?? -1]?.name ?? '';
    return { fieldId: fieldElementId(identity), sentence: sentenceAbout(name, word({ path: '', ...problem })) };
  });
}
