import { InvalidInput } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { maxItems } from '#server/graphql/inputTexts.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { launchSubmission } from '#server/operations/submission/launchSubmission.ts';

interface FormName {
  readonly masterTemplateId?: { readonly id: string } | null;
  readonly flowTemplateId?: { readonly id: string } | null;
}

interface Launch {
  readonly primaryApplicantId?: { readonly id: string } | null;
  readonly secondaryApplicantIds?: readonly unknown[] | null;
}

/** Whether the actor is the only applicant. */
function isOwn({ actor }: RequestContext, { primaryApplicantId, secondaryApplicantIds }: Launch): boolean {
  const own = actingUserId(actor);
  return (primaryApplicantId?.id ?? own) === own && (secondaryApplicantIds ?? []).length === 0;
}

/** Finds the form by its own id or by the id of one of its versions. */
async function resolveForm(ctx: RequestContext, { masterTemplateId, flowTemplateId }: FormName): Promise<string> {
  if (masterTemplateId) return masterTemplateId.id;
  if (!flowTemplateId) throw new InvalidInput([{ path: 'masterTemplateId', code: 'blank' }]);
  const where = { id: flowTemplateId.id };
  const version = await ctx.services.db.flowTemplate.findUnique({ where, select: { masterTemplateId: true } });
  if (!version) throw notAllowed(ctx, false);
  return version.masterTemplateId;
}

defineMutation('launchSubmission', {
  description:
    'Starts a submission of a published form. Only staff can start one for someone else or with other applicants.',
  inputDescription: 'The form to submit, and the applicants.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ description: 'The ID of the form. Required unless `flowTemplateId` is given.' }),
    flowTemplateId: t.globalID({
      description:
        'The ID of a version of the form, in place of `masterTemplateId`. The published version is started in any case.',
    }),
    primaryApplicantId: t.globalID({ description: 'The ID of the primary applicant. The default is the viewer.' }),
    secondaryApplicantIds: t.globalIDList({ validate: maxItems(100), description: 'The IDs of the other applicants.' }),
    subprocessRequirementId: t.globalID({
      description: 'The ID of another submission’s requirement that this submission meets.',
    }),
  }),
  mayEach: [
    [
      'masterTemplate',
      'launchSubmission',
      ({ input }, ctx) => resolveForm(ctx, input),
      ({ input }, ctx) => isOwn(ctx, input),
    ],
    [
      'masterTemplate',
      'launchForApplicant',
      ({ input }, ctx) => resolveForm(ctx, input),
      ({ input }, ctx) => !isOwn(ctx, input),
    ],
    [
      'subprocess',
      'linkSubprocess',
      ({ input }) => input.subprocessRequirementId?.id ?? '',
      ({ input }) => Boolean(input.subprocessRequirementId),
    ],
  ],
  idempotent: true,
  run: async (ctx, { input }, idempotencyKey) => {
    const launchedById = actingUserId(ctx.actor);
    if (launchedById === null) throw notAllowed(ctx, false);
    if (!ctx.access.principal.isVerified) {
      await applyRateLimit(ctx, 'launchOfUnverified', launchedById);
      await applyRateLimit(ctx, 'launchOfUnverifiedFromNetwork', networkOfClient(ctx));
    }
    const launch = {
      launchedById,
      masterTemplateId: await resolveForm(ctx, input),
      primaryApplicantId: input.primaryApplicantId?.id ?? launchedById,
      secondaryApplicantIds: (input.secondaryApplicantIds ?? []).flatMap((each) => each?.id ?? []),
      subprocessRequirementId: input.subprocessRequirementId?.id ?? null,
    };
    const submissionId = await launchSubmission(ctx, launch, idempotencyKey);
    return { submissionId };
  },
  outputFields: submissionOutput,
});
