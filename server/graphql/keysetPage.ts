import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { z } from 'zod';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { resolvePage, type ConnectionArguments } from '#server/graphql/resolvePage.ts';

/** The type of a sort column. The ID is always the last sort key. */
type KeyKind = 'instant' | 'text' | 'number';

export interface KeysetOrder {
  readonly by: readonly { readonly column: string; readonly kind: KeyKind }[];
  readonly isDescending: boolean;
}

/** By creation time, which never changes. */
export const newestFirst: KeysetOrder = { by: [{ column: 'createdAt', kind: 'instant' }], isDescending: true };
export const oldestFirst: KeysetOrder = { ...newestFirst, isDescending: false };
/** The order that people expect. Renaming a row moves it. */
export const byName: KeysetOrder = { by: [{ column: 'name', kind: 'text' }], isDescending: false };

/** The total is counted only if it is requested. */
export const pageTotal = (page: unknown): Promise<number> => (page as { total: () => Promise<number> }).total();

type Key = string | number | Date;
type Row = { readonly id: string };
type Way = 'asc' | 'desc';

/** The query that a list passes to Prisma: the columns, the starting point, the order, and the number of rows. */
interface KeysetQuery {
  readonly where: object;
  readonly orderBy: object[];
  readonly take: number;
  readonly skip: number;
}

interface Requested extends ConnectionArguments {
  readonly skip?: number | null | undefined;
}

interface Listed<Found extends Row> {
  readonly order: KeysetOrder;
  /** Selects the rows of the list. */
  readonly where: object;
  readonly rows: (query: KeysetQuery) => Promise<readonly Found[]>;
  readonly total?: () => Promise<number>;
  /** Checked per row: a row deleted since it was read is skipped without affecting the others. */
  readonly isSeen?: (id: string) => Promise<boolean>;
}

const usualSize = 20;

/**
 * Resolves a page of a list that Prisma reads. A cursor holds all sort keys of its row, so paging continues
 * from there even if the row changes or is deleted.
 */
export async function keysetPage<Found extends Row>(
  pagination: Requested,
  ctx: RequestContext,
  info: GraphQLResolveInfo,
  { order, where, rows, total, isSeen }: Listed<Found>,
) {
  const { size, direction, from } = resolvePage(pagination, usualSize, cursorReader(order));
  const isForward = direction === 'forward';
  const way: Way = order.isDescending === isForward ? 'desc' : 'asc';
  const columns = [...order.by.map(({ column }) => column), 'id'];
  const select = Object.fromEntries(columns.map((column) => [column, true]));
  const found = await rows({
    ...queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select }),
    where: from === null ? where : { AND: [where, ...beyond(columns, from, way === 'desc' ? 'lt' : 'gt')] },
    orderBy: columns.map((column) => ({ [column]: way })),
    take: size + 1,
    skip: from === null ? (pagination.skip ?? 0) : 0,
  });
  const page = isForward ? found.slice(0, size) : found.slice(0, size).toReversed();
  const cursors = page.map((node) => cursorOf(columns, node));
  const seen = await Promise.all(page.map(async ({ id }) => (isSeen ? await isSeen(id) : true)));
  const edges = page.flatMap((node, place) => (seen[place] ? [{ node, cursor: cursors[place] ?? '' }] : []));
  const [hasMore, isFromWithin] = [found.length > size, from !== null || (pagination.skip ?? 0) > 0];
  return {
    edges,
    total,
    pageInfo: {
      hasNextPage: isForward ? hasMore : isFromWithin,
      hasPreviousPage: isForward ? isFromWithin : hasMore,
      startCursor: cursors[0] ?? null,
      endCursor: cursors.at(-1) ?? null,
    },
  };
}

/** Selects rows whose keys come after these. The bound on the first key is what lets an index be used. */
function beyond(columns: readonly string[], keys: readonly Key[], than: 'lt' | 'gt'): readonly object[] {
  const later = columns.map((column, index) => ({
    ...Object.fromEntries(columns.slice(0, index).map((before, place) => [before, keys[place]])),
    [column]: { [than]: keys[index] },
  }));
  return [{ [columns[0] ?? 'id']: { [`${than}e`]: keys[0] } }, { OR: later }];
}

/** Base64url, so that a cursor needs no escaping anywhere. */
const cursorOf = (columns: readonly string[], row: Row): string => {
  const told = columns.map((column) => (row as unknown as Readonly<Record<string, Key>>)[column]);
  return Buffer.from(JSON.stringify(told)).toString('base64url');
};

const keys: Readonly<Record<KeyKind, z.ZodType<Key>>> = {
  instant: z.iso.datetime().transform((text) => new Date(text)),
  text: z.string(),
  number: z.int(),
};

/** Accepts only cursors that this list produced. */
function cursorReader({ by }: KeysetOrder): (cursor: string) => readonly Key[] {
  return (cursor) => {
    const read = readJson(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(read) || read.length !== by.length + 1 || !isUuid(read.at(-1))) throw new Refusal('malformed');
    return [...by.map(({ kind }, index) => keyIn(keys[kind], read[index])), read.at(-1) as string];
  };
}

function keyIn(kind: z.ZodType<Key>, value: unknown): Key {
  const key = kind.safeParse(value);
  if (!key.success) throw new Refusal('malformed');
  return key.data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
