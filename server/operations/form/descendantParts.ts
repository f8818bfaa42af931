import { partTables, type FormPart } from '#server/database/formParts.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';

export interface Part {
  readonly id: string;
  /** null for parts that exist only within one version */
  readonly identity: string | null;
}

/** The rows of each table, found through their parents' rows, so that every step can use an index. */
function partsSql(ofVersioned: (part: FormPart) => string): string {
  const sets = partTables.map((part) => {
    const { table, isVersioned, hasIdentity } = part;
    const where = isVersioned ? ofVersioned(part) : `(${hangsUnderFound(part)})`;
    return `found_${table} AS (SELECT r.id, ${hasIdentity ? 'r.identity' : 'NULL::uuid AS identity'} FROM ${table} r WHERE ${where})`;
  });
  const all = partTables.map(({ table }) => `SELECT id, identity FROM found_${table}`);
  return `WITH ${sets.join(',\n')}\n${all.join('\nUNION ALL ')}`;
}

const hangsUnderFound = ({ hangsUnder }: FormPart): string =>
  Object.entries(hangsUnder)
    .map(([column, parent]) => `r.${column} IN (SELECT id FROM found_${parent})`)
    .join(' OR ') || 'false';

const partsOfVersionStatement = statement<[flowTemplateId: string], Part>(
  'form_parts',
  partsSql(() => 'r.flow_template_id = $1::uuid'),
);

const partsBelowStatement = statement<[flowTemplateId: string, rootId: string], Part>(
  'form_parts_below',
  partsSql((part) => `r.flow_template_id = $1::uuid AND (r.id = $2::uuid OR ${hangsUnderFound(part)})`),
);

/** All parts of a version of a form. */
export const partsOfVersion = (queries: Queries, flowTemplateId: string): Promise<readonly Part[]> =>
  partsOfVersionStatement.rows(queries, [flowTemplateId]);

/** A part and everything below it. */
export const descendantParts = (queries: Queries, flowTemplateId: string, rootId: string): Promise<readonly Part[]> =>
  partsBelowStatement.rows(queries, [flowTemplateId, rootId]);

export const identitiesOf = (parts: readonly Part[]): string[] => parts.flatMap(({ identity }) => identity ?? []);
