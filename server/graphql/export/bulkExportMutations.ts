import { mostExportedForms } from '#domain/export/exportRules.ts';
import { askingFor } from '#server/graphql/export/askingFor.ts';
import { BulkExport } from '#server/graphql/export/BulkExport.ts';
import { exportOutput, PriorMonthsTypeEnum } from '#server/graphql/export/exportMutations.ts';
import { atMost, line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { verbMutation, type DoneFields, type InputFields } from '#server/graphql/verbMutation.ts';
import {
  createBulkExport,
  deleteBulkExport,
  runBulkExport,
  updateBulkExport,
} from '#server/operations/export/bulkExport.ts';

const settings = (t: InputFields) => ({
  scheduledDay: t.int({ description: 'On which day of each month it runs by itself, 1 to 28; null for not at all.' }),
  priorMonthsLimit: t.int({ description: 'Only what is of the last so many months; null for all.' }),
  priorMonthsType: t.field({ type: PriorMonthsTypeEnum, description: 'By which moment the months are counted.' }),
  includeLegacy: t.boolean({ description: 'Records of other systems are taken along.' }),
});

const bulkExportOutput = <Done extends { readonly id: string }>(t: DoneFields<Done>) => ({
  bulkExport: t.prismaField({
    type: BulkExport,
    nullable: true,
    description: 'As it is now; null when somebody has deleted it since.',
    resolve: (query, { done: { id } }, _args, { services }) =>
      services.db.batchExportTemplate.findUnique({ ...query, where: { id } }),
  }),
});

/** Nobody puts forms into a bulk export that they may not take along; those that stand there already stay. */
async function refuseOthersForms(ctx: RequestContext, formIds: readonly string[], id?: string): Promise<void> {
  const kept =
    id === undefined
      ? []
      : await ctx.services.db.batchExportTemplateItem.findMany({ where: { batchExportTemplateId: id } });
  const known = new Set(kept.map(({ masterTemplateId }) => masterTemplateId));
  const added = formIds.filter((formId) => !known.has(formId));
  const may = await Promise.all(added.map((formId) => ctx.access.may('masterTemplate', 'exportForm', formId)));
  if (!may.every(Boolean)) throw notAllowed(ctx, false);
}

verbMutation('createBulkExport', {
  description: 'Keeps what is to be exported again and again.',
  inputDescription: 'Which forms of a team, how much of them, and when.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'Whose forms they are.' }),
    name: t.string({ required: true, validate: line, description: 'As the team will call it.' }),
    masterTemplateIds: t.globalIDList({
      required: true,
      for: MasterTemplate,
      validate: atMost(mostExportedForms),
      description: 'Forms of the team that the viewer may take along.',
    }),
    ...settings(t),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['team', 'createBulkExport', ({ input }) => input.teamId.id],
  run: async (ctx, { input: { teamId, name, masterTemplateIds, idempotencyKey, ...rest } }) => {
    const formIds = masterTemplateIds.map(({ id }) => id);
    const { userId } = await askingFor(ctx, { type: 'submissions', chosen: [], formIds });
    const draft = {
      ...{ name, formIds, scheduledDay: rest.scheduledDay ?? null, priorMonthsLimit: rest.priorMonthsLimit ?? null },
      ...{ priorMonthsType: rest.priorMonthsType ?? null, includeLegacy: rest.includeLegacy ?? false },
    };
    return { id: await createBulkExport(ctx, { teamId: teamId.id, userId, draft }, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'It is kept.',
  outputFields: bulkExportOutput,
});

verbMutation('updateBulkExport', {
  description: 'Changes what is exported. Runs that are under way stay what they are.',
  inputDescription: 'What is left out stays; null empties.',
  inputFields: (t) => ({
    bulkExportId: t.globalID({ required: true, for: BulkExport, description: 'Which one.' }),
    name: t.string({ validate: line, description: 'As the team will call it.' }),
    masterTemplateIds: t.globalIDList({
      for: MasterTemplate,
      validate: atMost(mostExportedForms),
      description: 'Forms of the team, all that it takes along from now on.',
    }),
    ...settings(t),
  }),
  may: ['bulkExport', 'updateBulkExport', ({ input }) => input.bulkExportId.id],
  run: async (ctx, { input: { bulkExportId, name, masterTemplateIds, includeLegacy, ...rest } }) => {
    const formIds = masterTemplateIds?.map(({ id }) => id);
    if (formIds) await refuseOthersForms(ctx, formIds, bulkExportId.id);
    const { scheduledDay, priorMonthsLimit, priorMonthsType } = rest;
    const change = {
      ...(typeof name === 'string' ? { name } : {}),
      ...(formIds ? { formIds } : {}),
      ...(scheduledDay === undefined ? {} : { scheduledDay }),
      ...(priorMonthsLimit === undefined ? {} : { priorMonthsLimit }),
      ...(priorMonthsType === undefined ? {} : { priorMonthsType }),
      ...(typeof includeLegacy === 'boolean' ? { includeLegacy } : {}),
    };
    return { id: await updateBulkExport(ctx, { id: bulkExportId.id, change }) };
  },
  keepsRights: true,
  outputDescription: 'It is changed.',
  outputFields: bulkExportOutput,
});

verbMutation('deleteBulkExport', {
  description: 'It is not run any more. Files that it has made stay with whoever got them.',
  inputDescription: 'Which one.',
  inputFields: (t) => ({ bulkExportId: t.globalID({ required: true, for: BulkExport, description: 'Which one.' }) }),
  may: ['bulkExport', 'deleteBulkExport', ({ input }) => input.bulkExportId.id],
  run: async (ctx, { input: { bulkExportId } }) => {
    await deleteBulkExport(ctx, bulkExportId.id);
    return { id: bulkExportId.id };
  },
  keepsRights: true,
  outputDescription: 'It is gone.',
  outputFields: (t) => ({
    deletedBulkExportId: t.globalID({
      description: 'Of the bulk export that was there.',
      resolve: ({ done: { id } }) => ({ type: BulkExport, id }),
    }),
  }),
});

verbMutation('runBulkExport', {
  description:
    'Exports its forms now, as far as both its maker and the viewer may read them. The viewer gets the file.',
  inputDescription: 'Which one.',
  inputFields: (t) => ({
    bulkExportId: t.globalID({ required: true, for: BulkExport, description: 'Which one.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['bulkExport', 'runBulkExport', ({ input }) => input.bulkExportId.id],
  reads: 'submissions',
  run: async (ctx, { input: { bulkExportId, idempotencyKey } }) => {
    const asked = await askingFor(ctx, { type: 'submissions', chosen: [], formIds: [] });
    const exportId = await runBulkExport(ctx, { ...asked, id: bulkExportId.id }, idempotencyKey);
    return { id: bulkExportId.id, exportId: exportId ?? '' };
  },
  keepsRights: true,
  outputDescription: 'The export is queued.',
  outputFields: (t) => ({ ...exportOutput(t), ...bulkExportOutput(t) }),
});
