import { parseFilter, type FilterKind, type FilterOf } from '#domain/filter/filter.ts';
import { defaultOutputOrder, type OutputSort } from '#domain/filter/outputSorts.ts';
import { defaultSubmissionOrder, type SubmissionSort } from '#domain/filter/submissionSorts.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { Listed } from '#server/operations/export/createExport.ts';
import { countsByTeam } from '#server/queries/dashboard/submissionsPage.ts';
import { outputCountsByTeam } from '#server/queries/output/outputsPage.ts';

interface ShownListRequest {
  readonly type: 'submissions' | 'outputs';
  readonly filters?: unknown;
  readonly sort?: SubmissionSort | null;
  readonly outputSort?: OutputSort | null;
  readonly ascending?: boolean | null;
}

/** Returns the list to export in its current state; null if rows or forms are named instead. */
export async function currentList(
  { services, access }: RequestContext,
  requested: ShownListRequest,
): Promise<Listed | null> {
  const { type, filters, sort, outputSort, ascending } = requested;
  if (filters == null) return null;
  const now = services.now();
  const looking = { pool: services.pool, principal: access.principal, now };
  const at = now.toISOString();
  if (type === 'outputs') {
    const filter = readFilter('output', filters);
    const order = orderIn(defaultOutputOrder, outputSort, ascending);
    const counts = await outputCountsByTeam(looking, filter);
    return { request: { outputList: { filter, order, at } }, counts: someOf(counts, 'noOutputsMatch') };
  }
  const filter = readFilter('submission', filters);
  const order = orderIn(defaultSubmissionOrder, sort, ascending);
  const counts = await countsByTeam(looking, filter);
  return { request: { list: { filter, order, at } }, counts: someOf(counts, 'noSubmissionsMatch') };
}

function readFilter<Kind extends FilterKind>(kind: Kind, raw: unknown): FilterOf<Kind> {
  const parsed = parseFilter(kind, raw);
  if (!parsed.ok) throw new InvalidInput(parsed.error);
  return parsed.value;
}

interface Order<Sort> {
  readonly by: Sort;
  readonly isDescending: boolean;
}

const orderIn = <Sort>(
  usual: Order<Sort>,
  by: Sort | null | undefined,
  ascending: boolean | null | undefined,
): Order<Sort> => ({
  by: by ?? usual.by,
  isDescending: ascending == null ? usual.isDescending : !ascending,
});

/** Refuses an empty list immediately instead of creating an empty file. */
function someOf(
  counts: ReadonlyMap<string, number>,
  code: 'noOutputsMatch' | 'noSubmissionsMatch',
): ReadonlyMap<string, number> {
  if (counts.size === 0) throw new Refusal(code);
  return counts;
}
