import { maxBatchSize, batchPermission, type BatchAction, type BatchWork } from '#domain/batch/batchRules.ts';
import { parseFilter, type SubmissionFilter } from '#domain/filter/filter.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed, requestError } from '#server/graphql/requestErrors.ts';
import type { BatchRequester } from '#server/operations/batch/BatchRequester.ts';
import { recordCountOf, submissionIdsOf } from '#server/queries/dashboard/submissionsPage.ts';
import { requesterLimitsOf } from '#server/sessions/loadPrincipal.ts';

export function batchRequester({ actor, access }: RequestContext): BatchRequester {
  if (actor.kind !== 'person' && actor.kind !== 'token') throw requestError('UNAUTHENTICATED');
  return { ...requesterLimitsOf(access.principal), actor };
}

/** A submission, and a tag by its id or by its name. */
interface RequestedTagging {
  readonly submissionId: string;
  readonly tagId: string | null;
  readonly tagName: string | null;
}

/** Selects submissions in one of four ways. */
interface Requested {
  readonly action: BatchAction;
  readonly named: readonly string[] | null;
  readonly filters: unknown;
  readonly taggings: readonly RequestedTagging[] | null;
  readonly taggingIds: readonly string[] | null;
  readonly tagNames: readonly string[];
}

/** Resolves the submissions to change. Selected ones that the viewer may not see are treated as not found. */
export async function requestedBatchWork(ctx: RequestContext, request: Requested): Promise<readonly BatchWork[]> {
  const { action, named, filters, taggings, taggingIds, tagNames } = request;
  const ways = [named, filters, taggings, taggingIds].filter((way) => way != null);
  if (ways.length > 1) throw new InvalidInput([{ path: 'filters', code: 'saidTwice' }]);
  // an empty filter means everything the viewer sees; a missing one is an error
  if (ways.length === 0) throw new InvalidInput([{ path: 'submissionIds', code: 'batchEmpty' }]);
  if (taggingIds !== null) return allowed(ctx, action, await standingTaggings(ctx, taggingIds));
  if (taggings !== null) return namedTags(ctx, action, taggings);
  if (named !== null) {
    const work = named.map((submissionId) => ({ submissionId, tagNames }));
    return allowed(ctx, action, work);
  }
  const found = await filteredSubmissionIds(ctx, filters);
  return found.map((submissionId) => ({ submissionId, tagNames }));
}

/** All submissions that match a filter now, up to one more than a batch allows. */
export const filteredSubmissionIds = (ctx: RequestContext, filters: unknown): Promise<readonly string[]> =>
  submissionIdsOf(lookingOf(ctx), { filter: filterOf(filters), most: maxBatchSize + 1 });

/** How many imported records also match, which cannot be changed. */
export const filteredRecordCount = (ctx: RequestContext, filters: unknown): Promise<number> =>
  recordCountOf(lookingOf(ctx), filterOf(filters));

const lookingOf = ({ access, services }: RequestContext) => ({
  ...{ pool: services.pool, principal: access.principal, now: services.now() },
});

function filterOf(filters: unknown): SubmissionFilter {
  const filter = parseFilter('submission', filters);
  if (!filter.ok) throw new InvalidInput(filter.error);
  return filter.value;
}

/** Throws NOT_FOUND unless the viewer may see all of them. */
export async function requireVisibleSubmissions(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  const seen = await Promise.all(ids.map((id) => ctx.access.sees('submission', id)));
  if (!seen.every(Boolean)) throw notAllowed(ctx, false);
}

async function allowed(
  ctx: RequestContext,
  action: BatchAction,
  work: readonly BatchWork[],
): Promise<readonly BatchWork[]> {
  const ids = work.map(({ submissionId }) => submissionId);
  await requireVisibleSubmissions(ctx, ids);
  const may = await Promise.all(ids.map((id) => ctx.access.may('submission', batchPermission[action], id)));
  // single refusals are reported at the end, but fail early if the viewer may not change any
  if (ids.length > 0 && !may.some(Boolean)) throw notAllowed(ctx, true);
  return work;
}

/** A tag given by id must belong to the submission's team. A tag of another team is treated as not found. */
async function namedTags(
  ctx: RequestContext,
  action: BatchAction,
  taggings: readonly RequestedTagging[],
): Promise<readonly BatchWork[]> {
  const { db } = ctx.services;
  await allowed(
    ctx,
    action,
    taggings.map(({ submissionId }) => ({ submissionId, tagNames: [] })),
  );
  const ids = taggings.map(({ submissionId }) => submissionId);
  const submissions = await db.submission.findMany({ where: { id: { in: ids } }, select: { id: true, teamId: true } });
  const teams = new Map(submissions.map(({ id, teamId }) => [id, teamId]));
  const tagIds = taggings.flatMap(({ tagId }) => tagId ?? []);
  const tags = await db.tag.findMany({ where: { id: { in: tagIds }, deletedAt: null } });
  const known = new Map(tags.map((tag) => [tag.id, tag]));
  return taggings.map(({ submissionId, tagId, tagName }) => {
    if (tagId !== null && tagName !== null) throw new InvalidInput([{ path: 'taggings', code: 'saidTwice' }]);
    const tag = tagId === null ? null : known.get(tagId);
    if (tag === undefined || (tag && tag.teamId !== teams.get(submissionId))) throw notAllowed(ctx, false);
    return { submissionId, tagNames: [tag?.name ?? tagName ?? ''] };
  });
}

/** The submissions of taggings. Fails if any of the taggings does not exist. */
async function standingTaggings(ctx: RequestContext, ids: readonly string[]): Promise<readonly BatchWork[]> {
  const rows = await ctx.services.db.tagging.findMany({
    where: { id: { in: [...ids] }, tag: { deletedAt: null } },
    select: { submissionId: true, tag: { select: { name: true } } },
  });
  const work = rows.flatMap(({ submissionId, tag }) =>
    submissionId === null ? [] : [{ submissionId, tagNames: [tag.name] }],
  );
  if (work.length < new Set(ids).size) throw notAllowed(ctx, false);
  return work;
}
