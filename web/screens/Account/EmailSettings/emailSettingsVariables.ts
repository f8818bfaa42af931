interface Variables {
  readonly about: string;
  readonly isChosen: boolean;
}

const subject = /^(?:MasterTemplate|Team):[\da-f-]{36}$/;
/** placeholder ID while nothing is selected; the query skips it */
const nothing = 'Team:00000000-0000-0000-0000-000000000000';

/** The form or team selected in the URL. */
export function emailSettingsVariables(search: URLSearchParams): Variables {
  const about = search.get('about') ?? '';
  const isChosen = about !== '';
  return { about: subject.test(about) ? about : nothing, isChosen };
}
