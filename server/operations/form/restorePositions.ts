import { restoredOrder, type Columns, type RowChange } from '#domain/template/draftChanges.ts';
import type { Queries } from '#server/database/Queries.ts';
import { journaledTable, parentOf, type JournaledTable } from '#server/queries/form/journaledTables.ts';

/** The rows of one list whose position a change affected. */
interface AffectedList {
  readonly places: Map<string, { readonly before: number; readonly after: number | null }>;
  readonly arriving: Set<string>;
}

type Lists = ReadonlyMap<string, AffectedList>;

interface SiblingRow {
  readonly id: string;
  readonly position: number;
  readonly parent: string;
}

/** Restores the order of all lists that changes affected, after their other columns were restored. */
export async function restorePositions(
  queries: Queries,
  changes: readonly RowChange[],
  present: ReadonlyMap<string, Columns>,
): Promise<void> {
  for (const [name, rows] of Map.groupBy(changes, ({ table }) => table)) {
    const table = journaledTable(name);
    if (!table.isOrdered) continue;
    const lists = affectedLists(table, rows, present);
    if (lists.size > 0) await renumberLists(queries, table, lists);
  }
}

function affectedLists(
  table: JournaledTable,
  rows: readonly RowChange[],
  present: ReadonlyMap<string, Columns>,
): Lists {
  const lists = new Map<string, AffectedList>();
  const list = (parent: string): AffectedList => {
    const one = lists.get(parent) ?? { places: new Map(), arriving: new Set() };
    lists.set(parent, one);
    return one;
  };
  for (const { id, before, after } of rows) {
    if (!before) {
      if (after) list(parentOf(table, after));
      continue;
    }
    const now = present.get(id) ?? {};
    const parent = parentOf(table, { ...now, ...before });
    const isArriving = !after || parent !== parentOf(table, now);
    if (!isArriving && before['position'] === undefined) continue;
    if (after && isArriving) list(parentOf(table, now));
    const place = { before: Number(before['position'] ?? now['position']), after: Number(after?.['position']) };
    const { places, arriving } = list(parent);
    places.set(id, isArriving ? { ...place, after: null } : place);
    if (isArriving) arriving.add(id);
  }
  return lists;
}

async function renumberLists(queries: Queries, { table, hangsUnder }: JournaledTable, lists: Lists): Promise<void> {
  const named = Object.keys(hangsUnder);
  const columns = (named.length === 0 ? ['flow_template_id'] : named).map((column) => `r.${column}`);
  const { rows } = await queries.query<SiblingRow>({
    text: `SELECT r.id, r.position, COALESCE(${columns.join(', ')}) AS parent FROM ${table} r
     WHERE ${columns.map((column) => `${column} = ANY ($1::uuid[])`).join(' OR ')} ORDER BY r.position, r.id`,
    values: [[...lists.keys()]],
  });
  const siblings = Map.groupBy(rows, ({ parent }) => parent);
  const orders = [...lists].map(([parent, { places, arriving }]) =>
    restoredOrder(siblings.get(parent) ?? [], places, arriving),
  );
  await queries.query({
    text: `UPDATE ${table} r SET position = o.position FROM unnest($1::uuid[], $2::int[]) AS o(id, position)
     WHERE r.id = o.id AND r.position <> o.position`,
    values: [orders.flat(), orders.flatMap((order) => order.map((_id, position) => position))],
  });
}
