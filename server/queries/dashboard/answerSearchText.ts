import type { Content } from '#domain/form/Content.ts';
import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { fieldOf, type Form, type FormField } from '#domain/form/Form.ts';
import { answersOfStep, shownAnswers } from '#domain/submission/shownAnswers.ts';

/** No one types a longer answer in full, and the index truncates the rest. */
const [mostOfAnswer, mostOfAll] = [200, 1_500];

interface Said {
  readonly field: FormField;
  readonly content: Content;
}

/**
 * The answers as displayed, each on its own line between newlines, so that one substring search finds both whole
 * answers and parts of them.
 */
function answerWords(answers: readonly Said[], timeZone: string): string {
  const lines = answers
    .filter(({ field, content }) => !kinds[field.dataType].isEmpty(content))
    .map(({ field, content }) => kinds[field.dataType].summarise(content, field, timeZone))
    .map((text) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, mostOfAnswer).toWellFormed())
    .filter((text) => text !== '');
  return lines.length === 0 ? '' : `\n${lines.join('\n').slice(0, mostOfAll).toWellFormed()}\n`;
}

/** The searchable text of the answers shown at some steps. */
export function shownAnswersText(evaluation: Evaluation, stepIdentities: readonly string[], timeZone: string): string {
  const { form } = evaluation;
  const answers = stepIdentities.flatMap((identity) => shownAnswers(evaluation, answersOfStep(form, identity)));
  return answerWords(
    answers.flatMap(({ fieldIdentity, content }) => said(form, fieldIdentity, content)),
    timeZone,
  );
}

/** The searchable text of an imported record's answers, keyed by field identity. */
export function importedAnswersText(form: Form, answers: Readonly<Record<string, Content>>, timeZone: string): string {
  return answerWords(
    Object.entries(answers).flatMap(([identity, content]) => said(form, identity, content)),
    timeZone,
  );
}

function said(form: Form, identity: string, content: Content): Said[] {
  const field = fieldOf(form, identity);
  return field ? [{ field, content }] : [];
}
