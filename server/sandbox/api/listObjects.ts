import * as z from 'zod';
import { expandParam, params } from '#server/sandbox/api/requestParams.ts';
import { invalidRequest } from '#server/sandbox/api/stripeFailure.ts';
import type { RecordKind, SandboxRecords } from '#server/sandbox/store/SandboxRecords.ts';
import type { SandboxReading } from '#server/sandbox/store/SandboxStore.ts';

const seconds = params.integer.optional();

export const pageParams = {
  created: params.integer.or(z.strictObject({ gt: seconds, gte: seconds, lt: seconds, lte: seconds })).optional(),
  ending_before: params.text.optional(),
  limit: params.integer.optional(),
  starting_after: params.text.optional(),
  ...expandParam,
} as const;

type Page = z.output<z.ZodObject<typeof pageParams>>;

/** A page of a list, newest first: https://docs.stripe.com/api/pagination */
export async function listObjects<K extends RecordKind>(
  db: SandboxReading,
  { kind, url, match, page }: { kind: K; url: string; match: Readonly<Record<string, string | undefined>>; page: Page },
): Promise<unknown> {
  const limit = page.limit ?? 10;
  if (limit < 1 || limit > 100) throw invalidRequest('The limit must be between 1 and 100.', { param: 'limit' });
  if (page.starting_after && page.ending_before) {
    throw invalidRequest('You cannot give both starting_after and ending_before.', { code: 'parameters_exclusive' });
  }
  const backwards = page.ending_before !== undefined;
  const found = await db.list(kind, {
    match: Object.fromEntries(
      Object.entries(match).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    ...createdRange(page.created),
    olderThanId: page.starting_after,
    newerThanId: page.ending_before,
    order: backwards ? 'oldestFirst' : 'newestFirst',
    limit: limit + 1,
  });
  const data: SandboxRecords[K][] = found.slice(0, limit);
  return { object: 'list', data: backwards ? data.toReversed() : data, has_more: found.length > limit, url };
}

function createdRange(created: Page['created']): { createdFrom?: number; createdTo?: number } {
  if (created === undefined) return {};
  if (typeof created === 'number') return { createdFrom: created, createdTo: created };
  return {
    createdFrom: created.gte ?? (created.gt === undefined ? undefined : created.gt + 1),
    createdTo: created.lte ?? (created.lt === undefined ? undefined : created.lt - 1),
  };
}
