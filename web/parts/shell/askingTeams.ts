import { createContext, use } from 'react';

export const AskingTeamsContext = createContext<readonly string[]>([]);

/** Names of teams whose pages are blocked until the user signs in with a second factor. */
export const useAskingTeams = (): readonly string[] => use(AskingTeamsContext);

const list = new Intl.ListFormat('en');

export const inWords = (teams: readonly string[]): string => list.format(teams);

/** Security page with a link back. */
export const securityPath = ({ pathname, search }: { pathname: string; search: string }): string =>
  `/profile/security?${new URLSearchParams({ to: pathname + search })}`;
