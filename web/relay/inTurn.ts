import type { RequestParameters, Variables } from 'relay-runtime';

/** The last change that is on its way, by what it changes. */
const last = new Map<string, Promise<unknown>>();

/**
 * Changes of the same thing go one after the other, in the order in which they were made: one that overtook another on the
 * way would undo it, and an answer that came after a later one's would show what is no longer true. Decision 0083.
 */
export async function inTurn<Answer>(subject: string, send: () => Promise<Answer>): Promise<Answer> {
  const before = last.get(subject);
  const ended = before === undefined ? send() : before.then(send, send);
  last.set(subject, ended);
  try {
    return await ended;
  } finally {
    if (last.get(subject) === ended) last.delete(subject);
  }
}

/** What a change says that it changes: its own kind, and all that it names. */
export function subjectOf({ name }: RequestParameters, { input }: Variables): string {
  const named = Object.entries((input ?? {}) as object).filter(([key]) => key.endsWith('Id'));
  return JSON.stringify([name, ...named]);
}
