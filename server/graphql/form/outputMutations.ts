import { builder } from '#server/graphql/builder.ts';
import { ConfiguredOutput, outputOutput } from '#server/graphql/form/ConfiguredOutput.ts';
import { PeriodUnitEnum, ReminderDirectionEnum } from '#server/graphql/form/enums.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { idOrNull, orUnset } from '#server/graphql/form/patch.ts';
import { seenMeaning, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { Step } from '#server/graphql/form/Step.ts';
import { atMost, line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { TemplateDocument } from '#server/graphql/template/TemplateDocument.ts';
import {
  createConfiguredOutput,
  deleteConfiguredOutput,
  updateConfiguredOutput,
  type OutputChange,
} from '#server/operations/form/configuredOutput.ts';

const PeriodInput = builder.inputType('PeriodInput', {
  description: 'A length of time in the calendar.',
  fields: (t) => ({
    value: t.int({ required: true, description: 'How many.' }),
    unit: t.field({ type: PeriodUnitEnum, required: true, description: 'Of what.' }),
  }),
});

const ReminderInput = builder.inputType('RenewalReminderInput', {
  description: 'A mail about an expiry.',
  fields: (t) => ({
    direction: t.field({ type: ReminderDirectionEnum, required: true, description: 'Before or after the expiry.' }),
    period: t.field({ type: PeriodInput, required: true, description: 'How long before or after it.' }),
  }),
});

const Settings = builder.inputType('OutputSettingsInput', {
  description: 'How an output is issued, expires and is renewed; what is left out stays, null empties.',
  fields: (t) => ({
    documentId: t.globalID({ for: TemplateDocument, description: 'The document that is filled in.' }),
    issuedOnStepId: t.globalID({ for: Step, description: 'The step at which it is issued; null: at the end.' }),
    autofill: t.boolean({ description: 'A renewal starts with the old answers, to fields that say so.' }),
    checkShowsHolder: t.boolean({ description: 'Whoever checks its paper reads the name of its holder.' }),
    expires: t.boolean({ description: 'Is valid for a time only.' }),
    expiresAfter: t.field({ type: PeriodInput, description: 'For how long.' }),
    renewable: t.boolean({ description: 'Can be renewed.' }),
    renewalOpens: t.field({ type: PeriodInput, description: 'How long before the expiry; null: at any time.' }),
    renewalCloses: t.field({ type: PeriodInput, description: 'How long after the expiry; null: never.' }),
    reminders: t.field({ type: [ReminderInput], validate: atMost(50), description: 'All of them.' }),
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
    ...orUnset({ autofill, checkShowsHolder, expires, renewable, reminders }),
    expiresAfter: periodOf(periods.expiresAfter),
    renewalOpens: periodOf(periods.renewalOpens),
    renewalCloses: periodOf(periods.renewalCloses),
    documentId: idOrNull(documentId),
    issuedOnStepId: idOrNull(issuedOnStepId),
  };
}

partMutation('createConfiguredOutput', {
  description: 'Lets submissions of the form issue something.',
  inputDescription: 'An output of a draft.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The draft.' }),
    name: t.string({ required: true, validate: line, description: 'As applicants read it.' }),
    settings: t.field({ type: Settings, description: 'How it is issued.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  run: async (ctx, { input: { flowTemplateId, name, settings, idempotencyKey } }) => {
    const output = { ...changeOf(settings ?? {}), flowTemplateId: flowTemplateId.id, name };
    return { outputId: await createConfiguredOutput(ctx, output, idempotencyKey) };
  },
  outputFields: outputOutput,
});

partMutation('updateConfiguredOutput', {
  description: 'Changes an output.',
  inputDescription: 'What is left out stays.',
  inputFields: (t) => ({
    outputId: t.globalID({ required: true, for: ConfiguredOutput, description: 'Which output.' }),
    name: t.string({ validate: line, description: 'As applicants read it.' }),
    settings: t.field({ type: Settings, description: 'How it is issued.' }),
    seen: t.field({ type: SeenTexts, description: seenMeaning }),
  }),
  part: ({ input: { outputId } }) => outputId,
  run: async (ctx, { input: { outputId, name, settings, seen } }) => ({
    outputId: await updateConfiguredOutput(ctx, {
      ...changeOf(settings ?? {}),
      ...orUnset({ name }),
      seen,
      outputId: outputId.id,
    }),
  }),
  outputFields: outputOutput,
});

partMutation('deleteConfiguredOutput', {
  description: 'Removes an output. What was issued by published versions stays.',
  inputDescription: 'The output to remove.',
  inputFields: (t) => ({
    outputId: t.globalID({ required: true, for: ConfiguredOutput, description: 'Which output.' }),
  }),
  part: ({ input: { outputId } }) => outputId,
  run: async (ctx, { input: { outputId } }) => {
    await deleteConfiguredOutput(ctx, { outputId: outputId.id });
    return { outputId: outputId.id };
  },
  outputFields: (t) => ({
    deletedConfiguredOutputId: t.globalID({
      description: 'Of the output that was there.',
      resolve: ({ done: { outputId } }) => ({ type: ConfiguredOutput, id: outputId }),
    }),
  }),
});
