import DataLoader from 'dataloader';
import { waitsForApplicants } from '#domain/review/requestedChanges.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { viewerOf } from '#server/graphql/submission/viewing.ts';
import { noticesOf, type NoticesRow } from '#server/queries/submission/noticesOf.ts';

const loaders = new WeakMap<RequestContext, DataLoader<string, NoticesRow | undefined>>();

/** Asked for together they are read together, and never twice from memory: a mutation may have changed them. */
function noticesFor(ctx: RequestContext, id: string): Promise<NoticesRow | undefined> {
  const known =
    loaders.get(ctx) ??
    new DataLoader(
      async (ids: readonly string[]) => {
        const rows = await noticesOf.rows(ctx.services.pool, [[...new Set(ids)]]);
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.map((each) => byId.get(each));
      },
      { cache: false },
    );
  loaders.set(ctx, known);
  return known.load(id);
}

async function isTold(ctx: RequestContext, id: string): Promise<boolean> {
  const { snapshot, leftPayments, reviewed, requested } = await evaluatedFor(ctx, id);
  if (snapshot.status === 'halted') return true;
  if (leftPayments.some(({ status }) => status === 'due')) return true;
  if (reviewed.some(({ problem }) => problem !== null)) return true;
  if (snapshot.status !== 'active') return false;
  const isOwn = [...(await viewerOf(ctx, id)).relations].includes('applicant');
  return !isOwn || !(snapshot.step?.external === true || requested.some(waitsForApplicants));
}

/** Of discussions, outputs and what staff did, only what the viewer may see. */
async function isShown(ctx: RequestContext, id: string): Promise<boolean> {
  const [{ requested }, notices] = await Promise.all([evaluatedFor(ctx, id), noticesFor(ctx, id)]);
  const { outputIds, requirementIds, isCorrected, asksForOthers } = notices ?? {
    outputIds: [],
    requirementIds: [],
    isCorrected: false,
    asksForOthers: false,
  };
  const may = await Promise.all([
    ...requested.map(({ talk }) => ctx.access.may('discussion', 'viewDiscussion', talk.discussionId)),
    ...outputIds.map((outputId) => ctx.access.may('output', 'viewOutput', outputId)),
    ...requirementIds.map((each) => ctx.access.may('requirement', 'viewRequirement', each)),
    isCorrected || asksForOthers ? ctx.access.may('submission', 'viewActivity', id) : false,
  ]);
  return may.includes(true);
}

builder.prismaObjectFields(Submission, (t) => ({
  hasNotices: t.boolean({
    description:
      'There is something to be told above its steps: whose turn it is, what is asked, owed, issued or changed.',
    resolve: async ({ id }, _args, ctx) => (await isTold(ctx, id)) || isShown(ctx, id),
  }),
}));
