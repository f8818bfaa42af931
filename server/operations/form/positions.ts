import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { OrderedTable } from '#server/database/formParts.ts';

/** Numbers rows in this order from 0. The draft's lock prevents concurrent renumbering. */
export async function renumber(
  db: Pick<DatabaseTransaction, '$executeRawUnsafe'>,
  table: OrderedTable,
  ids: readonly string[],
): Promise<void> {
  await db.$executeRawUnsafe(
    `UPDATE ${table} r SET position = o.place - 1
     FROM unnest($1::uuid[]) WITH ORDINALITY AS o(id, place) WHERE r.id = o.id AND r.position <> o.place - 1`,
    ids,
  );
}

/** Rows of the same parent, in order. */
export const positionOrder: { orderBy: [{ position: 'asc' }, { id: 'asc' }]; select: { id: true } } = {
  orderBy: [{ position: 'asc' }, { id: 'asc' }],
  select: { id: true },
};

export const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
