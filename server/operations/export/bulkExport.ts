import {
  bulkExportProblems,
  normaliseBulkExport,
  type BulkExportDraft,
  type PriorMonthsType,
} from '#domain/export/bulkExport.ts';
import { priorMonthsStart } from '#domain/export/scheduledRun.ts';
import type { CalendarDate } from '#domain/kernel/dates.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { newId } from '#server/newId.ts';
import { startExport } from '#server/operations/export/startExport.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import type { RequesterLimits } from '#server/sessions/loadPrincipal.ts';

interface NewBulkExport {
  readonly teamId: string;
  readonly userId: string;
  readonly draft: BulkExportDraft;
}

/** Creates an export that can be run repeatedly. Returns its id. */
export const createBulkExport = operation<NewBulkExport, string>(
  'createBulkExport',
  async (tx, { teamId, userId, draft: typed }) => {
    const draft = await checked(tx, teamId, typed);
    const id = newId();
    const { formIds, ...data } = draft;
    await tx.db.batchExportTemplate.create({
      data: {
        ...{ ...data, id, teamId, createdById: userId, createdAt: tx.now },
        scheduledSince: draft.scheduledDay === null ? null : tx.now,
        batchExportTemplateItems: { create: formIds.map((masterTemplateId) => ({ id: newId(), masterTemplateId })) },
      },
    });
    return id;
  },
);

interface ChangedBulkExport {
  readonly id: string;
  /** omitted values stay unchanged */
  readonly change: Partial<BulkExportDraft>;
}

/** Changes what is exported. Runs in progress are not affected. */
export const updateBulkExport = operation<ChangedBulkExport, string>('updateBulkExport', async (tx, { id, change }) => {
  const before = await lockBulkExport(tx, id);
  const { formIds, ...data } = await checked(tx, before.teamId, { ...draftOf(before), ...change });
  const isSameDay = data.scheduledDay === before.scheduledDay;
  await tx.db.batchExportTemplate.update({
    where: { id },
    // a changed schedule counts from now
    data: { ...data, ...(isSameDay ? {} : { scheduledSince: data.scheduledDay === null ? null : tx.now }) },
  });
  await tx.db.batchExportTemplateItem.deleteMany({
    where: { batchExportTemplateId: id, masterTemplateId: { notIn: [...formIds] } },
  });
  await tx.db.batchExportTemplateItem.createMany({
    data: formIds.map((masterTemplateId) => ({ id: newId(), batchExportTemplateId: id, masterTemplateId })),
    skipDuplicates: true,
  });
  return id;
});

/** Future runs stop. Files from earlier runs stay with the people who received them. */
export const deleteBulkExport = operation<string, string>('deleteBulkExport', async (tx, id) => {
  const { teamId } = await lockBulkExport(tx, id);
  await tx.db.batchExportTemplate.delete({ where: { id } });
  return teamId;
});

interface Run {
  readonly id: string;
  /** who receives the file */
  readonly userId: string;
  readonly asker: RequesterLimits;
  /** the scheduled date; omitted if a person starts it */
  readonly scheduledOn?: CalendarDate;
}

/** Starts a run of a bulk export. Returns the export's id, or null if the schedule has already started it. */
export const runBulkExport = operation<Run, string | null>('runBulkExport', (tx, run) => startRun(tx, run));

async function startRun(tx: Tx, { id, userId, asker, scheduledOn }: Run): Promise<string | null> {
  const bulk = await lockBulkExport(tx, id);
  const before = bulk.lastScheduledOn?.toISOString().slice(0, 7);
  if (scheduledOn !== undefined && before !== undefined && before >= scheduledOn.slice(0, 7)) return null;
  const { teamId, name, priorMonthsLimit, priorMonthsType, includeLegacy, createdById, team } = bulk;
  const from = priorMonthsStart(priorMonthsLimit, tx.now, team.timeZone);
  const exportId = await startExport(tx, {
    ...{ userId, teamId, name, type: 'submissions', format: 'xlsx', batchExportTemplateId: id },
    isByClock: scheduledOn !== undefined,
    request: {
      asker,
      forms: {
        formIds: formsOf(bulk),
        ...{ from: from?.toISOString() ?? null, until: null, by: (priorMonthsType ?? 'launched') as PriorMonthsType },
        ...{ includeLegacy, alsoSeenBy: createdById },
      },
    },
  });
  const scheduled = scheduledOn === undefined ? {} : { lastScheduledOn: new Date(scheduledOn) };
  await tx.db.batchExportTemplate.update({ where: { id }, data: { lastRunAt: tx.now, ...scheduled } });
  const about = { subjectType: 'Export', subjectId: exportId, data: { export: name, format: 'xlsx' } };
  tx.audit({ kind: 'runBulkExport', teamId, ...about });
  return exportId;
}

const withForms = { batchExportTemplateItems: { orderBy: { id: 'asc' } }, team: true } as const;

async function lockBulkExport({ db }: Tx, id: string) {
  await db.$queryRaw`SELECT id FROM batch_export_templates WHERE id = ${id}::uuid FOR UPDATE`;
  const found = await db.batchExportTemplate.findUnique({ where: { id }, include: withForms });
  refuseUnless(found, 'outdated');
  return found;
}

type Kept = Awaited<ReturnType<typeof lockBulkExport>>;

const formsOf = ({ batchExportTemplateItems: items }: Kept): string[] =>
  items.map(({ masterTemplateId }) => masterTemplateId);

const draftOf = (kept: Kept): BulkExportDraft => {
  const { name, scheduledDay, priorMonthsLimit, priorMonthsType, includeLegacy } = kept;
  return { name, scheduledDay, priorMonthsLimit, priorMonthsType, includeLegacy, formIds: formsOf(kept) };
};

async function checked({ db }: Tx, teamId: string, typed: BulkExportDraft): Promise<BulkExportDraft> {
  refuseProblems(bulkExportProblems(typed));
  const draft = normaliseBulkExport(typed);
  const forms = await db.masterTemplate.count({ where: { teamId, id: { in: [...draft.formIds] } } });
  if (forms !== draft.formIds.length) throw new InvalidInput([{ path: 'itemIds', code: 'formsOfOtherTeam' }]);
  return draft;
}
