import { z } from 'zod';
import { finderLimits as limits, type Finder } from '#domain/finder/Finder.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,29}$/);
const text = (max: number) => z.string().max(max);

const schema = z.strictObject({
  title: text(limits.title),
  intro: text(limits.intro),
  questions: z
    .array(
      z.strictObject({
        key,
        text: text(limits.question),
        hint: text(limits.hint),
        answers: z
          .array(z.strictObject({ key, text: text(limits.answer), leadsTo: key.nullable() }))
          .max(limits.answers.max),
      }),
    )
    .max(limits.questions),
  results: z
    .array(
      z.strictObject({
        key,
        title: text(limits.resultTitle),
        text: text(limits.text),
        contact: text(limits.contact),
        forms: z.array(z.strictObject({ formId: z.uuid(), reason: text(limits.reason) })).max(limits.forms),
      }),
    )
    .max(limits.results),
  combinations: z
    .array(z.strictObject({ key, formIds: z.array(z.uuid()).max(limits.combined.max) }))
    .max(limits.combinations),
});

/** Reads a stored finder. A value that can't be parsed is an error, never an empty finder. */
export const parseFinder = (stored: unknown): Finder => schema.parse(stored);

/** Problems that keep even a draft from being saved: lengths, counts, and keys. */
export function finderShapeProblems(finder: Finder): Problem[] {
  const parsed = schema.safeParse(finder);
  if (!parsed.success) return parsed.error.issues.map(toProblem);
  return [...repeatedKeys(placesOf(finder)), ...finder.questions.flatMap(answerKeyProblems)];
}

function toProblem(issue: z.core.$ZodIssue): Problem {
  const path = issue.path.join('.');
  if (issue.code !== 'too_big') return { path, code: 'malformed' };
  return { path, code: issue.origin === 'array' ? 'tooMany' : 'tooLong', params: { max: Number(issue.maximum) } };
}

interface Keyed {
  readonly key: string;
  readonly path: string;
}

/** Questions and results share their keys, because an answer leads to either. */
const placesOf = ({ questions, results, combinations }: Finder): readonly Keyed[] => [
  ...questions.map((each) => ({ key: each.key, path: `questions.${each.key}` })),
  ...results.map((each) => ({ key: each.key, path: `results.${each.key}` })),
  ...combinations.map((each) => ({ key: each.key, path: `combinations.${each.key}` })),
];

const answerKeyProblems = ({ key: question, answers }: Finder['questions'][number]): Problem[] =>
  repeatedKeys(answers.map((each) => ({ key: each.key, path: `questions.${question}.answers.${each.key}` })));

function repeatedKeys(places: readonly Keyed[]): Problem[] {
  const seen = new Set<string>();
  return places.flatMap(({ key: own, path }): Problem[] => {
    if (seen.has(own)) return [{ path, code: 'malformed' }];
    seen.add(own);
    return [];
  });
}
