import { templateFilters, type TemplateFilter } from '#domain/template/templateStatus.ts';

/** The status filter is in the URL. */
export const templateFilterIn = (search: URLSearchParams): TemplateFilter =>
  templateFilters.find((filter) => filter === search.get('status')) ?? 'all';
