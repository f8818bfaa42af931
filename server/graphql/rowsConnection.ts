import type { GraphQLResolveInfo } from 'graphql';
import { z } from 'zod';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { SortKeyType } from '#server/queries/dashboard/hitsPageSql.ts';
import type { PageCursor, RowsPage } from '#server/queries/dashboard/RowsPage.ts';

interface SortedRow {
  readonly id: string;
  readonly sortKey: string;
}

/** Returns a page of a list as a connection, with the total for its count field. */
export function rowsConnection<Row extends SortedRow>({ rows, hasNext, hasPrevious, total }: RowsPage<Row>) {
  const edges = rows.map((node) => ({ node, cursor: cursorOf(node) }));
  return {
    edges,
    total,
    pageInfo: {
      hasNextPage: hasNext,
      hasPreviousPage: hasPrevious,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

export const totalDescription = 'The exact number of items on all pages.';
export const connectionTotal = (page: unknown): number | null => (page as { total: number | null }).total;

/** The total is counted only if it is requested. */
export const requestsTotal = (info: GraphQLResolveInfo): boolean =>
  info.fieldNodes.some((node) =>
    node.selectionSet?.selections.some(
      (selection) => selection.kind === 'Field' && selection.name.value === 'totalCount',
    ),
  );

const cursorOf = ({ sortKey, id }: SortedRow): string => `${sortKey}_${id}`;

/** The ID comes last, because the sort key may contain any characters. */
export function cursorReader(type: SortKeyType): (cursor: string) => PageCursor {
  return (cursor) => {
    const [at, id] = [cursor.slice(0, -(idLength + 1)), cursor.slice(-idLength)];
    if (!isUuid(id) || !isKey[type](at)) throw new Refusal('malformed');
    return { at, id };
  };
}

const idLength = 36;
/** Accepts only sort keys that this list produced. PostgreSQL would reject others with an error of its own. */
const isKey: Readonly<Record<SortKeyType, (at: string) => boolean>> = {
  timestamptz: (at) => z.iso.datetime().safeParse(at).success,
  int: (at) => /^\d{1,9}$/.test(at),
  text: () => true,
};
