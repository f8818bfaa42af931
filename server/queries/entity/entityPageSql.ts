/** Whose entities are listed: a whole team's, or those of one kind. */
export type EntityScope = 'team' | 'kind';
export type EntityState = 'active' | 'archived';
type Direction = 'forward' | 'backward';

export interface ListShape {
  readonly scope: EntityScope;
  readonly state: EntityState;
  readonly direction: Direction;
  /** whether the page continues from a cursor */
  readonly isFrom: boolean;
}

export const shapeName = ({ scope, state, direction, isFrom }: ListShape): string =>
  [scope, state, direction, isFrom ? 'from' : 'start'].join('_');

const columnOf = { team: 'team_id', kind: 'custom_entity_id' } as const;
const stateSql = { active: 'IS NULL', archived: 'IS NOT NULL' } as const;
const wayOf = { forward: 'ASC', backward: 'DESC' } as const;
const beyond = { forward: '>', backward: '<' } as const;

/** $1 the team or kind, $2 and $3 the cursor. Each shape has a partial index in its order. */
const listed = ({ scope, state, direction, isFrom }: ListShape): string =>
  `e.${columnOf[scope]} = $1::uuid AND e.deleted_at ${stateSql[state]} AND ${
    isFrom ? `(e.name, e.id) ${beyond[direction]} ($2::text, $3::uuid)` : '($2::text IS NULL AND $3::uuid IS NULL)'
  }`;

const orderOf = ({ direction }: ListShape, row: string): string =>
  `${row}.name ${wayOf[direction]}, ${row}.id ${wayOf[direction]}`;

/** $4 the size. */
export const listSql = (shape: ListShape): string =>
  `SELECT e.id, e.name AS "sortKey", true AS "isMatch", false AS "isLast" FROM entities e
   WHERE ${listed(shape)} ORDER BY ${orderOf(shape, 'e')} LIMIT $4::int`;

/**
 * Reads names in order until the page is full, at most $4 of them. $5 patterns, $6 entities found by a value, $7 the
 * size. The row at the limit is returned even if it doesn't match, so that the end of the list differs from the
 * limit.
 */
export const walkSql = (shape: ListShape): string =>
  `SELECT w.id, w.name AS "sortKey", w.name ILIKE ALL ($5::text[]) OR w.id = ANY ($6::uuid[]) AS "isMatch",
     w.place = $4::int AS "isLast"
   FROM (SELECT e.id, e.name, row_number() OVER (ORDER BY ${orderOf(shape, 'e')}) AS place FROM entities e
     WHERE ${listed(shape)} ORDER BY ${orderOf(shape, 'e')} LIMIT $4::int) w
   WHERE w.name ILIKE ALL ($5::text[]) OR w.id = ANY ($6::uuid[]) OR w.place = $4::int
   ORDER BY w.place LIMIT $7::int`;

/**
 * Some matches from all over the list. $2 names to start reading at, $3 how many to read from each, $4 patterns, $5 the
 * size.
 */
export const spreadSql = ({ scope, state }: ListShape): string =>
  `SELECT DISTINCT e.id, e.name AS "sortKey", true AS "isMatch", false AS "isLast"
   FROM unnest($2::text[]) AS p(start) CROSS JOIN LATERAL (SELECT e.id, e.name FROM entities e
     WHERE e.${columnOf[scope]} = $1::uuid AND e.deleted_at ${stateSql[state]} AND e.name >= p.start
     ORDER BY e.name, e.id LIMIT $3::int) e
   WHERE e.name ILIKE ALL ($4::text[]) ORDER BY "sortKey", id LIMIT $5::int`;

const columns = 'e.id, e.name, e.team_id, e.custom_entity_id, e.deleted_at';

/** $4 the rarest pattern, which uses the trigram index, $5 all patterns, $6 entities found by a value, $7 the size. */
export const rareSql = (shape: ListShape): string =>
  `WITH named AS MATERIALIZED (SELECT ${columns} FROM entities e WHERE e.name ILIKE $4::text),
     valued AS MATERIALIZED (SELECT ${columns} FROM entities e WHERE e.id = ANY ($6::uuid[]))
   SELECT e.id, e.name AS "sortKey", true AS "isMatch", false AS "isLast"
   FROM (SELECT * FROM named e WHERE e.name ILIKE ALL ($5::text[]) UNION SELECT * FROM valued) e
   WHERE ${listed(shape)} ORDER BY ${orderOf(shape, 'e')} LIMIT $7::int`;
