import { builder } from '#server/graphql/builder.ts';
import { StepTypeEnum, TimeUnitEnum } from '#server/graphql/form/enums.ts';
import { Formula } from '#server/graphql/form/Formula.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { idOrNull, orUnset } from '#server/graphql/form/patch.ts';
import {
  seenMeaning,
  SeenPaymentConfig,
  SeenStepEmails,
  SeenTexts,
  SeenTimeframe,
} from '#server/graphql/form/seenTexts.ts';
import { Step, stepOutput } from '#server/graphql/form/Step.ts';
import { StepAudienceEnum, StepEventEnum } from '#server/graphql/form/StepEmailNotification.ts';
import { atMost, cents, html, line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { duplicateStep } from '#server/operations/form/duplicate.ts';
import { createStep, deleteStep, reorderStep, updateStep } from '#server/operations/form/step.ts';

partMutation('createStep', {
  description: 'Adds a step with what it needs to make sense.',
  inputDescription: 'A step of a draft.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The draft.' }),
    type: t.field({ type: StepTypeEnum, required: true, description: 'What it asks for.' }),
    name: t.string({ validate: line, description: 'None at first when it is left out.' }),
    position: t.int({ description: 'From 0; the last when it is left out.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  run: async (ctx, { input: { flowTemplateId, type, name, position, idempotencyKey } }) => {
    const step = { flowTemplateId: flowTemplateId.id, type, name, position: position ?? undefined };
    return { stepId: await createStep(ctx, step, idempotencyKey) };
  },
  outputFields: stepOutput,
});

const PaymentConfigInput = builder.inputType('PaymentConfigInput', {
  description: 'How a payment step asks for money; what is left out stays.',
  fields: (t) => ({
    fixed: t.boolean({ description: 'The payer does not choose the amount.' }),
    calculated: t.boolean({ description: 'A formula gives the amount.' }),
    amountCents: t.float({ validate: cents, description: 'The flat amount, in whole cents.' }),
    formulaId: t.globalID({ for: Formula, description: 'The formula that gives the amount.' }),
    acceptsCash: t.boolean({ description: 'May be paid in cash.' }),
    acceptsChecks: t.boolean({ description: 'May be paid by check.' }),
    cashInstructions: t.string({ validate: html, description: 'Rich text; null for none.' }),
    checkInstructions: t.string({ validate: html, description: 'Rich text; null for none.' }),
    constituentPaysFee: t.boolean({ description: 'The payer bears the fees.' }),
    noFee: t.boolean({ description: 'The platform takes no fee.' }),
    customFeePercentage: t.float({ description: 'The share that the platform takes; null for the usual one.' }),
  }),
});

const StepEmailNotificationInput = builder.inputType('StepEmailNotificationInput', {
  description: 'A mail that a step sends.',
  fields: (t) => ({
    event: t.field({ type: StepEventEnum, required: true, description: 'When it is sent.' }),
    audience: t.field({ type: StepAudienceEnum, required: true, description: 'To whom it is sent.' }),
    subject: t.string({ validate: line, description: 'Null for the usual one.' }),
    body: t.string({ validate: html, description: 'Plain text beside the name of the step; null for nothing.' }),
    enabled: t.boolean({ description: 'Whether it is sent; yes when it is left out.' }),
  }),
});

