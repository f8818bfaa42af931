import type { SqlParameters } from '#server/queries/dashboard/SqlParameters.ts';

export const inListSql = (column: string, operator: 'is' | 'isNot', values: string): string =>
  operator === 'is' ? `${column} = ANY (${values})` : `${column} <> ALL (${values})`;

/** Days start in the viewer's time zone. */
export function dayRangeSql(
  column: string,
  { from, to }: { readonly from: string | null; readonly to: string | null },
  put: SqlParameters,
  timeZone: string,
): string {
  const begins = (date: string, after: number): string =>
    `((${put.add(date, 'date')} + ${after})::timestamp AT TIME ZONE ${put.add(timeZone, 'text')})`;
  return [from !== null && `${column} >= ${begins(from, 0)}`, to !== null && `${column} < ${begins(to, 1)}`]
    .filter(Boolean)
    .join(' AND ');
}
