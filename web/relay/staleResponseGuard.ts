/** Limits refetching, so that a page that is edited constantly still loads. */
const mostAsked = 3;

let changes = 0;
let staleAnswers = 0;

/** Marks a mutation whose record has a revision. The store ignores older revisions, so queries in flight needn't be refetched. */
export const guardedByRevision = { hasRevision: true } as const;

/** Call when a mutation has ended, successfully or not: queries in flight may now be stale. */
export const recordMutationEnd = (): void => void (changes += 1);

/** True once anything was changed: data sent with the page is stale from then on. */
export const hasPageMutated = (): boolean => changes > 0;

/** How many responses were used although they may be stale. */
export const countStaleAnswers = (): number => staleAnswers;

/**
 * Refetches a response if something was changed while it was in flight, because it could overwrite the newer value in the
 * store. Decision 0083.
 */
export async function refetchWhileStale<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let requestNumber = 1; ; requestNumber += 1) {
    const then = changes;
    // oxlint-disable-next-line no-await-in-loop -- each attempt depends on the one before
    const answer = await ask();
    if (changes === then) return answer;
    if (requestNumber < mostAsked) continue;
    staleAnswers += 1;
    return answer;
  }
}
