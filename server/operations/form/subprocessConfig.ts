import { movedTo } from '#domain/template/positions.ts';
import { subprocessFormProblem } from '#domain/template/subprocessFormProblem.ts';
import { newId } from '#server/newId.ts';
import { draftOperation, refuseOverLimit, type Draft } from '#server/operations/form/draft.ts';
import { patchedName } from '#server/operations/form/names.ts';
import { idsOf, positionOrder, renumber } from '#server/operations/form/positions.ts';
import { prepareRemoval } from '#server/operations/form/removeParts.ts';
import { stepOf } from '#server/operations/form/step.ts';
import { refuseAt } from '#server/operations/refusals.ts';

export interface SubprocessSettings {
  readonly name?: string | null;
  readonly required?: boolean;
  readonly allowsExisting?: boolean;
}

export interface NewSubprocessConfig extends SubprocessSettings {
  readonly stepId: string;
  /** the form whose submission is required */
  readonly subprocessMasterTemplateId: string;
}

/** Makes a step require a submission of another form; adding the same form twice requires two. See decision 0055. */
export const createSubprocessConfig = draftOperation<NewSubprocessConfig, string>(
  'createSubprocessConfig',
  ({ stepId }) => ['Step', stepId],
  async (draft, { stepId, subprocessMasterTemplateId, ...settings }) => {
    await stepOf(draft, stepId);
    await refuseForm(draft, subprocessMasterTemplateId);
    const others = await configsOf(draft, stepId);
    refuseOverLimit('subprocessesOfStep', others.length + 1);
    const id = newId();
    const row = { id, identity: newId(), teamId: draft.teamId, flowTemplateId: draft.id, stepId };
    await draft.db.subprocessConfig.create({
      data: { ...row, ...columnsOf(settings), subprocessMasterTemplateId, position: others.length },
    });
    draft.changed('SubprocessConfig', id, 'created');
    return id;
  },
);

export interface SubprocessConfigChange extends SubprocessSettings {
  readonly configId: string;
  readonly subprocessMasterTemplateId?: string;
}

/** Applies the given changes. */
export const updateSubprocessConfig = draftOperation<SubprocessConfigChange, string>(
  'updateSubprocessConfig',
  ({ configId }) => ['SubprocessConfig', configId],
  async (draft, { configId, subprocessMasterTemplateId, ...settings }) => {
    if (subprocessMasterTemplateId !== undefined) await refuseForm(draft, subprocessMasterTemplateId);
    const form = subprocessMasterTemplateId === undefined ? {} : { subprocessMasterTemplateId };
    await draft.db.subprocessConfig.update({ where: { id: configId }, data: { ...columnsOf(settings), ...form } });
    draft.changed('SubprocessConfig', configId, 'updated');
    return configId;
  },
);

export const reorderSubprocessConfig = draftOperation<{ configId: string; position: number }, string>(
  'reorderSubprocessConfig',
  ({ configId }) => ['SubprocessConfig', configId],
  async (draft, { configId, position }) => {
    const { stepId } = await draft.db.subprocessConfig.findUniqueOrThrow({ where: { id: configId } });
    await renumber(draft.db, 'subprocess_configs', movedTo(await configsOf(draft, stepId), configId, position));
    draft.changed('SubprocessConfig', configId, 'moved');
    return configId;
  },
);

/** Deletes its logic as well. Returns the step's id. */
export const deleteSubprocessConfig = draftOperation<{ configId: string }, string>(
  'deleteSubprocessConfig',
  ({ configId }) => ['SubprocessConfig', configId],
  async (draft, { configId }) => {
    await prepareRemoval(draft, configId);
    const { stepId } = await draft.db.subprocessConfig.delete({ where: { id: configId } });
    await renumber(draft.db, 'subprocess_configs', await configsOf(draft, stepId));
    draft.changed('SubprocessConfig', configId, 'deleted');
    return stepId;
  },
);

const columnsOf = (settings: SubprocessSettings): SubprocessSettings => ({
  ...settings,
  name: patchedName(settings.name),
});

const configsOf = async ({ db, id }: Draft, stepId: string): Promise<string[]> =>
  idsOf(await db.subprocessConfig.findMany({ where: { flowTemplateId: id, stepId }, ...positionOrder }));

async function refuseForm({ db, teamId, masterTemplateId }: Draft, id: string): Promise<void> {
  const form = await db.masterTemplate.findUnique({ where: { id } });
  refuseAt('masterTemplateId', subprocessFormProblem({ teamId, masterTemplateId }, form));
}
