import { isUuid } from '#domain/kernel/isUuid.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { resolvePage, type ConnectionArguments } from '#server/graphql/resolvePage.ts';

interface Walk<Row, Place> {
  /** The default page size. */
  readonly usual: number;
  readonly cursorOf: (row: Row) => string;
  readonly readCursor: (cursor: string) => Place;
  readonly rows: (after: Place | null, limit: number) => Promise<readonly Row[]>;
}

/** Resolves a page of a list that can only be paged forward. */
export async function forwardPage<Row, Place>(
  page: ConnectionArguments,
  { usual, cursorOf, readCursor, rows }: Walk<Row, Place>,
) {
  const { size, direction, from } = resolvePage(page, usual, readCursor);
  if (direction === 'backward') throw new InvalidInput([{ path: 'last', code: 'onlyForward' }]);
  const found = await rows(from, size + 1);
  const edges = found.slice(0, size).map((node) => ({ node, cursor: cursorOf(node) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: found.length > size,
      hasPreviousPage: false,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

interface Moment {
  readonly at: Date;
  readonly id: string;
}

/** The cursor of a list ordered by time. */
export const momentCursor = ({ at, id }: Moment): string => `${at.toISOString()}_${id}`;

export function readMoment(cursor: string): Moment {
  const [at = '', id = ''] = cursor.split('_', 2);
  if (Number.isNaN(Date.parse(at)) || !isUuid(id)) throw new Refusal('malformed');
  return { at: new Date(at), id };
}
