import { InvalidInput } from '#domain/kernel/refusal.ts';
import { builder } from '#server/graphql/builder.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { nullsAsUnset } from '#server/graphql/form/patch.ts';
import { seenDescription, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { Step, stepOutput } from '#server/graphql/form/Step.ts';
import { SubprocessConfig, subprocessConfigOutput } from '#server/graphql/form/SubprocessConfig.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import {
  createSubprocessConfig,
  deleteSubprocessConfig,
  reorderSubprocessConfig,
  updateSubprocessConfig,
} from '#server/operations/form/subprocessConfig.ts';

const Settings = builder.inputType('SubprocessSettingsInput', {
  description: 'How a step requests a sub-submission. Omitted values stay as they are.',
  fields: (t) => ({
    name: t.string({
      validate: shortText,
      description: 'The name of the request, or null to use the name of the requested form.',
    }),
    required: t.boolean({
      description: 'Whether the submission cannot be completed without the sub-submission. Defaults to true.',
    }),
    allowsExisting: t.boolean({
      description: 'Whether an existing submission can be linked instead of starting a new one. Defaults to true.',
    }),
  }),
});

type Input = typeof Settings.$inferInput;

const settingsOf = ({ name, required, allowsExisting }: Input = {}) => ({
  name,
  ...nullsAsUnset({ required, allowsExisting }),
});

/** Refuses forms the viewer cannot see, as if they did not exist. */
async function refuseUnseen({ access }: RequestContext, id: string | undefined): Promise<void> {
  if (id === undefined || (await access.may('masterTemplate', 'viewForm', id))) return;
  throw new InvalidInput([{ path: 'masterTemplateId', code: 'subprocessFormUnknown' }]);
}

partMutation('createSubprocessConfig', {
  description: 'Makes a step request a sub-submission of another form of the same team.',
  inputDescription: 'The step, the form to request, and how.',
  inputFields: (t) => ({
    stepId: t.globalID({ required: true, for: Step, description: 'The ID of the step that makes the request.' }),
    masterTemplateId: t.globalID({
      required: true,
      for: MasterTemplate,
      description: 'The ID of the form that the sub-submission is for.',
    }),
    settings: t.field({ type: Settings, description: 'How the sub-submission is requested.' }),
  }),
  part: ({ input: { stepId } }) => stepId,
  idempotent: true,
  run: async (ctx, { input: { stepId, masterTemplateId, settings } }, idempotencyKey) => {
    await refuseUnseen(ctx, masterTemplateId.id);
    const config = { stepId: stepId.id, subprocessMasterTemplateId: masterTemplateId.id };
    const configId = await createSubprocessConfig(ctx, { ...config, ...settingsOf(settings ?? {}) }, idempotencyKey);
    return { configId, stepId: stepId.id };
  },
  outputFields: (t) => ({ ...subprocessConfigOutput(t), ...stepOutput(t) }),
});

partMutation('updateSubprocessConfig', {
  description: 'Changes how a step requests a sub-submission.',
  inputDescription: 'The changes to a sub-submission request. Omitted values stay as they are.',
  inputFields: (t) => ({
    subprocessConfigId: t.globalID({
      required: true,
      for: SubprocessConfig,
      description: 'The ID of the sub-submission request to change.',
    }),
    masterTemplateId: t.globalID({
      for: MasterTemplate,
      description: 'The ID of the form that the sub-submission is for.',
    }),
    settings: t.field({ type: Settings, description: 'The new settings of the request.' }),
    seen: t.field({ type: SeenTexts, description: seenDescription }),
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
  description: 'Moves a sub-submission request within its step.',
  inputDescription: 'The sub-submission request to move and its new place.',
  inputFields: (t) => ({
    subprocessConfigId: t.globalID({
      required: true,
      for: SubprocessConfig,
      description: 'The ID of the sub-submission request to move.',
    }),
    position: t.int({
      required: true,
      description: 'The new zero-based position. A position past the end moves the request to the end.',
    }),
  }),
  part: ({ input: { subprocessConfigId } }) => subprocessConfigId,
  run: async (ctx, { input: { subprocessConfigId, position } }) => ({
    configId: await reorderSubprocessConfig(ctx, { configId: subprocessConfigId.id, position }),
  }),
  outputFields: subprocessConfigOutput,
});

partMutation('deleteSubprocessConfig', {
  description: 'Deletes a sub-submission request and its logic.',
  inputDescription: 'The sub-submission request to delete.',
  inputFields: (t) => ({
    subprocessConfigId: t.globalID({
      required: true,
      for: SubprocessConfig,
      description: 'The ID of the sub-submission request to delete.',
    }),
  }),
  part: ({ input: { subprocessConfigId } }) => subprocessConfigId,
  run: async (ctx, { input: { subprocessConfigId } }) => ({
    stepId: await deleteSubprocessConfig(ctx, { configId: subprocessConfigId.id }),
    deletedId: subprocessConfigId.id,
  }),
  outputFields: (t) => ({
    ...stepOutput(t),
    deletedSubprocessConfigId: t.globalID({
      description: 'The ID of the deleted sub-submission request.',
      resolve: ({ done: { deletedId } }) => ({ type: SubprocessConfig, id: deletedId }),
    }),
  }),
});
