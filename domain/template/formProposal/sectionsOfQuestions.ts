import { isTechnical, labelOfWords, wordsOfName } from '#domain/template/formProposal/fieldNames.ts';
import type { ProposedQuestion, ProposedSection } from '#domain/template/formProposal/FormProposal.ts';
import type { FieldQuestion } from '#domain/template/formProposal/questionsOfFields.ts';

/** How many questions of a page must start with the same word to be a section. */
const leastOfPrefix = 3;
const leastOfGroup = 2;
/** Shorter runs between sections belong to the section before them. */
const leastOnItsOwn = 3;

/** Words that many questions start with, whatever they are about. */
const commonStarts: ReadonlySet<string> = new Set(
  `a an are as by date dates describe did do does email first for from has have how i if in is last list name no not of
   on other phone please proposed the this to total type will your`.split(/\s+/),
);

interface Run {
  /** null for questions without a section of their own */
  readonly name: string | null;
  readonly questions: FieldQuestion[];
}

/** The sections of a PDF: groups of the file, questions that start with the same word, and otherwise its pages. */
export function sectionsOfQuestions(questions: readonly FieldQuestion[]): readonly ProposedSection[] {
  const pages = Map.groupBy(questions, ({ question }) => question.place);
  const isLong = pages.size > 1;
  return [...pages].flatMap(([page, ofPage]) =>
    runsOf(ofPage).map((run, place) => ({
      name: run.name,
      place: page,
      startsStep: isLong && place === 0,
      questions: withDistinctNames(run.questions.map(({ question }) => question)),
    })),
  );
}

function runsOf(questions: readonly FieldQuestion[]): readonly Run[] {
  const keys = questions.map(({ first }) => keysOf(first));
  const counts = new Map<string, number>();
  for (const { group, prefix } of keys)
    for (const key of [group, prefix]) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  const named = new Map<string, Run>();
  const runs: Run[] = [];
  for (const [place, question] of questions.entries()) {
    const name = nameFor(keys[place], counts);
    const known = name === null ? undefined : named.get(name);
    const last = runs.at(-1);
    if (known) known.questions.push(question);
    else if (name === null && last?.name === null) last.questions.push(question);
    else {
      const run: Run = { name, questions: [question] };
      runs.push(run);
      if (name !== null) named.set(name, run);
    }
  }
  return runs.reduce<Run[]>((kept, run) => {
    const before = kept.at(-1);
    if (before && run.name === null && run.questions.length < leastOnItsOwn) before.questions.push(...run.questions);
    else kept.push(run);
    return kept;
  }, []);
}

interface Keys {
  readonly group: string | null;
  readonly prefix: string | null;
}

function keysOf({ groups, words }: FieldQuestion['first']): Keys {
  const group = groups[0];
  const [start = ''] = words;
  const isPrefix = words.length > 1 && start.length > 2 && !commonStarts.has(start) && !isTechnical([start]);
  return {
    group: group === undefined ? null : labelOfWords(wordsOfName(group)),
    prefix: isPrefix ? labelOfWords([start]) : null,
  };
}

function nameFor(keys: Keys | undefined, counts: ReadonlyMap<string, number>): string | null {
  const { group = null, prefix = null } = keys ?? {};
  if (group !== null && (counts.get(group) ?? 0) >= leastOfGroup) return group;
  return prefix !== null && (counts.get(prefix) ?? 0) >= leastOfPrefix ? prefix : null;
}

/** Numbers questions of the same name, such as the lines of a table on paper. */
export function withDistinctNames(questions: readonly ProposedQuestion[]): readonly ProposedQuestion[] {
  const counts = new Map<string, number>();
  return questions.map((question) => {
    const folded = question.name.toLowerCase();
    const count = (counts.get(folded) ?? 0) + 1;
    counts.set(folded, count);
    return count === 1 ? question : { ...question, name: `${question.name} ${count}` };
  });
}
