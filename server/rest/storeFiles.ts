import type { RequestContext } from '#server/graphql/context.ts';
import { doorError } from '#server/graphql/doorErrors.ts';

/** Puts a file of a multipart body into the store, and answers the id under which it waits to be taken in. */
export type StoreFile = (ctx: RequestContext, file: File) => Promise<string>;

/**
 * A body in which each file is replaced by the id of the stored one, so that a row of a table and its document see
 * text alone. An input for a file that was left empty is left out. Strangers store nothing.
 */
export async function storeFiles(
  body: Record<string, unknown>,
  ctx: RequestContext,
  store: StoreFile,
): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    Object.entries(body).map(async ([name, value]) => [name, await stored(value, ctx, store)] as const),
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

async function stored(value: unknown, ctx: RequestContext, store: StoreFile): Promise<unknown> {
  if (value instanceof File) {
    if (value.size === 0) return undefined;
    if (ctx.actor.kind === 'anonymous') throw doorError('UNAUTHENTICATED');
    return store(ctx, value);
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? storeFiles(value as Record<string, unknown>, ctx, store) : value;
}
