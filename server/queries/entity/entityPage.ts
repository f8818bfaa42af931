import type { Pool } from 'pg';
import { comparableValue } from '#domain/entity/entityValue.ts';
import { entityWords } from '#domain/entity/entityWords.ts';
import { likeText } from '#server/database/likeText.ts';
import { statement, type Statement } from '#server/database/statement.ts';
import { countWords } from '#server/queries/entity/countWords.ts';
import {
  listSql,
  rareSql,
  shapeName,
  spreadSql,
  walkSql,
  type ListShape,
} from '#server/queries/entity/entityPageSql.ts';

interface EntityCursor {
  readonly at: string;
  readonly id: string;
}

export interface EntityPageRequest extends Pick<ListShape, 'state' | 'direction'> {
  readonly teamId: string;
  /** the kind; null for all of the team's */
  readonly customEntityId: string | null;
  readonly terms: string;
  readonly from: EntityCursor | null;
  readonly size: number;
}

interface EntityRow {
  readonly id: string;
  readonly sortKey: string;
}

export interface EntityPage {
  readonly rows: readonly EntityRow[];
  readonly hasMore: boolean;
  /** the words are too common to be found among all entities: there may be matches after the last row */
  readonly isPartial: boolean;
}

/** Names read in order before the trigram index is asked: at most a few milliseconds. */
const mostWalked = 6_000;
/** A word that more entities have isn't looked up in the trigram index: reading them takes too long. */
const mostFound = 8_000;
/** Where common words are looked for when the beginning of the list has too few of them. */
const spreadStarts = ['3', '6', 'B', 'D', 'G', 'L', 'N', 'P', 'S', 'W'];
const mostFromEach = 600;
/** shorter words have no entry in the trigram index */
const hasTrigram = /[\p{L}\p{N}]{3}/u;
const mostCounted = 4;
const mostByValue = 200;
const shortestValue = 4;

type Place = readonly [of: string, at: string | null, id: string | null];
type Found = EntityRow & { readonly isMatch: boolean; /** the walk stopped at this row */ readonly isLast: boolean };

const statementOf = <Params extends readonly unknown[]>(name: string, sql: (shape: ListShape) => string) => {
  const known = new Map<string, Statement<Params, Found>>();
  return (shape: ListShape): Statement<Params, Found> => {
    const key = shapeName(shape);
    const made = known.get(key) ?? statement<Params, Found>(`entities_${name}_${key}`, sql(shape));
    known.set(key, made);
    return made;
  };
};

const list = statementOf<[...Place, size: number]>('list', listSql);
const walk = statementOf<
  [...Place, most: number, patterns: readonly string[], byValue: readonly string[], size: number]
>('walk', walkSql);
const spread = statementOf<
  [of: string, starts: readonly string[], fromEach: number, patterns: readonly string[], size: number]
>('spread', spreadSql);
const rare = statementOf<
  [...Place, rarest: string, patterns: readonly string[], byValue: readonly string[], size: number]
>('rare', rareSql);

const entitiesByValue = statement<
  [teamId: string, starts: readonly string[], ends: readonly string[], most: number],
  { id: string }
>(
  'entities_by_value',
  `SELECT DISTINCT f.id FROM unnest($2::text[], $3::text[]) AS r(low, high) CROSS JOIN LATERAL (
     SELECT v.entity_id AS id FROM entity_field_values v
     WHERE v.team_id = $1::uuid AND v.comparable ~>=~ r.low AND v.comparable ~<~ r.high LIMIT $4::int) f`,
);

/**
 * A page of entities by name. All words must be in the name, or the text must start a value with a digit or an `@`, such
 * as a phone or license number. Common words are found by reading names in order and from
 * several places of the list, rare ones in the trigram index, so no
 * search takes long. Decision 0120.
 */
export async function entityPage(pool: Pick<Pool, 'query'>, request: EntityPageRequest): Promise<EntityPage> {
  const { teamId, customEntityId, terms, state, direction, from, size } = request;
  const shape: ListShape = {
    ...{ state, direction, isFrom: from !== null },
    scope: customEntityId === null ? 'team' : 'kind',
  };
  const place: Place = [customEntityId ?? teamId, from?.at ?? null, from?.id ?? null];
  const patterns = entityWords(terms).map((word) => `%${likeText(word)}%`);
  if (patterns.length === 0) return pageOf(await list(shape).rows(pool, [...place, size + 1]), size, false);
  const byValue = await foundByValue(pool, teamId, terms);
  const walked = await walk(shape).rows(pool, [...place, mostWalked, patterns, byValue, size + 1]);
  const found = walked.filter(({ isMatch }) => isMatch);
  const isWholeList = !walked.some(({ isLast }) => isLast);
  if (found.length > size || isWholeList) return pageOf(found, size, false);
  const rarest = await rarestOf(pool, patterns);
  if (rarest === null) {
    if (from !== null) return pageOf(found, size, true);
    const some = await spread(shape).rows(pool, [place[0], spreadStarts, mostFromEach, patterns, size]);
    const known = new Set(found.map(({ id }) => id));
    return pageOf([...found, ...some.filter(({ id }) => !known.has(id))].slice(0, size), size, true);
  }
  return pageOf(await rare(shape).rows(pool, [...place, rarest, patterns, byValue, size + 1]), size, false);
}

const pageOf = (rows: readonly EntityRow[], size: number, isPartial: boolean): EntityPage => ({
  ...{ rows: rows.slice(0, size), hasMore: rows.length > size, isPartial },
});

/** Null if all words are common or too short for the index. */
async function rarestOf(pool: Pick<Pool, 'query'>, patterns: readonly string[]): Promise<string | null> {
  const indexed = patterns.filter((pattern) => hasTrigram.test(pattern)).slice(0, mostCounted);
  if (indexed.length === 0) return null;
  const [first] = await countWords(pool, indexed);
  return first && first.count <= mostFound ? first.pattern : null;
}

async function foundByValue(pool: Pick<Pool, 'query'>, teamId: string, terms: string): Promise<readonly string[]> {
  const value = comparableValue(terms);
  if (value.length < shortestValue || !/[\d@]/.test(terms)) return [];
  // phone numbers are stored with their country code
  const starts = /^\d+$/.test(value) ? [value, `1${value}`] : [value];
  const ends = starts.map((start) => `${start}\u{10FFFF}`);
  return (await entitiesByValue.rows(pool, [teamId, starts, ends, mostByValue])).map(({ id }) => id);
}
