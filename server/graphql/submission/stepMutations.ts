import { signatureSize } from '#domain/submission/signature.ts';
import { z } from 'zod';
import { doorError } from '#server/graphql/doorErrors.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { line, recordId } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { ConfirmationEnum } from '#server/graphql/submission/Submission.ts';
import { submissionMutation } from '#server/graphql/submission/submissionMutation.ts';
import { audienceOf, viewerOf } from '#server/graphql/submission/viewing.ts';
import { advanceStep } from '#server/operations/submission/advanceStep.ts';
import { lockStep } from '#server/operations/submission/lockStep.ts';
import { signStep } from '#server/operations/submission/signStep.ts';

const mostLockedFields = 1_000;
const drawing = z.string().max(200_000);

/** The submission to which a step belongs. */
async function submissionOf(ctx: RequestContext, activeStepId: string): Promise<string> {
  const anchor = await ctx.access.anchorOf('activeStep', activeStepId);
  if (!anchor?.submission_id) throw doorError('NOT_FOUND');
  return anchor.submission_id;
}

submissionMutation('advanceStep', {
  description: 'Leaves the current step, or completes the submission after the last.',
  inputDescription: 'The step, and the questions that were answered with yes.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The step that is left; no other is.' }),
    confirmed: t.field({ type: [ConfirmationEnum], description: 'What the person was asked and agreed to.' }),
  }),
  authScopes: (_root, { input: { activeStepId, confirmed } }) =>
    confirmed?.includes('skipSignature')
      ? {
          $all: {
            may: ['activeStep', 'advanceStep', activeStepId.id],
            $any: { may: ['activeStep', 'skipSignature', activeStepId.id] },
          },
        }
      : { may: ['activeStep', 'advanceStep', activeStepId.id] },
  run: async (ctx, { activeStepId, confirmed }, key) => {
    const audience = audienceOf(await viewerOf(ctx, await submissionOf(ctx, activeStepId.id)));
    return advanceStep(ctx, { activeStepId: activeStepId.id, audience, confirmed: confirmed ?? [] }, key);
  },
});

submissionMutation('lockStep', {
  description: 'Keeps the answers of a step, or of single fields of it, as they are; or lets them change again.',
  inputDescription: 'What is left out stays as it is.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'A step that collects information.' }),
    locked: t.boolean({ description: 'The whole step.' }),
    lockedFields: t.stringList({
      validate: z.array(recordId).max(mostLockedFields),
      description: 'The identities of all single fields that are to be locked.',
    }),
  }),
  authScopes: (_root, { input: { activeStepId } }) => ({ may: ['activeStep', 'lockStep', activeStepId.id] }),
  run: async (ctx, { activeStepId, locked, lockedFields }, key) => {
    await lockStep(ctx, { activeStepId: activeStepId.id, locked, lockedFields }, key);
    return submissionOf(ctx, activeStepId.id);
  },
});

submissionMutation('signStep', {
  description: 'Signs the answers of a step as they are now. When they change, another signature is asked for.',
  inputDescription: 'A typed name is enough; a drawing may come with it.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The step.' }),
    typedName: t.string({ required: true, validate: line, description: 'The name of the person who signs.' }),
    image: t.string({
      validate: drawing,
      description: `A PNG of ${signatureSize.width} by ${signatureSize.height} as a data address.`,
    }),
  }),
  authScopes: (_root, { input: { activeStepId } }) => ({ may: ['activeStep', 'signStep', activeStepId.id] }),
  run: async (ctx, { activeStepId, typedName, image }, key) => {
    const { userId } = personOf(ctx);
    await signStep(ctx, { activeStepId: activeStepId.id, userId, typedName, image: image ?? null }, key);
    return submissionOf(ctx, activeStepId.id);
  },
});
