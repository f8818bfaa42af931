import { createContext, use } from 'react';
import { lazily } from '#domain/kernel/lazily.ts';

export const TeamsRequiringFactorContext = createContext<readonly string[]>([]);

/** Names of teams whose pages are blocked until the user signs in with a second factor. */
export const useTeamsRequiringFactor = (): readonly string[] => use(TeamsRequiringFactorContext);

const list = lazily(() => new Intl.ListFormat('en'));

export const joinTeamNames = (teams: readonly string[]): string => list().format(teams);

/** Security page with a link back. */
export const securityPath = ({ pathname, search }: { pathname: string; search: string }): string =>
  `/profile/security?${new URLSearchParams({ to: pathname + search })}`;
