interface Variables {
  readonly about: string;
  readonly isChosen: boolean;
}

const subject = /^(?:MasterTemplate|Team):[\da-f-]{36}$/;
/** what is asked about while nothing is chosen, which is left out */
const nothing = 'Team:00000000-0000-0000-0000-000000000000';

/** The form or team that the address names. */
export function emailSettingsVariables(search: URLSearchParams): Variables {
  const about = search.get('about') ?? '';
  const isChosen = about !== '';
  return { about: subject.test(about) ? about : nothing, isChosen };
}
