const answerParameter = 'a';
const chosenParameter = 'chosen';

/** The name of the answer inputs. Browsers send the form without scripts, too. */
export const answerName = answerParameter;
/** The name of the input with the number of earlier answers, by which a form sent without an answer is recognized. */
export const earlierName = 'earlier';

/** The keys of the answers so far, in order. They are in the URL, so that Back, reload, and sharing work. */
export const answersIn = (search: URLSearchParams): readonly string[] => search.getAll(answerParameter);

/** The answer given the last time, when someone came back to change it. */
export const chosenIn = (search: URLSearchParams): string | null => search.get(chosenParameter);

/** The browser sent the form of this question without an answer, because no script was there to stop it. */
export const isSentEmpty = (search: URLSearchParams, answeredCount: number): boolean =>
  search.get(earlierName) === String(answeredCount);

/** The finder of a team, after these answers. `chosen` is selected in the next question. */
export function finderPath(teamSlug: string, answers: readonly string[] = [], chosen?: string): string {
  const search = new URLSearchParams(answers.map((key) => [answerParameter, key]));
  if (chosen !== undefined) search.set(chosenParameter, chosen);
  return `/${teamSlug}/finder${search.size === 0 ? '' : `?${search.toString()}`}`;
}