partMutation('updateStep', {
  description: 'Changes a step.',
  inputDescription: 'What is left out stays; null empties what can be empty.',
  inputFields: (t) => ({
    stepId: t.globalID({ required: true, for: Step, description: 'Which step.' }),
    name: t.string({ validate: line, description: 'As people read it.' }),
    description: t.string({ validate: html, description: 'Rich text.' }),
    external: t.boolean({ description: 'The applicant acts on it.' }),
    autoadvance: t.boolean({ description: 'Once all is approved or paid, it goes on by itself.' }),
    revisable: t.boolean({ description: 'Its answers may be changed after it was completed.' }),
    requiresSignature: t.boolean({ description: 'The applicant signs it.' }),
    time: t.int({ description: 'How long it should take; null together with the unit for no timeframe.' }),
    timeUnit: t.field({ type: TimeUnitEnum, description: 'In what that is counted.' }),
    internalInstructions: t.string({ validate: html, description: 'Rich text for staff.' }),
    externalInstructions: t.string({ validate: html, description: 'Rich text for the applicant.' }),
    config: t.field({ type: PaymentConfigInput, description: 'For payment steps.' }),
    emailNotifications: t.field({
      type: [StepEmailNotificationInput],
      validate: atMost(20),
      description: 'All mails that it sends: those that are not among them are sent no longer.',
    }),
    seen: t.field({ type: SeenTexts, description: seenMeaning }),
    seenTimeframe: t.field({ type: SeenTimeframe, description: seenMeaning }),
    seenConfig: t.field({ type: SeenPaymentConfig, description: seenMeaning }),
    seenEmails: t.field({ type: SeenStepEmails, description: seenMeaning }),
  }),
  part: ({ input: { stepId } }) => stepId,
  run: async (ctx, { input }) => {
    const { stepId, config, external, autoadvance, revisable, requiresSignature, emailNotifications, ...texts } = input;
    const flags = orUnset({ external, autoadvance, revisable, requiresSignature });
    const change = {
      ...{ stepId: stepId.id, ...texts, ...flags },
      config: config ? configOf(config) : undefined,
      emailNotifications: emailNotifications?.map(notificationOf),
    };
    return { stepId: await updateStep(ctx, change) };
  },
  outputFields: stepOutput,
});

const notificationOf = ({
  subject = null,
  body = null,
  enabled,
  ...rest
}: typeof StepEmailNotificationInput.$inferInput) => ({ ...rest, subject, body, enabled: enabled ?? true });

type ConfigInput = typeof PaymentConfigInput.$inferInput;

function configOf({ formulaId, cashInstructions, checkInstructions, customFeePercentage, ...rest }: ConfigInput) {
  const nullable = { cashInstructions, checkInstructions, customFeePercentage };
  return { ...nullable, ...orUnset(rest), formulaId: idOrNull(formulaId) };
}

partMutation('reorderStep', {
  description: 'Moves a step.',
  inputDescription: 'Where a step is to stand.',
  inputFields: (t) => ({
    stepId: t.globalID({ required: true, for: Step, description: 'Which step.' }),
    position: t.int({ required: true, description: 'From 0; beyond the end is the end.' }),
  }),
  part: ({ input: { stepId } }) => stepId,
  run: async (ctx, { input: { stepId, position } }) => {
    await reorderStep(ctx, { stepId: stepId.id, position });
    return { stepId: stepId.id };
  },
  outputFields: stepOutput,
});

partMutation('duplicateStep', {
  description: 'Copies a step with all that it holds, right after it.',
  inputDescription: 'The step to copy.',
  inputFields: (t) => ({
    stepId: t.globalID({ required: true, for: Step, description: 'Which step.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { stepId } }) => stepId,
  run: async (ctx, { input: { stepId, idempotencyKey } }) => {
    return { stepId: await duplicateStep(ctx, { stepId: stepId.id }, idempotencyKey) };
  },
  outputFields: stepOutput,
});

partMutation('deleteStep', {
  description: 'Removes a step with all that it holds, unless anything elsewhere still names some of it.',
  inputDescription: 'The step to remove.',
  inputFields: (t) => ({
    stepId: t.globalID({ required: true, for: Step, description: 'Which step.' }),
  }),
  part: ({ input: { stepId } }) => stepId,
  run: async (ctx, { input: { stepId } }) => {
    await deleteStep(ctx, { stepId: stepId.id });
    return { stepId: stepId.id };
  },
  outputFields: (t) => ({
    deletedStepId: t.globalID({
      description: 'Of the step that was there.',
      resolve: ({ done: { stepId } }) => ({ type: Step, id: stepId }),
    }),
  }),
});
