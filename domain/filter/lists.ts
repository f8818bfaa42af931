import type { Problem } from '#domain/kernel/refusal.ts';

/** Constants of the lists that staff work with. */
export const submissionsPageSize = 20;

export const searchTypes = ['exact', 'contains'] as const;
export type SearchType = (typeof searchTypes)[number];

/** Searching one form's records finds parts of words; a search page of several forms wants the whole. */
export const defaultSearchType = { form: 'contains', searchPage: 'exact' } as const satisfies Record<
  string,
  SearchType
>;

export const taskFilters = ['all', 'overdue', 'reviews', 'assignedInternal', 'assignedExternal'] as const;
export type TaskFilter = (typeof taskFilters)[number];

export const taskSorts = ['oldest', 'newest', 'form', 'applicant'] as const;
export type TaskSort = (typeof taskSorts)[number];

export const defaultTaskList = { filter: 'all', sort: 'oldest' } as const satisfies {
  filter: TaskFilter;
  sort: TaskSort;
};

/** 'Showing x-y of n'; null when there is nothing to show. */
export function shownRange(page: number, perPage: number, total: number): { from: number; to: number } | null {
  const from = (page - 1) * perPage + 1;
  return from > total || total === 0 ? null : { from, to: Math.min(page * perPage, total) };
}

/** Deleting many asks for their number, typed as it is written anywhere: 5000 or 5,000. */
export function confirmCountProblems(typed: string, count: number): Problem[] {
  const spellings = [String(count), count.toLocaleString('en-US')];
  return spellings.includes(typed.trim()) ? [] : [{ path: 'confirmCount', code: 'confirmCountWrong' }];
}
