import { submissionsPageSize } from '#domain/filter/lists.ts';

const storageKey = 'portico.rows';
/** As many as one answer holds. */
const most = 100;

interface Visit {
  readonly search: URLSearchParams;
  /** that of the history; whatever is opened by its address is called alike */
  readonly key: string;
}

/** How many rows a list had grown to, by the visit: on the way back, and read anew, it is as long as it was left. */
export function keepRows(visit: Visit, count: number): void {
  if (count > submissionsPageSize)
    sessionStorage.setItem(storageKey, JSON.stringify({ ...kept(), [nameOf(visit)]: count }));
}

export const rowsAt = (visit: Visit): number => Math.min(kept()[nameOf(visit)] ?? submissionsPageSize, most);

const nameOf = ({ search, key }: Visit): string => `${key}?${search.toString()}`;

function kept(): Record<string, number> {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
}
