import { entityListWords } from '#messages/entity/entityListWords.ts';
import type { TeamPage } from '#web/parts/team/teamPages.ts';

/** The sub-navigation of the directory. */
export function directoryPages(slug: string, availableActions: readonly string[]): readonly TeamPage[] {
  const at = `/teams/${slug}`;
  return [
    { to: `${at}/people`, label: entityListWords.people },
    ...(availableActions.includes('viewCustomEntities')
      ? [{ to: `${at}/entities`, label: entityListWords.entities }]
      : []),
  ];
}

export const isDirectoryPath = (pathname: string): boolean => /^\/teams\/[^/]+\/(people|entities)(\/|$)/.test(pathname);
