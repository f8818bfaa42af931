import type { Content } from '#domain/form/Content.ts';
import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { fieldOf, type Form, type FormField } from '#domain/form/Form.ts';
import { isPublishable } from '#domain/record/isPublishable.ts';
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
  const lines = answers.map((answer) => wordsOf(answer, timeZone)).filter((text) => text !== '');
  return lines.length === 0 ? '' : `\n${lines.join('\n').slice(0, mostOfAll).toWellFormed()}\n`;
}

/** One answer in lowercase; empty if there is none. */
function wordsOf({ field, content }: Said, timeZone: string): string {
  const kind = kinds[field.dataType];
  if (kind.isEmpty(content)) return '';
  const text = kind.summarise(content, field, timeZone).toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return text.slice(0, mostOfAnswer).toWellFormed();
}

/**
 * The text of each shown answer that its version publishes, by field. The steps are those that applicants complete.
 * Whether the form publishes it today is decided when someone searches. Decision 0108.
 */
export function publishedAnswerTexts(
  evaluation: Evaluation,
  stepIdentities: readonly string[],
  timeZone: string,
): Readonly<Record<string, string>> {
  const { form } = evaluation;
  const answers = stepIdentities.flatMap((identity) => shownAnswers(evaluation, answersOfStep(form, identity)));
  return Object.fromEntries(
    answers
      .flatMap(({ fieldIdentity, content }) => said(form, fieldIdentity, content))
      .filter(({ field }) => !field.redacted && isPublishable(field.dataType))
      .map((answer) => [answer.field.identity, wordsOf(answer, timeZone)] as const)
      .filter(([, text]) => text !== ''),
  );
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
