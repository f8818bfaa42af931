import { isUuid } from '#domain/kernel/isUuid.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

/** The texts of a form, by the part they belong to. */
const textsOf = {
  form: ['completion_message'],
  step: ['description', 'internal_instructions', 'external_instructions', 'check_instructions', 'cash_instructions'],
  section: ['instructions'],
} as const;
type SubmissionText = (typeof textsOf)[keyof typeof textsOf][number];

const SubmissionTextEnum = builder.enumType('SubmissionText', {
  description: 'A text of the form that people read on a submission.',
  values: Object.values(textsOf).flat(),
});

interface Requested {
  readonly submissionId: string;
  readonly flowTemplateId: string;
  readonly type: SubmissionText;
  /** A step or a section of the version. */
  readonly containerId: string;
}

/** Null if the form does not have the text, or if the viewer may not read it. */
async function textFor(ctx: RequestContext, request: Requested): Promise<string | null> {
  const { submissionId, flowTemplateId, type, containerId } = request;
  const { db } = ctx.services;
  if (type === 'completion_message')
    return (await db.flowTemplate.findUniqueOrThrow({ where: { id: flowTemplateId } })).completionMessage;
  if (!isUuid(containerId)) return null;
  const ofStep = type === 'instructions' ? { sections: { some: { id: containerId } } } : { id: containerId };
  const step = await db.step.findFirst({
    where: { flowTemplateId, ...ofStep },
    include: { paymentConfig: true, sections: true, activeSteps: { where: { submissionId } } },
  });
  const activeStepId = step?.activeSteps[0]?.id;
  if (!step || !activeStepId || !(await ctx.access.may('activeStep', 'viewStepContent', activeStepId))) return null;
  switch (type) {
    case 'instructions':
      return step.sections.find(({ id }) => id === containerId)?.instructions ?? null;
    case 'description':
      return step.description;
    case 'external_instructions':
      return step.externalInstructions;
    case 'check_instructions':
      return step.paymentConfig?.checkInstructions ?? null;
    case 'cash_instructions':
      return step.paymentConfig?.cashInstructions ?? null;
    case 'internal_instructions':
      return (await ctx.access.may('flowTemplate', 'viewInternalInstructions', flowTemplateId))
        ? step.internalInstructions
        : null;
  }
}

builder.prismaObjectFields(Submission, (t) => ({
  text: t.string({
    nullable: true,
    description:
      'A text of the submission’s form. Null if the form does not have the text, and for viewers who may not read it.',
    args: {
      type: t.arg({ type: SubmissionTextEnum, required: true, description: 'The text to return.' }),
      containerId: t.arg.id({
        description: 'The ID of the step or section that has the text. Not needed for `completion_message`.',
      }),
    },
    select: { flowTemplateId: true },
    resolve: ({ id: submissionId, flowTemplateId }, { type, containerId }, ctx) =>
      textFor(ctx, { submissionId, flowTemplateId, type, containerId: containerId?.split(':').at(-1) ?? '' }),
  }),
}));
