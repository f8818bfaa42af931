import { z } from 'zod';
import { confirmationCodes, type Confirmation } from '#domain/submission/obstacles.ts';
import { signatureSize } from '#domain/submission/signature.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { maxItems, shortText, recordId } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { ConfirmationEnum } from '#server/graphql/submission/Submission.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { audienceOf, viewerOf } from '#server/graphql/submission/submissionViewer.ts';
import { advanceStep } from '#server/operations/submission/advanceStep.ts';
import { lockStep } from '#server/operations/submission/lockStep.ts';
import { signStep } from '#server/operations/submission/signStep.ts';

const mostLockedFields = 1_000;
const drawing = z.string().max(200_000);

/** The submission that a step belongs to. */
async function submissionOf(ctx: RequestContext, activeStepId: string): Promise<string> {
  const context = await ctx.access.contextOfResource('activeStep', activeStepId);
  if (!context?.submission_id) throw notAllowed(ctx, false);
  return context.submission_id;
}

interface StepName {
  readonly activeStepId?: { readonly id: string } | null;
  readonly submissionId?: { readonly id: string } | null;
  readonly stepId?: { readonly id: string } | null;
}

/** Finds the step of a submission by its own id or by the id of the form's step. */
async function resolveActiveStep(
  ctx: RequestContext,
  { activeStepId, submissionId, stepId }: StepName,
): Promise<string> {
  if (activeStepId) return activeStepId.id;
  const where = { submissionId: submissionId?.id ?? '', stepId: stepId?.id ?? '' };
  const found = submissionId && stepId ? await ctx.services.db.activeStep.findFirst({ where }) : null;
  if (!found) throw notAllowed(ctx, false);
  return found.id;
}

/** All questions that the viewer can be asked. Only people with the right can skip a signature. */
async function everyConfirmation({ access }: RequestContext, activeStepId: string): Promise<readonly Confirmation[]> {
  const maySkip = await access.may('activeStep', 'skipSignature', activeStepId);
  return confirmationCodes.filter((code) => code !== 'skipSignature' || maySkip);
}

defineMutation('advanceStep', {
  description: 'Completes the current step. After the last step, this completes the submission.',
  inputDescription: 'The step to complete, and the questions that the person confirmed.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ description: 'The ID of the step to complete, which must be the current one.' }),
    submissionId: t.globalID({
      description: 'The ID of the submission, together with `stepId` in place of `activeStepId`.',
    }),
    stepId: t.globalID({
      description: 'The ID of the form’s step, together with `submissionId` in place of `activeStepId`.',
    }),
    confirmed: t.field({
      type: [ConfirmationEnum],
      validate: maxItems(20),
      description: 'The questions that the person confirmed.',
    }),
    confirmsAll: t.boolean({
      description:
        'Whether the person confirmed every question they can be asked, in place of `confirmed`. The default is false.',
    }),
  }),
  mayEach: [
    ['activeStep', 'advanceStep', ({ input }, ctx) => resolveActiveStep(ctx, input)],
    [
      'activeStep',
      'skipSignature',
      ({ input }, ctx) => resolveActiveStep(ctx, input),
      ({ input }) => input.confirmed?.includes('skipSignature') ?? false,
    ],
  ],
  idempotent: true,
  run: async (ctx, { input: { confirmed: named, confirmsAll, ...meant } }, key) => {
    const activeStepId = await resolveActiveStep(ctx, meant);
    const audience = audienceOf(await viewerOf(ctx, await submissionOf(ctx, activeStepId)));
    const confirmed = confirmsAll ? await everyConfirmation(ctx, activeStepId) : (named ?? []);
    return { submissionId: await advanceStep(ctx, { activeStepId, audience, confirmed }, key) };
  },
  outputFields: submissionOutput,
});

/** The identities of fields. An unknown id is returned as is, so that the operation refuses it as not on the step. */
async function identitiesOf({ services }: RequestContext, ids: readonly string[]): Promise<readonly string[]> {
  const where = { id: { in: [...ids] } };
  const fields = await services.db.field.findMany({ where, select: { id: true, identity: true } });
  const identities = new Map(fields.map(({ id, identity }) => [id, identity]));
  return ids.map((id) => identities.get(id) ?? id);
}

defineMutation('lockStep', {
  description: 'Locks or unlocks the answers of a step, or of individual fields on it.',
  inputDescription: 'The step, and what to lock. Fields that are left out stay unchanged.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The ID of a step that collects information.' }),
    locked: t.boolean({ description: 'Whether to lock the whole step.' }),
    lockedFields: t.stringList({
      validate: z.array(recordId).max(mostLockedFields),
      description: 'The identities of all fields to lock individually. The list replaces the current one.',
    }),
    lockedFieldIds: t.globalIDList({
      validate: maxItems(mostLockedFields),
      description: 'The IDs of all fields to lock individually, in place of `lockedFields`.',
    }),
  }),
  may: ['activeStep', 'lockStep', ({ input }) => input.activeStepId.id],
  idempotent: true,
  run: async (ctx, { input: { activeStepId, locked, lockedFields: named, lockedFieldIds } }, key) => {
    const ids = lockedFieldIds?.slice(0, mostLockedFields).flatMap((each) => each?.id ?? []);
    const lockedFields = ids ? await identitiesOf(ctx, ids) : named;
    await lockStep(ctx, { activeStepId: activeStepId.id, locked, lockedFields }, key);
    return { submissionId: await submissionOf(ctx, activeStepId.id) };
  },
  outputFields: submissionOutput,
});

defineMutation('signStep', {
  description: 'Signs the current answers of a step. If they change, the step must be signed again.',
  inputDescription: 'The step, and a typed name, a drawn signature, or both.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The ID of the step.' }),
    typedName: t.string({
      validate: shortText,
      description:
        'The name of the person who signs. The default, with a drawn signature, is the name on their account.',
    }),
    image: t.string({
      validate: drawing,
      description: `The drawn signature: a PNG of ${signatureSize.width} by ${signatureSize.height} pixels as a data URL.`,
    }),
  }),
  may: ['activeStep', 'signStep', ({ input }) => input.activeStepId.id],
  idempotent: true,
  run: async (ctx, { input: { activeStepId, typedName: typed, image } }, key) => {
    const { userId } = personOf(ctx);
    const person = await ctx.services.db.user.findUniqueOrThrow({ where: { id: userId } });
    // a drawn signature uses the name on the account: decision 0035
    const typedName = typed?.trim() || (image ? person.name : '');
    await signStep(ctx, { activeStepId: activeStepId.id, userId, typedName, image: image ?? null }, key);
    return { submissionId: await submissionOf(ctx, activeStepId.id) };
  },
  outputFields: submissionOutput,
});
