import { builder } from '#server/graphql/builder.ts';
import { ConfiguredOutput, outputOutput } from '#server/graphql/form/ConfiguredOutput.ts';
import { PeriodUnitEnum, ReminderDirectionEnum } from '#server/graphql/form/enums.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { idOrNull, nullsAsUnset } from '#server/graphql/form/patch.ts';
import { seenDescription, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { Step } from '#server/graphql/form/Step.ts';
import { maxItems, shortText } from '#server/graphql/inputTexts.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { TemplateDocument } from '#server/graphql/template/TemplateDocument.ts';
import {
  createConfiguredOutput,
  deleteConfiguredOutput,
  updateConfiguredOutput,
  type OutputChange,
} from '#server/operations/form/configuredOutput.ts';

const PeriodInput = builder.inputType('PeriodInput', {
  description: 'A length of calendar time, such as 30 days or 1 year.',
  fields: (t) => ({
    value: t.int({ required: true, description: 'The number of units in the period.' }),
    unit: t.field({ type: PeriodUnitEnum, required: true, description: 'The calendar unit of the period.' }),
  }),
});

const ReminderInput = builder.inputType('RenewalReminderInput', {
  description: 'An email that reminds the holder of an output to renew it.',
  fields: (t) => ({
    direction: t.field({
      type: ReminderDirectionEnum,
      required: true,
      description: 'Whether the reminder is sent before or after the expiration date.',
    }),
    period: t.field({
      type: PeriodInput,
      required: true,
      description: 'How long before or after the expiration date the reminder is sent.',
    }),
  }),
});

const Settings = builder.inputType('OutputSettingsInput', {
  description:
    'How an output is issued, expires, and is renewed. Omitted values stay as they are; null clears an optional value.',
  fields: (t) => ({
    documentId: t.globalID({
      for: TemplateDocument,
      description: 'The ID of the document that is filled in to produce the output, or null for none.',
    }),
    issuedOnStepId: t.globalID({
      for: Step,
      description:
        'The ID of the step at which the output is issued, or null to issue it when the submission is completed.',
    }),
    autofill: t.boolean({
      description: 'Whether a renewal starts with the previous answers. Applies to fields set to autofill on renewal.',
    }),
    checkShowsHolder: t.boolean({ description: 'Whether the verification page shows the name of the holder.' }),
    expires: t.boolean({ description: 'Whether the output expires.' }),
    expiresAfter: t.field({ type: PeriodInput, description: 'How long the output is valid after it is issued.' }),
    renewable: t.boolean({ description: 'Whether the output can be renewed.' }),
    renewalOpens: t.field({
      type: PeriodInput,
      description: 'How long before the expiration date renewal opens, or null to keep it always open before then.',
    }),
    renewalCloses: t.field({
      type: PeriodInput,
      description: 'How long after the expiration date renewal stays open, or null to never close it.',
    }),
    reminders: t.field({
      type: [ReminderInput],
      validate: maxItems(50),
      description: 'The renewal reminders, at most 20. They replace all existing ones.',
    }),
  }),
});

type Input = typeof Settings.$inferInput;
type Period = typeof PeriodInput.$inferInput;

const never = { value: null, unit: null };
const periodOf = (period: Period | null | undefined) => (period === null ? never : period);

function changeOf({
  documentId,
  issuedOnStepId,
  autofill,
  checkShowsHolder,
  expires,
  renewable,
  reminders,
  ...periods
}: Input): OutputChange {
  return {
    ...nullsAsUnset({ autofill, checkShowsHolder, expires, renewable, reminders }),
    expiresAfter: periodOf(periods.expiresAfter),
    renewalOpens: periodOf(periods.renewalOpens),
    renewalCloses: periodOf(periods.renewalCloses),
    documentId: idOrNull(documentId),
    issuedOnStepId: idOrNull(issuedOnStepId),
  };
}

partMutation('createConfiguredOutput', {
  description: 'Adds an output to a draft.',
  inputDescription: 'The new output.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({
      required: true,
      for: FlowTemplate,
      description: 'The ID of the draft to add the output to.',
    }),
    name: t.string({
      required: true,
      validate: shortText,
      description: 'The name of the output as applicants see it.',
    }),
    settings: t.field({ type: Settings, description: 'How the output is issued, expires, and is renewed.' }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  idempotent: true,
  run: async (ctx, { input: { flowTemplateId, name, settings } }, idempotencyKey) => {
    const output = { ...changeOf(settings ?? {}), flowTemplateId: flowTemplateId.id, name };
    return { outputId: await createConfiguredOutput(ctx, output, idempotencyKey) };
  },
  outputFields: outputOutput,
});

partMutation('updateConfiguredOutput', {
  description: 'Changes an output.',
  inputDescription: 'The changes to an output. Omitted values stay as they are.',
  inputFields: (t) => ({
    outputId: t.globalID({ required: true, for: ConfiguredOutput, description: 'The ID of the output to change.' }),
    name: t.string({ validate: shortText, description: 'The new name of the output.' }),
    settings: t.field({ type: Settings, description: 'The new settings of the output.' }),
    seen: t.field({ type: SeenTexts, description: seenDescription }),
  }),
  part: ({ input: { outputId } }) => outputId,
  run: async (ctx, { input: { outputId, name, settings, seen } }) => ({
    outputId: await updateConfiguredOutput(ctx, {
      ...changeOf(settings ?? {}),
      ...nullsAsUnset({ name }),
      seen,
      outputId: outputId.id,
    }),
  }),
  outputFields: outputOutput,
});

partMutation('deleteConfiguredOutput', {
  description: 'Deletes an output from a draft. Documents already issued by published versions are kept.',
  inputDescription: 'The output to delete.',
  inputFields: (t) => ({
    outputId: t.globalID({ required: true, for: ConfiguredOutput, description: 'The ID of the output to delete.' }),
  }),
  part: ({ input: { outputId } }) => outputId,
  run: async (ctx, { input: { outputId } }) => {
    await deleteConfiguredOutput(ctx, { outputId: outputId.id });
    return { outputId: outputId.id };
  },
  outputFields: (t) => ({
    deletedConfiguredOutputId: t.globalID({
      description: 'The ID of the deleted output.',
      resolve: ({ done: { outputId } }) => ({ type: ConfiguredOutput, id: outputId }),
    }),
  }),
});
