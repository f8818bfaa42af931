import { maxExportedForms } from '#domain/export/exportRules.ts';
import { defineMutation, type MutationOutputFields, type InputFields } from '#server/graphql/defineMutation.ts';
import { BulkExport } from '#server/graphql/export/BulkExport.ts';
import { exportOutput, PriorMonthsTypeEnum } from '#server/graphql/export/exportMutations.ts';
import { exportRequester } from '#server/graphql/export/exportRequester.ts';
import { maxItems, shortText } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import {
  createBulkExport,
  deleteBulkExport,
  runBulkExport,
  updateBulkExport,
} from '#server/operations/export/bulkExport.ts';

const settings = (t: InputFields) => ({
  scheduledDay: t.int({
    description: 'The day of the month, from 1 to 28, on which it runs automatically. Null for no schedule.',
  }),
  priorMonthsLimit: t.int({ description: 'The number of past months to export. Null for no limit.' }),
  priorMonthsType: t.field({ type: PriorMonthsTypeEnum, description: 'The date that the months are counted by.' }),
  includeLegacy: t.boolean({ description: 'Whether to include records imported from other systems.' }),
});

const bulkExportOutput = <Done extends { readonly id: string }>(t: MutationOutputFields<Done>) => ({
  bulkExport: t.prismaField({
    type: BulkExport,
    nullable: true,
    description: 'The updated bulk export, or null if it has been deleted since.',
    resolve: (query, { done: { id } }, _args, { services }) =>
      services.db.batchExportTemplate.findUnique({ ...query, where: { id } }),
  }),
});

/** Refuses forms that the viewer may not export. Forms already in the bulk export are kept. */
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

defineMutation('createBulkExport', {
  description: 'Creates a bulk export that can be run repeatedly.',
  inputDescription: 'The forms to export, the period, and the schedule.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team that owns the forms.' }),
    name: t.string({ required: true, validate: shortText, description: 'The name of the bulk export.' }),
    masterTemplateIds: t.globalIDList({
      required: true,
      for: MasterTemplate,
      validate: maxItems(maxExportedForms),
      description: 'The IDs of the forms to export, at most 200. The viewer must be allowed to export them.',
    }),
    ...settings(t),
  }),
  may: ['team', 'createBulkExport', ({ input }) => input.teamId.id],
  idempotent: true,
  run: async (ctx, { input: { teamId, name, masterTemplateIds, ...rest } }, idempotencyKey) => {
    const formIds = masterTemplateIds.map(({ id }) => id);
    const { userId } = await exportRequester(ctx, { type: 'submissions', chosen: [], formIds });
    const draft = {
      ...{ name, formIds, scheduledDay: rest.scheduledDay ?? null, priorMonthsLimit: rest.priorMonthsLimit ?? null },
      ...{ priorMonthsType: rest.priorMonthsType ?? null, includeLegacy: rest.includeLegacy ?? false },
    };
    return { id: await createBulkExport(ctx, { teamId: teamId.id, userId, draft }, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The new bulk export.',
  outputFields: bulkExportOutput,
});

defineMutation('updateBulkExport', {
  description: 'Changes a bulk export. Runs in progress are not affected.',
  inputDescription: 'The bulk export and the fields to change. Omitted fields stay the same; null clears a field.',
  inputFields: (t) => ({
    bulkExportId: t.globalID({ required: true, for: BulkExport, description: 'The ID of the bulk export.' }),
    name: t.string({ validate: shortText, description: 'The name of the bulk export.' }),
    masterTemplateIds: t.globalIDList({
      for: MasterTemplate,
      validate: maxItems(maxExportedForms),
      description: 'The IDs of all forms to export from now on, at most 200.',
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
  outputDescription: 'The changed bulk export.',
  outputFields: bulkExportOutput,
});

defineMutation('deleteBulkExport', {
  description: 'Deletes a bulk export and its schedule. Files that it created are kept.',
  inputDescription: 'The bulk export to delete.',
  inputFields: (t) => ({
    bulkExportId: t.globalID({ required: true, for: BulkExport, description: 'The ID of the bulk export.' }),
  }),
  may: ['bulkExport', 'deleteBulkExport', ({ input }) => input.bulkExportId.id],
  run: async (ctx, { input: { bulkExportId } }) => {
    await deleteBulkExport(ctx, bulkExportId.id);
    return { id: bulkExportId.id };
  },
  keepsRights: true,
  outputDescription: 'The deleted bulk export.',
  outputFields: (t) => ({
    deletedBulkExportId: t.globalID({
      description: 'The ID of the deleted bulk export.',
      resolve: ({ done: { id } }) => ({ type: BulkExport, id }),
    }),
  }),
});

defineMutation('runBulkExport', {
  description:
    'Runs a bulk export now. The file contains what both its creator and the viewer may read, and goes to the viewer.',
  inputDescription: 'The bulk export to run.',
  inputFields: (t) => ({
    bulkExportId: t.globalID({ required: true, for: BulkExport, description: 'The ID of the bulk export.' }),
  }),
  may: ['bulkExport', 'runBulkExport', ({ input }) => input.bulkExportId.id],
  reads: 'submissions',
  idempotent: true,
  run: async (ctx, { input: { bulkExportId } }, idempotencyKey) => {
    const requester = await exportRequester(ctx, { type: 'submissions', chosen: [], formIds: [] });
    const exportId = await runBulkExport(ctx, { ...requester, id: bulkExportId.id }, idempotencyKey);
    return { id: bulkExportId.id, exportId: exportId ?? '' };
  },
  keepsRights: true,
  outputDescription: 'The queued export.',
  outputFields: (t) => ({ ...exportOutput(t), ...bulkExportOutput(t) }),
});
