import { submissionsPageSize } from '#domain/filter/lists.ts';

const storageKey = 'portico.rows';
/** As many as one answer holds. */
const most = 100;

/** How many rows a list had grown to, by the key of the visit: on the way back it is as long as it was left. */
export function keepRows(key: string, count: number): void {
  if (count > submissionsPageSize) sessionStorage.setItem(storageKey, JSON.stringify({ ...kept(), [key]: count }));
}

export const rowsAt = (key: string): number => Math.min(kept()[key] ?? submissionsPageSize, most);

function kept(): Record<string, number> {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
}
