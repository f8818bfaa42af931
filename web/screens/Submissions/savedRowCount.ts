import { submissionsPageSize } from '#domain/filter/lists.ts';

const storageKey = 'portico.rows';
/** Server's page size limit. */
const most = 100;

interface Visit {
  readonly search: URLSearchParams;
  /** history key; pages opened by address share one */
  readonly key: string;
}

/** Number of loaded rows per visit, so that Back and reload restore the list's length. */
export function saveRowCount(visit: Visit, count: number): void {
  if (count > submissionsPageSize)
    sessionStorage.setItem(storageKey, JSON.stringify({ ...kept(), [nameOf(visit)]: count }));
}

export const savedRowCount = (visit: Visit): number => Math.min(kept()[nameOf(visit)] ?? submissionsPageSize, most);

const nameOf = ({ search, key }: Visit): string => `${key}?${search.toString()}`;

function kept(): Record<string, number> {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
}
