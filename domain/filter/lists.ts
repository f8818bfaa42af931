import type { Problem } from '#domain/kernel/refusal.ts';

export const submissionsPageSize = 20;

export const searchTypes = ['exact', 'contains'] as const;
export type SearchType = (typeof searchTypes)[number];

/** Within one form, search matches parts of words; a search across forms matches whole values. */
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

/** For 'Showing x-y of n'; null if there is nothing to show. */
export function shownRange(page: number, perPage: number, total: number): { from: number; to: number } | null {
  const from = (page - 1) * perPage + 1;
  return from > total || total === 0 ? null : { from, to: Math.min(page * perPage, total) };
}

/** Deleting many requires typing their number, with or without separators: 5000 or 5,000. */
export function confirmCountProblems(typed: string, count: number): Problem[] {
  const spellings = [String(count), count.toLocaleString('en-US')];
  return spellings.includes(typed.trim()) ? [] : [{ path: 'confirmCount', code: 'confirmCountWrong' }];
}
