import { builder } from '#server/graphql/builder.ts';
import { StepTypeEnum, TimeUnitEnum } from '#server/graphql/form/enums.ts';
import { Formula } from '#server/graphql/form/Formula.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { idOrNull, nullsAsUnset } from '#server/graphql/form/patch.ts';
import {
  seenDescription,
  SeenPaymentConfig,
  SeenStepEmails,
  SeenTexts,
  SeenTimeframe,
} from '#server/graphql/form/seenTexts.ts';
import { Step, stepOutput } from '#server/graphql/form/Step.ts';
import { StepAudienceEnum, StepEventEnum } from '#server/graphql/form/StepEmailNotification.ts';
import { maxItems, cents, richTextInput, shortText } from '#server/graphql/inputTexts.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { duplicateStep } from '#server/operations/form/duplicate.ts';
import { createStep, deleteStep, reorderStep, updateStep } from '#server/operations/form/step.ts';

partMutation('createStep', {
  description: 'Adds a step to a draft, with the section, survey, payment settings, or review group its type needs.',
  inputDescription: 'The new step and where to put it.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({
      required: true,
      for: FlowTemplate,
      description: 'The ID of the draft to add the step to.',
    }),
    type: t.field({
      type: StepTypeEnum,
      required: true,
      description: 'The type of the step, which decides what people do there.',
    }),
    name: t.string({ validate: shortText, description: 'The name of the step. If omitted, the step has no name yet.' }),
    position: t.int({ description: 'The zero-based position of the step in the form. Defaults to the end.' }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  idempotent: true,
  run: async (ctx, { input: { flowTemplateId, type, name, position } }, idempotencyKey) => {
    const step = { flowTemplateId: flowTemplateId.id, type, name, position: position ?? undefined };
    return { stepId: await createStep(ctx, step, idempotencyKey) };
  },
  outputFields: stepOutput,
});

const PaymentConfigInput = builder.inputType('PaymentConfigInput', {
  description: 'The payment settings of a payment step. Omitted values stay as they are.',
  fields: (t) => ({
    fixed: t.boolean({ description: 'Whether the form sets the amount. If false, the payer chooses it.' }),
    calculated: t.boolean({ description: 'Whether a formula calculates the amount. Applies only if `fixed` is true.' }),
    amountCents: t.float({
      validate: cents,
      description: 'The flat amount in whole US cents. Used only if the amount is fixed and not calculated.',
    }),
    formulaId: t.globalID({
      for: Formula,
      description: 'The ID of the formula that calculates the amount. Null removes it.',
    }),
    acceptsCash: t.boolean({ description: 'Whether the payment can be made in cash.' }),
    acceptsChecks: t.boolean({ description: 'Whether the payment can be made by check.' }),
    cashInstructions: t.string({
      validate: richTextInput,
      description: 'Instructions for paying in cash, as HTML that will be sanitized, or null for none.',
    }),
    checkInstructions: t.string({
      validate: richTextInput,
      description: 'Instructions for paying by check, as HTML that will be sanitized, or null for none.',
    }),
    constituentPaysFee: t.boolean({
      description: 'Whether the payer covers the fees for online payments. If false, the team does.',
    }),
    noFee: t.boolean({
      description: 'Whether the platform waives its fee for this step. Only the platform operator can change it.',
    }),
    customFeePercentage: t.float({
      description:
        'The platform fee as a percentage of the amount, from 0 to 100, or null for the standard fee. Only the platform operator can change it.',
    }),
  }),
});

const StepEmailNotificationInput = builder.inputType('StepEmailNotificationInput', {
  description: 'An email that a step sends to people involved in a submission.',
  fields: (t) => ({
    event: t.field({ type: StepEventEnum, required: true, description: 'The event that triggers the email.' }),
    audience: t.field({
      type: StepAudienceEnum,
      required: true,
      description: 'Who gets the email. Each event and audience can have only one email.',
    }),
    subject: t.string({
      validate: shortText,
      description: 'The subject line, at most 120 characters, or null for the standard one.',
    }),
    body: t.string({
      validate: richTextInput,
      description: 'Plain text added to the standard email, at most 2,000 characters, or null for none.',
    }),
    enabled: t.boolean({ description: 'Whether the email is sent. Defaults to true.' }),
  }),
});

