import { mostInBatch, rightOfBatch, type BatchAction, type BatchWork } from '#domain/batch/batchRules.ts';
import { parseFilter, type SubmissionFilter } from '#domain/filter/filter.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed, requestError } from '#server/graphql/requestErrors.ts';
import type { BatchAsker } from '#server/operations/batch/BatchAsker.ts';
import { recordCountOf, submissionIdsOf } from '#server/queries/dashboard/submissionsPage.ts';
import { askerOf } from '#server/sessions/loadPrincipal.ts';

export function batchAsker({ actor, access }: RequestContext): BatchAsker {
  if (actor.kind !== 'person' && actor.kind !== 'token') throw requestError('UNAUTHENTICATED');
  return { ...askerOf(access.principal), actor };
}

/** A tag at one submission: by its id, or by its name. */
interface AskedTagging {
  readonly submissionId: string;
  readonly tagId: string | null;
  readonly tagName: string | null;
}

/** Which submissions are meant, in one of four ways. */
interface Asked {
  readonly action: BatchAction;
  readonly named: readonly string[] | null;
  readonly filters: unknown;
  readonly taggings: readonly AskedTagging[] | null;
  readonly taggingIds: readonly string[] | null;
  readonly tagNames: readonly string[];
}

/** What is done at which submission. What is named has to be in sight; what is not answers like what is not there. */
export async function askedWork(ctx: RequestContext, asked: Asked): Promise<readonly BatchWork[]> {
  const { action, named, filters, taggings, taggingIds, tagNames } = asked;
  const ways = [named, filters, taggings, taggingIds].filter((way) => way != null);
  if (ways.length > 1) throw new InvalidInput([{ path: 'filters', code: 'saidTwice' }]);
  // all that somebody sees is an empty filter; what was forgotten is nothing
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

/** All submissions that a filter leaves at this moment, and one more than can be acted on. */
export const filteredSubmissionIds = (ctx: RequestContext, filters: unknown): Promise<readonly string[]> =>
  submissionIdsOf(lookingOf(ctx), { filter: filterOf(filters), most: mostInBatch + 1 });

/** How many records of other systems it leaves besides, with which nothing can be done. */
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

/** All of them are in sight, or none is there. */
export async function expectInSight(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  const seen = await Promise.all(ids.map((id) => ctx.access.sees('submission', id)));
  if (!seen.every(Boolean)) throw notAllowed(ctx, false);
}

async function allowed(
  ctx: RequestContext,
  action: BatchAction,
  work: readonly BatchWork[],
): Promise<readonly BatchWork[]> {
  const ids = work.map(({ submissionId }) => submissionId);
  await expectInSight(ctx, ids);
  const may = await Promise.all(ids.map((id) => ctx.access.may('submission', rightOfBatch[action], id)));
  // of several each has its report; who may nothing of it is told at once
  if (ids.length > 0 && !may.some(Boolean)) throw notAllowed(ctx, true);
  return work;
}

/** A tag that is named by its id is one of the team of its submission; of another team it is as if it were not there. */
async function namedTags(
  ctx: RequestContext,
  action: BatchAction,
  taggings: readonly AskedTagging[],
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

/** Where the tags stand; one that stands nowhere is nobody's. */
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
