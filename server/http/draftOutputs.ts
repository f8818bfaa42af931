import type { Hono } from 'hono';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { failureAnswer } from '#server/failureAnswer.ts';
import { contentDisposition } from '#server/files/fileNames.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { downloads, privateFile, shownWithinOurPages, type ContextOf } from '#server/http/downloads.ts';
import { drawDraft } from '#server/operations/output/drawDraft.ts';
import { sentenceOf } from '#server/operations/output/Unmade.ts';
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
    await slowDown(ctx, 'drawDraft', userId);
    const drawn = await drawDraft(services, { activeStepId, configuredOutputId, userId });
    if (drawn === null) throw notAllowed(ctx, false);
    if (!drawn.ok) return c.json(failureAnswer('outputFailed', sentenceOf(drawn.error)), 422);
    return new Response(drawn.value, {
      headers: {
        ...privateFile('application/pdf', contentDisposition('inline', 'draft.pdf')),
        ...shownWithinOurPages,
        'cross-origin-resource-policy': 'same-origin',
      },
    });
  });