partMutation('updateStep', {
  description: 'Changes a step.',
  inputDescription: 'The changes to a step. Omitted values stay as they are; null clears an optional value.',
  inputFields: (t) => ({
    stepId: t.globalID({ required: true, for: Step, description: 'The ID of the step to change.' }),
    name: t.string({ validate: shortText, description: 'The new name of the step.' }),
    description: t.string({
      validate: richTextInput,
      description: 'The new description, as HTML that will be sanitized.',
    }),
    external: t.boolean({ description: 'Whether the applicant, rather than staff, completes the step.' }),
    autoadvance: t.boolean({
      description: 'Whether the step is completed automatically once all reviews are approved or the payment is made.',
    }),
    revisable: t.boolean({ description: 'Whether answers can be changed after the step is completed.' }),
    requiresSignature: t.boolean({ description: 'Whether the applicant must sign the step.' }),
    time: t.int({
      description: 'How long the step should take, counted in `timeUnit`. Set both to null for no timeframe.',
    }),
    timeUnit: t.field({ type: TimeUnitEnum, description: 'The unit of `time`. Set both to null for no timeframe.' }),
    internalInstructions: t.string({
      validate: richTextInput,
      description: 'The new instructions for staff, as HTML that will be sanitized.',
    }),
    externalInstructions: t.string({
      validate: richTextInput,
      description: 'The new instructions for the applicant, as HTML that will be sanitized.',
    }),
    config: t.field({ type: PaymentConfigInput, description: 'The payment settings. Only for payment steps.' }),
    emailNotifications: t.field({
      type: [StepEmailNotificationInput],
      validate: maxItems(20),
      description: 'The emails the step sends, at most 20. They replace all existing ones.',
    }),
    seen: t.field({ type: SeenTexts, description: seenDescription }),
    seenTimeframe: t.field({ type: SeenTimeframe, description: seenDescription }),
    seenConfig: t.field({ type: SeenPaymentConfig, description: seenDescription }),
    seenEmails: t.field({ type: SeenStepEmails, description: seenDescription }),
  }),
  part: ({ input: { stepId } }) => stepId,
  run: async (ctx, { input }) => {
    const { stepId, config, external, autoadvance, revisable, requiresSignature, emailNotifications, ...texts } = input;
    const flags = nullsAsUnset({ external, autoadvance, revisable, requiresSignature });
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
  return { ...nullable, ...nullsAsUnset(rest), formulaId: idOrNull(formulaId) };
}

partMutation('reorderStep', {
  description: 'Moves a step within its form.',
  inputDescription: 'The step to move and its new place.',
  inputFields: (t) => ({
    stepId: t.globalID({ required: true, for: Step, description: 'The ID of the step to move.' }),
    position: t.int({
      required: true,
      description: 'The new zero-based position. A position past the end moves the step to the end.',
    }),
  }),
  part: ({ input: { stepId } }) => stepId,
  run: async (ctx, { input: { stepId, position } }) => {
    await reorderStep(ctx, { stepId: stepId.id, position });
    return { stepId: stepId.id };
  },
  outputFields: stepOutput,
});

partMutation('duplicateStep', {
  description: 'Copies a step with everything in it, and puts the copy right after it.',
  inputDescription: 'The step to copy.',
  inputFields: (t) => ({
    stepId: t.globalID({ required: true, for: Step, description: 'The ID of the step to copy.' }),
  }),
  part: ({ input: { stepId } }) => stepId,
  idempotent: true,
  run: async (ctx, { input: { stepId } }, idempotencyKey) => {
    return { stepId: await duplicateStep(ctx, { stepId: stepId.id }, idempotencyKey) };
  },
  outputFields: stepOutput,
});

partMutation('deleteStep', {
  description: 'Deletes a step with everything in it. Refused while another part of the form uses any of it.',
  inputDescription: 'The step to delete.',
  inputFields: (t) => ({
    stepId: t.globalID({ required: true, for: Step, description: 'The ID of the step to delete.' }),
  }),
  part: ({ input: { stepId } }) => stepId,
  run: async (ctx, { input: { stepId } }) => {
    await deleteStep(ctx, { stepId: stepId.id });
    return { stepId: stepId.id };
  },
  outputFields: (t) => ({
    deletedStepId: t.globalID({
      description: 'The ID of the deleted step.',
      resolve: ({ done: { stepId } }) => ({ type: Step, id: stepId }),
    }),
  }),
});
