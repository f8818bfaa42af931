import type { Hono } from 'hono';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { failureResponse } from '#server/failureResponse.ts';
import { contentDisposition } from '#server/files/fileNames.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { downloads, privateFileHeaders, sameOriginFrameHeaders, type ContextOf } from '#server/http/downloads.ts';
import { documentProblemSentence } from '#server/operations/output/DocumentProblem.ts';
import { drawDraftOutput } from '#server/operations/output/drawDraftOutput.ts';
import type { Services } from '#server/Services.ts';

/** Previews of outputs, for staff who are about to issue them. Each is rendered on request and not stored. */
export const draftOutputs = (services: Services, contextOf: ContextOf): Hono =>
  downloads('/active_steps/:id/draft_outputs/:outputId', contextOf, async (c, ctx) => {
    const activeStepId = c.req.param('id') ?? '';
    const configuredOutputId = c.req.param('outputId') ?? '';
    const { userId } = ctx.access.principal;
    if (!isUuid(activeStepId) || !isUuid(configuredOutputId) || userId === null) throw notAllowed(ctx, false);
    if (!(await ctx.access.may('activeStep', 'previewOutputs', activeStepId)))
      throw notAllowed(ctx, await ctx.access.sees('activeStep', activeStepId));
    await applyRateLimit(ctx, 'drawDraft', userId);
    const drawn = await drawDraftOutput(services, { activeStepId, configuredOutputId, userId });
    if (drawn === null) throw notAllowed(ctx, false);
    if (!drawn.ok) return c.json(failureResponse('outputFailed', documentProblemSentence(drawn.error)), 422);
    return new Response(drawn.value, {
      headers: {
        ...privateFileHeaders('application/pdf', contentDisposition('inline', 'draft.pdf')),
        ...sameOriginFrameHeaders,
        'cross-origin-resource-policy': 'same-origin',
      },
    });
  });
