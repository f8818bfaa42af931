import { plainId } from '#web/relay/plainId.ts';

export const entityImportsPath = (slug: string): string => `/teams/${slug}/entity_imports`;

export const newEntityImportPath = (slug: string, customEntityId: string): string =>
  `${entityImportsPath(slug)}/new?${new URLSearchParams({ entity: plainId(customEntityId) })}`;

export const entityImportPath = (slug: string, importId: string): string =>
  `${entityImportsPath(slug)}/${plainId(importId)}`;

/** The list of entities of one kind. */
export const entitiesOfKindPath = (slug: string, customEntityId: string): string =>
  `/teams/${slug}/entities?${new URLSearchParams({ kind: plainId(customEntityId) })}`;
