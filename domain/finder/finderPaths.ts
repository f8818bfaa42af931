import type { Finder, FinderAnswer, FinderQuestion, FinderResult } from '#domain/finder/Finder.ts';

interface AnsweredQuestion {
  readonly question: FinderQuestion;
  readonly answer: FinderAnswer;
}

/** Where a resident's answers lead. */
export interface FinderPlace {
  readonly answered: readonly AnsweredQuestion[];
  /** the next question; null at the end */
  readonly question: FinderQuestion | null;
  readonly result: FinderResult | null;
  /** whether some of the answers don't belong to the finder, as when it has changed since the link was made */
  readonly isOutdated: boolean;
}

/** Follows the keys of answers from the first question, as far as they fit. */
export function followAnswers({ questions, results }: Finder, keys: readonly string[]): FinderPlace {
  const answered: AnsweredQuestion[] = [];
  let question = questions[0] ?? null;
  let result: FinderResult | null = null;
  for (const key of keys) {
    const answer = question?.answers.find((each) => each.key === key);
    const next = answer && placeAt({ questions, results }, answer.leadsTo);
    if (!question || !answer || !next) return { answered, question, result, isOutdated: true };
    answered.push({ question, answer });
    ({ question, result } = next);
  }
  return { answered, question, result, isOutdated: false };
}

type Place = Pick<FinderPlace, 'question' | 'result'>;

/** The question or result that an answer leads to; null if there is none. */
export function placeAt(
  { questions, results }: Pick<Finder, 'questions' | 'results'>,
  key: string | null,
): Place | null {
  const question = questions.find((each) => each.key === key) ?? null;
  const result = question ? null : (results.find((each) => each.key === key) ?? null);
  return question || result ? { question, result } : null;
}

interface PathLength {
  readonly least: number;
  readonly most: number;
}

/** How many questions can still come from here, this one included. A loop counts once. */
export function questionsFrom(
  { questions }: Pick<Finder, 'questions'>,
  start: string,
  known = new Map<string, PathLength>(),
): PathLength {
  const found = known.get(start);
  if (found) return found;
  const question = questions.find((each) => each.key === start);
  if (!question) return { least: 0, most: 0 };
  known.set(start, { least: 1, most: 1 });
  const after = question.answers.map(({ leadsTo }) => questionsFrom({ questions }, leadsTo ?? '', known));
  const length = {
    least: 1 + Math.min(...(after.length > 0 ? after.map(({ least }) => least) : [0])),
    most: 1 + Math.max(0, ...after.map(({ most }) => most)),
  };
  known.set(start, length);
  return length;
}

/** The keys of all questions and results that residents can get to. */
export function reachableKeys({ questions }: Pick<Finder, 'questions'>): ReadonlySet<string> {
  const byKey = new Map(questions.map((each) => [each.key, each]));
  const reached = new Set<string>();
  const waiting = questions.slice(0, 1).map(({ key }) => key);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key)) continue;
    reached.add(key);
    for (const { leadsTo } of byKey.get(key)?.answers ?? []) if (leadsTo !== null) waiting.push(leadsTo);
  }
  return reached;
}

/** The first question that leads back to itself, if any. */
export function circularQuestion({ questions }: Pick<Finder, 'questions'>): FinderQuestion | null {
  const byKey = new Map(questions.map((each) => [each.key, each]));
  const state = new Map<string, 'open' | 'done'>();
  const leadsBack = (key: string): FinderQuestion | null => {
    const question = byKey.get(key);
    if (!question || state.get(key) === 'done') return null;
    if (state.get(key) === 'open') return question;
    state.set(key, 'open');
    for (const { leadsTo } of question.answers) {
      const found = leadsTo === null ? null : leadsBack(leadsTo);
      if (found) return found;
    }
    state.set(key, 'done');
    return null;
  };
  for (const { key } of questions) {
    const found = leadsBack(key);
    if (found) return found;
  }
  return null;
}
