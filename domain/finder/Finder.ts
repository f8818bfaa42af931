/** One answer to a question, and where it leads. */
export interface FinderAnswer {
  /** the same in every version, because it is part of shared links */
  readonly key: string;
  readonly text: string;
  /** the key of a question or a result; null until the author chooses */
  readonly leadsTo: string | null;
}

export interface FinderQuestion {
  readonly key: string;
  readonly text: string;
  /** empty for none */
  readonly hint: string;
  readonly answers: readonly FinderAnswer[];
}

/** A form that a result recommends. */
export interface FinderForm {
  readonly formId: string;
  readonly reason: string;
}

/** What residents learn at the end: the forms they need, or why they need none. */
export interface FinderResult {
  readonly key: string;
  readonly title: string;
  /** empty for none */
  readonly text: string;
  /** who can help, in the words of staff; empty for none */
  readonly contact: string;
  readonly forms: readonly FinderForm[];
}

/** Forms that staff know are often needed together. */
export interface FinderCombination {
  readonly key: string;
  readonly formIds: readonly string[];
}

/** A team's "Which permit do I need?". The first question is the start. */
export interface Finder {
  /** empty for the default title */
  readonly title: string;
  readonly intro: string;
  readonly questions: readonly FinderQuestion[];
  readonly results: readonly FinderResult[];
  readonly combinations: readonly FinderCombination[];
}

export const emptyFinder: Finder = { title: '', intro: '', questions: [], results: [], combinations: [] };

export const finderLimits = {
  /** questions that a resident answers at most */
  path: 5,
  questions: 30,
  answers: { min: 2, max: 8 },
  results: 40,
  forms: 8,
  combinations: 30,
  combined: { min: 2, max: 6 },
  title: 100,
  intro: 1_000,
  question: 200,
  hint: 500,
  answer: 150,
  resultTitle: 150,
  text: 2_000,
  contact: 300,
  reason: 500,
} as const;

/** All forms that a finder names, each once. */
export const formIdsOf = ({ results, combinations }: Finder): string[] => [
  ...new Set([
    ...results.flatMap(({ forms }) => forms.map(({ formId }) => formId)),
    ...combinations.flatMap(({ formIds }) => formIds),
  ]),
];
