import { editSuggestionWords } from '#messages/entity/editSuggestionWords.ts';
import { entityListWords } from '#messages/entity/entityListWords.ts';
import type { TeamPage } from '#web/parts/team/teamPages.ts';

/** The sub-navigation of the directory. */
export function directoryPages(slug: string, availableActions: readonly string[]): readonly TeamPage[] {
  const at = `/teams/${slug}`;
  return [
    { to: `${at}/people`, label: entityListWords.people },
    ...(availableActions.includes('viewCustomEntities')
      ? [
          { to: `${at}/entities`, label: entityListWords.entities },
          {
            to: `${at}/edit_suggestions_requests`,
            label: editSuggestionWords.nav,
            counts: 'editSuggestions' as const,
          },
        ]
      : []),
    ...(availableActions.includes('importEntities')
      ? [{ to: `${at}/entity_imports`, label: entityListWords.imports }]
      : []),
  ];
}

export const isDirectoryPath = (pathname: string): boolean =>
  /^\/teams\/[^/]+\/(people|entities|edit_suggestions_requests|entity_imports)(\/|$)/.test(pathname);
