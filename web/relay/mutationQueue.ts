import type { RequestParameters, Variables } from 'relay-runtime';

/** The last mutation in flight for each subject: one mutation, or several that belong together. */
const last = new Map<string, Promise<unknown>>();

/**
 * Sends mutations of the same subject one at a time, in order. One that overtook another would undo it, and a late response
 * would show a stale value. Decision 0083.
 */
export async function enqueueMutation<Answer>(subject: string, send: () => Promise<Answer>): Promise<Answer> {
  const before = last.get(subject);
  const ended = before === undefined ? send() : before.then(send, send);
  last.set(subject, ended);
  try {
    return await ended;
  } finally {
    if (last.get(subject) === ended) last.delete(subject);
  }
}

/** The subject of a mutation: its name and every id in its input. */
export function mutationSubject({ name }: RequestParameters, { input }: Variables): string {
  const named = Object.entries((input ?? {}) as object).filter(([key]) => key.endsWith('Id'));
  return JSON.stringify([name, ...named]);
}
