export const entityListPath = (slug: string): string => `/teams/${slug}/entities`;
export const entityPath = (slug: string, plainId: string): string => `${entityListPath(slug)}/${plainId}`;
