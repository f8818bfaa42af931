import { isOwed } from '#domain/payment/PaymentStanding.ts';
import { isApplicantsTurn } from '#domain/submission/whatNext.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { noticesFor } from '#server/graphql/submission/noticesFor.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { viewerOf } from '#server/graphql/submission/submissionViewer.ts';
import { lapsedSignatures } from '#server/queries/submission/lapsedSignatures.ts';
import { namedRequiredActions } from '#server/queries/submission/namedRequiredActions.ts';

async function isTold(ctx: RequestContext, id: string): Promise<boolean> {
  const evaluated = await evaluatedFor(ctx, id);
  const { snapshot, leftPayments, reviewed } = evaluated;
  if (snapshot.status === 'halted') return true;
  if (leftPayments.some(isOwed)) return true;
  if (reviewed.some(({ problem }) => problem !== null)) return true;
  if (snapshot.status !== 'active') return false;
  const isOwn = [...(await viewerOf(ctx, id)).relations].includes('applicant');
  return !isOwn || !isApplicantsTurn(snapshot.status, namedRequiredActions(evaluated));
}

/** Notices about discussions, outputs, and staff changes depend on what the viewer may see. */
async function isShown(ctx: RequestContext, id: string): Promise<boolean> {
  const [evaluated, notices] = await Promise.all([evaluatedFor(ctx, id), noticesFor(ctx, id)]);
  if (!notices) return false;
  const { outputIds, requirementIds, isCorrected, asksForOthers, signedSteps } = notices;
  if (lapsedSignatures(evaluated, signedSteps).length > 0) return true;
  const may = await Promise.all([
    ...evaluated.requested.map(({ discussion }) =>
      ctx.access.may('discussion', 'viewDiscussion', discussion.discussionId),
    ),
    ...outputIds.map((outputId) => ctx.access.may('output', 'viewOutput', outputId)),
    ...requirementIds.map((each) => ctx.access.may('requirement', 'viewRequirement', each)),
    isCorrected || asksForOthers ? ctx.access.may('submission', 'viewActivity', id) : false,
  ]);
  return may.includes(true);
}

builder.prismaObjectFields(Submission, (t) => ({
  hasNotices: t.boolean({
    description:
      'Whether there is anything to show above the steps, such as whose turn it is, requested changes, unpaid fees, or issued outputs.',
    resolve: async ({ id }, _args, ctx) => (await isTold(ctx, id)) || isShown(ctx, id),
  }),
}));
