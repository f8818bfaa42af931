import type { Pool } from 'pg';
import { statement, type Statement } from '#server/database/statement.ts';
import type { EntityScope, EntityState } from '#server/queries/entity/entityPageSql.ts';

/** Counting a million entities takes too long, and no one needs the exact number. */
const mostCountedEntities = 1_000;

const counted = (scope: EntityScope, state: EntityState): Statement<[of: string], { count: number }> =>
  statement(
    `entities_count_${scope}_${state}`,
    `SELECT count(*)::int AS count FROM (SELECT FROM entities e
     WHERE e.${scope === 'team' ? 'team_id' : 'custom_entity_id'} = $1::uuid
       AND e.deleted_at ${state === 'active' ? 'IS NULL' : 'IS NOT NULL'} LIMIT ${mostCountedEntities}) c`,
  );

const statements = {
  team: { active: counted('team', 'active'), archived: counted('team', 'archived') },
  kind: { active: counted('kind', 'active'), archived: counted('kind', 'archived') },
} as const;

interface Counted {
  readonly teamId: string;
  readonly customEntityId: string | null;
  readonly state: EntityState;
}

/** How many entities a team or a kind has, up to the limit. */
export async function countEntities(
  pool: Pick<Pool, 'query'>,
  { teamId, customEntityId, state }: Counted,
): Promise<number> {
  const scope = customEntityId === null ? 'team' : 'kind';
  const [row] = await statements[scope][state].rows(pool, [customEntityId ?? teamId]);
  return row?.count ?? 0;
}
