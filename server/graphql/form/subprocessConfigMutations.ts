import { InvalidInput } from '#domain/kernel/refusal.ts';
import { builder } from '#server/graphql/builder.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { orUnset } from '#server/graphql/form/patch.ts';
import { seenMeaning, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { Step, stepOutput } from '#server/graphql/form/Step.ts';
import { SubprocessConfig, subprocessConfigOutput } from '#server/graphql/form/SubprocessConfig.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import {
  createSubprocessConfig,
  deleteSubprocessConfig,
  reorderSubprocessConfig,
  updateSubprocessConfig,
} from '#server/operations/form/subprocessConfig.ts';

const Settings = builder.inputType('SubprocessSettingsInput', {
  description: 'How a submission of another form is asked for; what is left out stays.',
  fields: (t) => ({
    name: t.string({ validate: line, description: 'What it is called here; null to call it as its form.' }),
    required: t.boolean({ description: 'The submission cannot be completed without it.' }),
    allowsExisting: t.boolean({ description: 'A submission that is there already will do.' }),
  }),
});

type Input = typeof Settings.$inferInput;

const settingsOf = ({ name, required, allowsExisting }: Input = {}) => ({
  name,
  ...orUnset({ required, allowsExisting }),
});

/** A form that the writer does not know is none of theirs to ask for. */
async function refuseUnseen({ access }: RequestContext, id: string | undefined): Promise<void> {
  if (id === undefined || (await access.may('masterTemplate', 'viewForm', id))) return;
  throw new InvalidInput([{ path: 'masterTemplateId', code: 'subprocessFormUnknown' }]);
}

partMutation('createSubprocessConfig', {
  description: 'Lets a step ask for a submission of another form of the team.',
  inputDescription: 'Which form, and how.',
  inputFields: (t) => ({
    stepId: t.globalID({ required: true, for: Step, description: 'The step that asks.' }),
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Of which form.' }),
    settings: t.field({ type: Settings, description: 'How it is asked for.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { stepId } }) => stepId,
  run: async (ctx, { input: { stepId, masterTemplateId, settings, idempotencyKey } }) => {
    await refuseUnseen(ctx, masterTemplateId.id);
    const config = { stepId: stepId.id, subprocessMasterTemplateId: masterTemplateId.id };
    const configId = await createSubprocessConfig(ctx, { ...config, ...settingsOf(settings ?? {}) }, idempotencyKey);
    return { configId, stepId: stepId.id };
  },
  outputFields: (t) => ({ ...subprocessConfigOutput(t), ...stepOutput(t) }),
});

partMutation('updateSubprocessConfig', {
  description: 'Changes how a submission of another form is asked for.',
  inputDescription: 'What is left out stays.',
  inputFields: (t) => ({
    subprocessConfigId: t.globalID({ required: true, for: SubprocessConfig, description: 'Which one.' }),
    masterTemplateId: t.globalID({ for: MasterTemplate, description: 'Of which form.' }),
    settings: t.field({ type: Settings, description: 'How it is asked for.' }),
    seen: t.field({ type: SeenTexts, description: seenMeaning }),
  }),
  part: ({ input: { subprocessConfigId } }) => subprocessConfigId,
  run: async (ctx, { input: { subprocessConfigId, masterTemplateId, settings, seen } }) => {
    await refuseUnseen(ctx, masterTemplateId?.id);
    const form = masterTemplateId ? { subprocessMasterTemplateId: masterTemplateId.id } : {};
    const change = { configId: subprocessConfigId.id, seen, ...settingsOf(settings ?? {}), ...form };
    return { configId: await updateSubprocessConfig(ctx, change) };
  },
  outputFields: subprocessConfigOutput,
});

partMutation('reorderSubprocessConfig', {
  description: 'Moves what a step asks for among its like.',
  inputDescription: 'Where it is to stand.',
  inputFields: (t) => ({
    subprocessConfigId: t.globalID({ required: true, for: SubprocessConfig, description: 'Which one.' }),
    position: t.int({ required: true, description: 'From 0; beyond the end is the end.' }),
  }),
  part: ({ input: { subprocessConfigId } }) => subprocessConfigId,
  run: async (ctx, { input: { subprocessConfigId, position } }) => ({
    configId: await reorderSubprocessConfig(ctx, { configId: subprocessConfigId.id, position }),
  }),
  outputFields: subprocessConfigOutput,
});

partMutation('deleteSubprocessConfig', {
  description: 'Removes what a step asks for, with its logic.',
  inputDescription: 'What is asked for no more.',
  inputFields: (t) => ({
    subprocessConfigId: t.globalID({ required: true, for: SubprocessConfig, description: 'Which one.' }),
  }),
  part: ({ input: { subprocessConfigId } }) => subprocessConfigId,
  run: async (ctx, { input: { subprocessConfigId } }) => ({
    stepId: await deleteSubprocessConfig(ctx, { configId: subprocessConfigId.id }),
    deletedId: subprocessConfigId.id,
  }),
  outputFields: (t) => ({
    ...stepOutput(t),
    deletedSubprocessConfigId: t.globalID({
      description: 'Of what was there.',
      resolve: ({ done: { deletedId } }) => ({ type: SubprocessConfig, id: deletedId }),
    }),
  }),
});
