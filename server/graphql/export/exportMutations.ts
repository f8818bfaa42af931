import { priorMonthsTypes } from '#domain/export/bulkExport.ts';
import { mostChosenRows, mostExportedForms } from '#domain/export/exportRules.ts';
import { builder } from '#server/graphql/builder.ts';
import { askingFor } from '#server/graphql/export/askingFor.ts';
import { Export, ExportFormatEnum } from '#server/graphql/export/Export.ts';
import { listedNow } from '#server/graphql/export/listedNow.ts';
import { atMost, line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { OutputSortType } from '#server/graphql/output/OutputSortType.ts';
import { TransactionFilterEnum, TransactionGroupEnum } from '#server/graphql/payment/transactions.ts';
import { SubmissionSortType } from '#server/graphql/submission/SubmissionSortType.ts';
import { resolveTeam } from '#server/graphql/team/resolveTeam.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { verbMutation, type DoneFields } from '#server/graphql/verbMutation.ts';
import { createExport, exportPeople } from '#server/operations/export/createExport.ts';
import { exportMonthReport } from '#server/operations/export/exportMonthReport.ts';
import { exportTransactions } from '#server/operations/export/exportTransactions.ts';
import { removeExport } from '#server/operations/export/removeExport.ts';

const ListTypeEnum = builder.enumType('ExportListType', {
  description: 'Of what there can be a table by forms or by rows.',
  values: ['submissions', 'outputs'] as const,
});

export const PriorMonthsTypeEnum = builder.enumType('PriorMonthsType', {
  description: 'By which of its moments a submission falls into a period; outputs do by their issue.',
  values: priorMonthsTypes,
});

export const exportOutput = <Done extends { readonly exportId: string }>(t: DoneFields<Done>) => ({
  export: t.prismaField({
    type: Export,
    description: 'It is being made; whoever asked is mailed when it is there.',
    resolve: (query, { done: { exportId } }, _args, { services }) =>
      services.db.export.findUniqueOrThrow({ ...query, where: { id: exportId } }),
  }),
});

verbMutation('createExport', {
  description:
    'Asks for submissions or outputs as a table: rows by their ids, a list as it is filtered, or all of some forms in a period. Who asks is mailed when the file is there.',
  inputDescription: 'Rows, conditions or forms. What is named the viewer may take along; a list has what they may.',
  inputFields: (t) => ({
    type: t.field({ type: ListTypeEnum, required: true, description: 'Of what there will be a row each.' }),
    format: t.field({ type: ExportFormatEnum, required: true, description: 'As what it is written.' }),
    ids: t.globalIDList({ validate: atMost(mostChosenRows), description: 'Submissions or issued outputs.' }),
    filters: t.field({
      type: 'JSON',
      description: 'Conditions as those of `submissionRows` or `outputRows`, as saved filters hold them.',
    }),
    sort: t.field({ type: SubmissionSortType, description: 'Of a list: as that of `submissionRows`.' }),
    outputSort: t.field({ type: OutputSortType, description: 'Of a list: as the `sort` of `outputRows`.' }),
    ascending: t.boolean({ description: 'Of a list: as that of `submissionRows` or `outputRows`.' }),
    masterTemplateIds: t.globalIDList({
      for: MasterTemplate,
      validate: atMost(mostExportedForms),
      description: 'Forms, of which all are taken along.',
    }),
    from: t.field({ type: 'DateTime', description: 'Of forms: from when on; null for from the begin.' }),
    until: t.field({ type: 'DateTime', description: 'Of forms: up to, and not including; null for up to now.' }),
    by: t.field({ type: PriorMonthsTypeEnum, description: 'By which moment; by the launch when it is left out.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  mayEach: [
    [
      'masterTemplate',
      'exportForm',
      ({ input }) => input.masterTemplateIds?.[0]?.id ?? '',
      ({ input }) => (input.masterTemplateIds?.length ?? 0) > 0,
    ],
  ],
  reads: 'submissions',
  writes: 'exports',
  run: async (ctx, { input }) => {
    const { type, format, from = null, until = null, by, idempotencyKey } = input;
    const chosen = (input.ids ?? []).map(({ id }) => id);
    const formIds = (input.masterTemplateIds ?? []).map(({ id }) => id);
    const asked = await askingFor(ctx, { type, chosen, formIds });
    const listed = await listedNow(ctx, input);
    const wanted = { ...asked, type, format, chosen, formIds, listed, from, until, by: by ?? 'launched' };
    return { exportId: await createExport(ctx, wanted, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The export is queued.',
  outputFields: exportOutput,
});

verbMutation('exportPeople', {
  description: 'Asks for the people of a team as a table. Who asks is mailed when the file is there.',
  inputDescription: 'Whose people, and as what.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The team.' }),
    format: t.field({ type: ExportFormatEnum, required: true, description: 'As what it is written.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['team', 'exportDirectory', ({ input }) => input.teamId.id],
  writes: 'exports',
  run: async (ctx, { input: { teamId, format, idempotencyKey } }) => {
    const asked = await askingFor(ctx, { type: 'submissions', chosen: [], formIds: [] });
    return { exportId: await exportPeople(ctx, { ...asked, teamId: teamId.id, format }, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The export is queued.',
  outputFields: exportOutput,
});

verbMutation('exportTransactions', {
  description:
    'Asks for what came and went of a team within some days as a table. Who asks is mailed when it is there.',
  inputDescription: 'Whose money, which days, and as what.',
  inputFields: (t) => ({
    teamId: t.globalID({ for: Team, description: 'The team.' }),
    friendlyId: t.string({ validate: line, description: 'In place of the id: the address of the team.' }),
    group: t.field({ type: TransactionGroupEnum, required: true, description: 'Which of the two lists.' }),
    show: t.field({ type: TransactionFilterEnum, description: 'What of it; all of it when it is left out.' }),
    startDate: t.string({ validate: line, description: 'The first day; a month before the last when it is left out.' }),
    endDate: t.string({ validate: line, description: 'The last day; today when it is left out.' }),
    format: t.field({ type: ExportFormatEnum, required: true, description: 'As what it is written.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['team', 'exportTransactions', ({ input }, ctx) => resolveTeam(ctx, input)],
  writes: 'exports',
  run: async (ctx, { input }) => {
    const { group, show, format, startDate: from = null, endDate: to = null, idempotencyKey } = input;
    const teamId = await resolveTeam(ctx, input);
    const asked = await askingFor(ctx, { type: 'submissions', chosen: [], formIds: [] });
    const wanted = { ...asked, teamId, group, show: show ?? 'all', format, from, to };
    return { exportId: await exportTransactions(ctx, wanted, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The export is queued.',
  outputFields: exportOutput,
});

verbMutation('exportMonthReport', {
  description: 'Asks for a month of the money of a team as a table. Who asks is mailed when it is there.',
  inputDescription: 'Whose money, which month, and as what.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The team.' }),
    month: t.string({ validate: line, description: 'Such as 2026-11; this month when it is left out.' }),
    format: t.field({ type: ExportFormatEnum, required: true, description: 'As what it is written.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['team', 'exportTransactions', ({ input }) => input.teamId.id],
  writes: 'exports',
  run: async (ctx, { input: { teamId, month = null, format, idempotencyKey } }) => {
    const asked = await askingFor(ctx, { type: 'submissions', chosen: [], formIds: [] });
    return { exportId: await exportMonthReport(ctx, { ...asked, teamId: teamId.id, month, format }, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The export is queued.',
  outputFields: exportOutput,
});

verbMutation('removeExport', {
  description:
    'Takes an export off the list and its file away for ever. One that is being made stays. Can be repeated.',
  inputDescription: 'Which export.',
  inputFields: (t) => ({ exportId: t.globalID({ required: true, for: Export, description: 'The export.' }) }),
  may: ['export', 'removeExport', ({ input }) => input.exportId.id],
  run: async (ctx, { input: { exportId } }) => ({ exportId: await removeExport(ctx, exportId.id) }),
  keepsRights: true,
  outputDescription: 'It is gone.',
  outputFields: (t) => ({
    removedExportId: t.globalID({
      description: 'Of the export that was there.',
      resolve: ({ done: { exportId } }) => ({ type: Export, id: exportId }),
    }),
  }),
});
