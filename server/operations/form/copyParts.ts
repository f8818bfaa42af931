import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import { hasTeam, partTables, type FormPart } from '#server/database/formParts.ts';
import { newId } from '#server/newId.ts';
import type { Part } from '#server/operations/form/descendantParts.ts';

export interface CopyPlan {
  readonly parts: readonly Part[];
  /** the version to copy into, and its team */
  readonly into: string;
  readonly teamId: string;
  /** duplicates get new identities; a published part keeps the identity it has in the draft */
  readonly identities: 'kept' | 'new';
}

/** The new ids and identities by the original ones. */
export type CopiedIds = ReadonlyMap<string, string>;

/**
 * Copies any number of parts in one statement per table: publishing a form with 1,000 fields took 0.2 s. References
 * to copied parts point to the copies; other references stay.
 */
export async function copyParts(
  db: Pick<DatabaseTransaction, '$executeRawUnsafe'>,
  { parts, into, teamId, identities }: CopyPlan,
): Promise<CopiedIds> {
  const copies = new Map<string, string>();
  for (const { id } of parts) copies.set(id, newId());
  if (identities === 'new') for (const { identity } of parts) if (identity !== null) copies.set(identity, newId());
  await db.$executeRawUnsafe(copySql, into, [...copies.keys()], [...copies.values()], teamId);
  return copies;
}

const copySql = `WITH copies AS MATERIALIZED (SELECT * FROM unnest($2::uuid[], $3::uuid[]) AS m(old, new)),
${partTables.map(insertOf).join(',\n')}
SELECT count(*) FROM copies`;

function insertOf(part: FormPart): string {
  const { table: name, isVersioned, hasIdentity, copied } = part;
  // parents and references are other parts of the same version, or of the one copied into
  const others = [...Object.keys(part.hangsUnder), ...(part.names ?? [])];
  const columns: readonly (readonly [column: string, value: string])[] = [
    ['id', 'own.new'],
    ...(isVersioned ? ([['flow_template_id', '$1::uuid']] as const) : []),
    ...(hasTeam(part) ? ([['team_id', '$4::uuid']] as const) : []),
    ...(hasIdentity ? ([['identity', 'COALESCE(same.new, r.identity)']] as const) : []),
    ...others.map((column) => [column, `COALESCE(of_${column}.new, r.${column})`] as const),
    ...copied.map((column) => [column, `r.${column}`] as const),
  ];
  const joins = [
    'JOIN copies own ON own.old = r.id',
    ...(hasIdentity ? ['LEFT JOIN copies same ON same.old = r.identity'] : []),
    ...others.map((column) => `LEFT JOIN copies of_${column} ON of_${column}.old = r.${column}`),
  ];
  return `copied_${name} AS (INSERT INTO ${name} (${columns.map(([column]) => column).join(', ')})
  SELECT ${columns.map(([, value]) => value).join(', ')} FROM ${name} r ${joins.join(' ')})`;
}
