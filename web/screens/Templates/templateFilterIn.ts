import { templateFilters, type TemplateFilter } from '#domain/template/status.ts';

/** Which forms are listed stands in the address. */
export const templateFilterIn = (search: URLSearchParams): TemplateFilter =>
  templateFilters.find((filter) => filter === search.get('status')) ?? 'all';
