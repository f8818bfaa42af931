const parameter = 'a';

/** The keys of the answers so far, in order. They are in the URL, so that Back, reload, and sharing work. */
export const answersIn = (search: URLSearchParams): readonly string[] => search.getAll(parameter);

/** The finder of a team, after these answers. */
export function finderPath(teamSlug: string, answers: readonly string[] = []): string {
  const search = new URLSearchParams(answers.map((key) => [parameter, key])).toString();
  return `/${teamSlug}/finder${search === '' ? '' : `?${search}`}`;
}

/** The name of the inputs, so that the form also works before scripts run. */
export const answerName = parameter;
