import type { CalendarUnit } from '#domain/kernel/dates.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import {
  outputProblems,
  type OutputSettings,
  type PeriodInput,
  type ReminderInput,
} from '#domain/template/OutputSettings.ts';
import type { ConfiguredOutput, RenewalReminder } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { draftOperation, refuseOverLimit, type Draft } from '#server/operations/form/draft.ts';
import { idsOf, positionOrder, renumber } from '#server/operations/form/positions.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';

export interface OutputChange extends Partial<OutputSettings> {
  readonly autofill?: boolean;
  readonly checkShowsHolder?: boolean;
  /** a document of the form; null to generate nothing */
  readonly documentId?: string | null;
  /** the step that issues it; null to issue it when the submission is completed */
  readonly issuedOnStepId?: string | null;
}

export const createConfiguredOutput = draftOperation<
  OutputChange & { readonly flowTemplateId: string; readonly name: string },
  string
>(
  'createConfiguredOutput',
  ({ flowTemplateId }) => ['FlowTemplate', flowTemplateId],
  async (draft, { flowTemplateId, ...change }) => {
    const others = await outputsOf(draft);
    refuseOverLimit('outputs', others.length + 1);
    const id = newId();
    const row = { id, identity: newId(), teamId: draft.teamId, flowTemplateId, position: others.length };
    const { settings, columns } = await read(draft, change, settingsOfNew);
    await draft.db.configuredOutput.create({ data: { ...row, ...columns } });
    await keepReminders(draft, id, [], settings.reminders);
    draft.changed('ConfiguredOutput', id, 'created');
    return id;
  },
);

/** Changes the given values. A list of reminders replaces the previous one. */
export const updateConfiguredOutput = draftOperation<OutputChange & { readonly outputId: string }, string>(
  'updateConfiguredOutput',
  ({ outputId }) => ['ConfiguredOutput', outputId],
  async (draft, { outputId, ...change }) => {
    const where = { id: outputId, flowTemplateId: draft.id };
    const before = await draft.db.configuredOutput.findFirst({
      where,
      include: { renewalReminders: { orderBy: { id: 'asc' } } },
    });
    refuseUnless(before, 'outdated');
    const { settings, columns } = await read(draft, change, settingsOf(before, before.renewalReminders));
    await draft.db.configuredOutput.update({ where: { id: outputId }, data: columns });
    await keepReminders(draft, outputId, before.renewalReminders, settings.reminders);
    draft.changed('ConfiguredOutput', outputId, 'updated');
    return outputId;
  },
);

export const deleteConfiguredOutput = draftOperation<{ outputId: string }, string>(
  'deleteConfiguredOutput',
  ({ outputId }) => ['ConfiguredOutput', outputId],
  async (draft, { outputId }) => {
    await draft.db.configuredOutput.delete({ where: { id: outputId } });
    await renumber(draft.db, 'configured_outputs', await outputsOf(draft));
    draft.changed('ConfiguredOutput', outputId, 'deleted');
    return draft.id;
  },
);

const never: PeriodInput = { value: null, unit: null };
const settingsOfNew: OutputSettings = {
  ...{ name: '', expires: false, renewable: false, reminders: [] },
  ...{ expiresAfter: never, renewalOpens: never, renewalCloses: never },
};

const settingsOf = (output: ConfiguredOutput, reminders: readonly RenewalReminder[]): OutputSettings => ({
  ...{ name: output.name, expires: output.expires, renewable: output.renewable },
  expiresAfter: { value: output.expiresAfterValue, unit: output.expiresAfterUnit },
  renewalOpens: { value: output.renewalOpensValue, unit: output.renewalOpensUnit },
  renewalCloses: { value: output.renewalClosesValue, unit: output.renewalClosesUnit },
  reminders: reminders.map(({ direction, periodValue, periodUnit }) => {
    return { direction, period: { value: periodValue, unit: periodUnit } };
  }),
});

type Columns = Omit<OutputColumns, 'documentId' | 'issuedOnStepIdentity'> & Partial<OutputColumns>;
type OutputColumns = Omit<
  ConfiguredOutput,
  'id' | 'teamId' | 'flowTemplateId' | 'identity' | 'position' | 'autofill' | 'checkShowsHolder'
> & {
  readonly autofill?: boolean | undefined;
  readonly checkShowsHolder?: boolean | undefined;
};

async function read(
  draft: Draft,
  { autofill, checkShowsHolder, documentId, issuedOnStepId, ...given }: OutputChange,
  before: OutputSettings,
): Promise<{ readonly settings: OutputSettings; readonly columns: Columns }> {
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const settings: OutputSettings = { ...before, ...named };
  refuseProblems(outputProblems(settings));
  refuseOverLimit('remindersOfOutput', settings.reminders.length);
  const { expiresAfter, renewalOpens, renewalCloses } = settings;
  const columns = {
    ...{ name: oneLine(settings.name), autofill, checkShowsHolder },
    ...{ expires: settings.expires, renewable: settings.renewable },
    ...{ expiresAfterValue: expiresAfter.value, expiresAfterUnit: expiresAfter.unit },
    ...{ renewalOpensValue: renewalOpens.value, renewalOpensUnit: renewalOpens.unit },
    ...{ renewalClosesValue: renewalCloses.value, renewalClosesUnit: renewalCloses.unit },
    documentId: documentId == null ? documentId : await documentOf(draft, documentId),
    issuedOnStepIdentity: issuedOnStepId == null ? issuedOnStepId : await stepIdentityOf(draft, issuedOnStepId),
  };
  return { settings, columns };
}

/** Unchanged reminders keep their rows. A changed one keeps the id at its position in the list. */
async function keepReminders(
  { db }: Draft,
  configuredOutputId: string,
  before: readonly RenewalReminder[],
  wanted: readonly ReminderInput[],
): Promise<void> {
  const left = [...before];
  const added = wanted.filter(({ direction, period }) => {
    const same = left.findIndex(
      (row) => row.direction === direction && row.periodValue === period.value && row.periodUnit === period.unit,
    );
    if (same >= 0) left.splice(same, 1);
    return same < 0;
  });
  await db.renewalReminder.deleteMany({ where: { id: { in: idsOf(left) } } });
  const data = added.map(({ direction, period }, place) => ({
    ...{ id: left[place]?.id ?? newId(), configuredOutputId, direction },
    ...{ periodValue: period.value as number, periodUnit: period.unit as CalendarUnit },
  }));
  await db.renewalReminder.createMany({ data });
}

async function documentOf({ db, masterTemplateId }: Draft, id: string): Promise<string> {
  if ((await db.masterTemplateDocument.count({ where: { id, masterTemplateId } })) > 0) return id;
  throw new InvalidInput([{ path: 'documentId', code: 'documentUnknown' }]);
}

async function stepIdentityOf({ db, id: flowTemplateId }: Draft, id: string): Promise<string> {
  const step = await db.step.findFirst({ where: { id, flowTemplateId }, select: { identity: true } });
  if (!step) throw new InvalidInput([{ path: 'issuedOnStepId', code: 'outputStepUnknown' }]);
  return step.identity;
}

const outputsOf = async ({ db, id }: Draft): Promise<string[]> =>
  idsOf(await db.configuredOutput.findMany({ where: { flowTemplateId: id }, ...positionOrder }));
