import { finderLimits as limits, type Finder, type FinderQuestion, type FinderResult } from '#domain/finder/Finder.ts';
import { circularQuestion, placeAt, questionsFrom, reachableKeys } from '#domain/finder/finderPaths.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';

/** A form as the rules see it. */
export interface OfferedForm {
  readonly name: string;
  /** whether everyone may see it: published once, not private, and not archived */
  readonly isListed: boolean;
  readonly isClosed: boolean;
}

/** The team's forms by ID. */
export type OfferedForms = ReadonlyMap<string, OfferedForm>;

/** All problems that keep a finder from being published, each with its place, in the order of the editor. */
export function finderProblems(finder: Finder, forms: OfferedForms): Problem[] {
  const { questions, results, combinations } = finder;
  const isEmpty = questions.length === 0 && combinations.length === 0;
  return [
    ...(isEmpty ? [{ path: 'questions', code: 'finderEmpty' } as const] : []),
    ...questions.flatMap((question) => questionProblems(finder, question)),
    ...lengthProblems(finder),
    ...results.flatMap((result) => resultProblems(finder, result, forms)),
    ...combinations.flatMap(({ key, formIds }): Problem[] => {
      const path = `combinations.${key}`;
      const few = formIds.length < limits.combined.min;
      return [
        ...(few ? [{ path, code: 'finderCombinationTooSmall' } as const] : []),
        ...formProblems(path, formIds, forms),
      ];
    }),
  ];
}

/** What staff should know, although it keeps nothing from being published: closed forms, by result. */
export const closedForms = ({ results }: Finder, forms: OfferedForms): Problem[] =>
  results.flatMap(({ key, forms: listed }) =>
    listed.flatMap(({ formId }): Problem[] => {
      const form = forms.get(formId);
      if (!form?.isListed || !form.isClosed) return [];
      return [{ path: `results.${key}.forms.${formId}`, code: 'finderFormClosed', params: { form: form.name } }];
    }),
  );

function questionProblems(finder: Finder, { key, text, answers }: FinderQuestion): Problem[] {
  const path = `questions.${key}`;
  const number = finder.questions.findIndex((each) => each.key === key) + 1;
  const problems: Problem[] = [];
  const say = (place: string, code: Problem['code'], params: Problem['params'] = {}): void => {
    problems.push({ path: `${path}${place}`, code, params: { question: number, ...params } });
  };
  if (isBlank(text)) say('.text', 'finderQuestionMissing');
  if (answers.length < limits.answers.min) say('.answers', 'finderAnswersTooFew', { min: limits.answers.min });
  const seen = new Set<string>();
  for (const answer of answers) {
    const place = `.answers.${answer.key}`;
    const plain = answer.text.trim().toLowerCase();
    if (plain === '') say(`${place}.text`, 'finderAnswerMissing');
    else if (seen.has(plain)) say(`${place}.text`, 'finderAnswerTwice', { answer: answer.text.trim() });
    seen.add(plain);
    if (placeAt(finder, answer.leadsTo) === null)
      say(`${place}.leadsTo`, 'finderAnswerNowhere', { answer: answer.text.trim() || '…' });
  }
  if (!reachableKeys(finder).has(key)) say('', 'finderQuestionUnreachable');
  return problems;
}

/** A loop has no length, so only one of the two is reported. */
function lengthProblems(finder: Finder): Problem[] {
  const numberOf = (key: string): number => finder.questions.findIndex((each) => each.key === key) + 1;
  const circular = circularQuestion(finder);
  if (circular) {
    const { key } = circular;
    return [{ path: `questions.${key}`, code: 'finderCircular', params: { question: numberOf(key) } }];
  }
  const [first] = finder.questions;
  const most = first ? questionsFrom(finder, first.key).most : 0;
  if (most <= limits.path) return [];
  return [{ path: 'questions', code: 'finderTooLong', params: { max: limits.path, most } }];
}

function resultProblems(
  finder: Finder,
  { key, title, text, forms: listed }: FinderResult,
  forms: OfferedForms,
): Problem[] {
  const path = `results.${key}`;
  const params = { result: finder.results.findIndex((each) => each.key === key) + 1 };
  const problems: Problem[] = [];
  const say = (place: string, code: Problem['code'], more: Problem['params'] = {}): void => {
    problems.push({ path: `${path}${place}`, code, params: { ...params, ...more } });
  };
  if (isBlank(title)) say('.title', 'finderResultMissing');
  if (listed.length === 0 && isBlank(text)) say('.forms', 'finderResultEmpty');
  for (const { formId, reason } of listed) {
    const form = forms.get(formId)?.name;
    if (form !== undefined && isBlank(reason)) say(`.forms.${formId}.reason`, 'finderReasonMissing', { form });
  }
  problems.push(
    ...formProblems(
      path,
      listed.map(({ formId }) => formId),
      forms,
    ),
  );
  if (!reachableKeys(finder).has(key)) say('', 'finderResultUnreachable');
  return problems;
}

function formProblems(path: string, formIds: readonly string[], forms: OfferedForms): Problem[] {
  return formIds.flatMap((formId, at): Problem[] => {
    const place = `${path}.forms.${formId}`;
    const form = forms.get(formId);
    if (!form) return [{ path: place, code: 'finderFormUnknown' }];
    if (formIds.indexOf(formId) < at) return [{ path: place, code: 'finderFormTwice', params: { form: form.name } }];
    return form.isListed ? [] : [{ path: place, code: 'finderFormHidden', params: { form: form.name } }];
  });
}
