/** A page of somebody who changes something all the time is not kept waiting for ever. */
const mostAsked = 3;

let changes = 0;

/** Something has been changed, or may have been: its answer is there, or none will come. */
export const noteChange = (): void => void (changes += 1);

/** What came with the page is from before that. */
export const hasChanged = (): boolean => changes > 0;

/**
 * What was changed while an answer was on its way may not be in it, and would be taken back on the page: it is asked for
 * again. Decision 0083.
 */
export async function freshAnswer<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let asked = 1; ; asked += 1) {
    const then = changes;
    // oxlint-disable-next-line no-await-in-loop -- each after the one before it
    const answer = await ask();
    if (changes === then || asked === mostAsked) return answer;
  }
}
