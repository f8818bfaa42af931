import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { hasChanged } from '#web/relay/freshAnswer.ts';

interface Answer {
  readonly id: string;
  readonly variables: Variables;
  readonly data: unknown;
}

/**
 * What the server writes into a page: what its screens would ask for first, and where the events stood before that.
 * Decision 0010.
 */
interface FirstAnswers {
  readonly events: string;
  readonly answers: readonly Answer[];
}

/** Whoever asks later than this wants to know how it is then. */
const usableMs = 30_000;

const text = document.getElementById('first-answers')?.textContent;
const first = text ? (JSON.parse(text) as FirstAnswers) : null;
const unused = new Set(first?.answers);

/** Everything that the page shows is as it was then, or newer. */
export const eventsOfPage: string | null = first?.events ?? null;

/** The answer to a query that came with the page, once. */
export function takeAnswer({ id }: RequestParameters, variables: Variables): GraphQLResponse | null {
  if (hasChanged() || performance.now() > usableMs) unused.clear();
  for (const answer of unused) {
    if (answer.id !== id || !areSame(answer.variables, variables)) continue;
    unused.delete(answer);
    return { data: answer.data } as GraphQLResponse;
  }
  return null;
}

function areSame(some: Variables, others: Variables): boolean {
  const names = Object.keys(some);
  return names.length === Object.keys(others).length && names.every((name) => some[name] === others[name]);
}
