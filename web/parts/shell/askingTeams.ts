import { createContext, use } from 'react';

export const AskingTeamsContext = createContext<readonly string[]>([]);

/** Names of teams whose pages wait until the person has shown a second factor. */
export const useAskingTeams = (): readonly string[] => use(AskingTeamsContext);

const list = new Intl.ListFormat('en');

export const inWords = (teams: readonly string[]): string => list.format(teams);

/** Where a second factor is set up, and back. */
export const securityPath = ({ pathname, search }: { pathname: string; search: string }): string =>
  `/profile/security?${new URLSearchParams({ to: pathname + search })}`;
