import type { Queries } from '#server/database/queriesIn.ts';
import { statement } from '#server/database/statement.ts';
import { treeTables } from '#server/operations/form/tree.ts';

export interface Part {
  readonly id: string;
  /** null for what has no life beyond its version */
  readonly identity: string | null;
}

type TreeTable = (typeof treeTables)[number];

/** The rows of each table, found from those of its parents, so that every step of it follows an index. */
function partsSql(ofVersioned: (table: TreeTable) => string): string {
  const sets = treeTables.map((table) => {
    const { name, isVersioned, hasIdentity } = table;
    const where = isVersioned ? ofVersioned(table) : `(${hangsUnderFound(table)})`;
    return `found_${name} AS (SELECT r.id, ${hasIdentity ? 'r.identity' : 'NULL::uuid AS identity'} FROM ${name} r WHERE ${where})`;
  });
  const all = treeTables.map(({ name }) => `SELECT id, identity FROM found_${name}`);
  return `WITH ${sets.join(',\n')}\n${all.join('\nUNION ALL ')}`;
}

const hangsUnderFound = ({ hangsUnder }: TreeTable): string =>
  Object.entries(hangsUnder)
    .map(([column, parent]) => `r.${column} IN (SELECT id FROM found_${parent})`)
    .join(' OR ') || 'false';

const partsOfVersionStatement = statement<[flowTemplateId: string], Part>(
  'form_parts',
  partsSql(() => 'r.flow_template_id = $1::uuid'),
);

const partsBelowStatement = statement<[flowTemplateId: string, rootId: string], Part>(
  'form_parts_below',
  partsSql((table) => `r.flow_template_id = $1::uuid AND (r.id = $2::uuid OR ${hangsUnderFound(table)})`),
);

/** Everything that a version of a form is made of. */
export const partsOfVersion = (queries: Queries, flowTemplateId: string): Promise<readonly Part[]> =>
  partsOfVersionStatement.rows(queries, [flowTemplateId]);

/** A part and everything that hangs under it. */
export const partsBelow = (queries: Queries, flowTemplateId: string, rootId: string): Promise<readonly Part[]> =>
  partsBelowStatement.rows(queries, [flowTemplateId, rootId]);

export const identitiesOf = (parts: readonly Part[]): string[] => parts.flatMap(({ identity }) => identity ?? []);
