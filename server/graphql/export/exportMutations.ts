import { priorMonthsTypes } from '#domain/export/bulkExport.ts';
import { maxChosenRows, maxExportedForms } from '#domain/export/exportRules.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { currentList } from '#server/graphql/export/currentList.ts';
import { Export, ExportFormatEnum } from '#server/graphql/export/Export.ts';
import { exportRequester } from '#server/graphql/export/exportRequester.ts';
import { maxItems, shortText } from '#server/graphql/inputTexts.ts';
import { OutputSortType } from '#server/graphql/output/OutputSortType.ts';
import { TransactionFilterEnum, TransactionGroupEnum } from '#server/graphql/payment/transactions.ts';
import { SubmissionSortType } from '#server/graphql/submission/SubmissionSortType.ts';
import { resolveTeam } from '#server/graphql/team/resolveTeam.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { createExport, exportPeople } from '#server/operations/export/createExport.ts';
import { exportMonthReport } from '#server/operations/export/exportMonthReport.ts';
import { exportTransactions } from '#server/operations/export/exportTransactions.ts';
import { removeExport } from '#server/operations/export/removeExport.ts';

const ListTypeEnum = builder.enumType('ExportListType', {
  description: 'The kinds of rows that can be exported by form or by selection.',
  values: ['submissions', 'outputs'] as const,
});

export const PriorMonthsTypeEnum = builder.enumType('PriorMonthsType', {
  description:
    'The date by which a submission falls into a period: its launch or its completion. Outputs always use their issue date.',
  values: priorMonthsTypes,
});

export const exportOutput = <Done extends { readonly exportId: string }>(t: MutationOutputFields<Done>) => ({
  export: t.prismaField({
    type: Export,
    description: 'The export, which is created in the background. The requester gets an email when the file is ready.',
    resolve: (query, { done: { exportId } }, _args, { services }) =>
      services.db.export.findUniqueOrThrow({ ...query, where: { id: exportId } }),
  }),
});

defineMutation('createExport', {
  description:
    'Exports submissions or outputs as a table: selected rows, a filtered list, or everything from some forms in a period. The requester gets an email when the file is ready.',
  inputDescription:
    'The rows, the list filters, or the forms to export. The viewer must be allowed to export everything named; a list includes only what they may export.',
  inputFields: (t) => ({
    type: t.field({ type: ListTypeEnum, required: true, description: 'The kind of rows to export.' }),
    format: t.field({ type: ExportFormatEnum, required: true, description: 'The file format.' }),
    ids: t.globalIDList({
      validate: maxItems(maxChosenRows),
      description: 'The IDs of the submissions or issued outputs to export, at most 2,000.',
    }),
    filters: t.field({
      type: 'JSON',
      description:
        'The filters of a list, as accepted by `submissionRows` or `outputRows` and stored in saved filters.',
    }),
    sort: t.field({
      type: SubmissionSortType,
      description: 'The sort order for a list of submissions, as in `submissionRows`.',
    }),
    outputSort: t.field({
      type: OutputSortType,
      description: 'The sort order for a list of outputs, as the `sort` of `outputRows`.',
    }),
    ascending: t.boolean({
      description: 'Whether to sort a list in ascending order, as in `submissionRows` or `outputRows`.',
    }),
    masterTemplateIds: t.globalIDList({
      for: MasterTemplate,
      validate: maxItems(maxExportedForms),
      description: 'The IDs of the forms to export in full, at most 200.',
    }),
    from: t.field({ type: 'DateTime', description: 'For forms: the start of the period. Null for no start.' }),
    until: t.field({ type: 'DateTime', description: 'For forms: the end of the period, exclusive. Null for no end.' }),
    by: t.field({
      type: PriorMonthsTypeEnum,
      description: 'For forms: the date by which the period is applied. Defaults to the launch date.',
    }),
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
  idempotent: true,
  run: async (ctx, { input }, idempotencyKey) => {
    const { type, format, from = null, until = null, by } = input;
    const chosen = (input.ids ?? []).map(({ id }) => id);
    const formIds = (input.masterTemplateIds ?? []).map(({ id }) => id);
    const requester = await exportRequester(ctx, { type, chosen, formIds });
    const listed = await currentList(ctx, input);
    const wanted = { ...requester, type, format, chosen, formIds, listed, from, until, by: by ?? 'launched' };
    return { exportId: await createExport(ctx, wanted, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The queued export.',
  outputFields: exportOutput,
});

defineMutation('exportPeople', {
  description: 'Exports the people of a team as a table. The requester gets an email when the file is ready.',
  inputDescription: 'The team and the file format.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }),
    format: t.field({ type: ExportFormatEnum, required: true, description: 'The file format.' }),
  }),
  may: ['team', 'exportDirectory', ({ input }) => input.teamId.id],
  writes: 'exports',
  idempotent: true,
  run: async (ctx, { input: { teamId, format } }, idempotencyKey) => {
    const requester = await exportRequester(ctx, { type: 'submissions', chosen: [], formIds: [] });
    return { exportId: await exportPeople(ctx, { ...requester, teamId: teamId.id, format }, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The queued export.',
  outputFields: exportOutput,
});

defineMutation('exportTransactions', {
  description:
    'Exports a team’s transactions in a period as a table. The requester gets an email when the file is ready.',
  inputDescription: 'The team, the transaction list, the period, and the file format.',
  inputFields: (t) => ({
    teamId: t.globalID({ for: Team, description: 'The ID of the team.' }),
    friendlyId: t.string({
      validate: shortText,
      description: 'The team’s slug or ID from its web address, instead of `teamId`.',
    }),
    group: t.field({
      type: TransactionGroupEnum,
      required: true,
      description: 'Which transaction list to export: online, or cash and checks.',
    }),
    show: t.field({ type: TransactionFilterEnum, description: 'The filter to apply to the list. Defaults to `all`.' }),
    startDate: t.string({
      validate: shortText,
      description: 'The first day of the period, in the team’s time zone. Defaults to one month before the last day.',
    }),
    endDate: t.string({
      validate: shortText,
      description: 'The last day of the period, in the team’s time zone. Defaults to today.',
    }),
    format: t.field({ type: ExportFormatEnum, required: true, description: 'The file format.' }),
  }),
  may: ['team', 'exportTransactions', ({ input }, ctx) => resolveTeam(ctx, input)],
  writes: 'exports',
  idempotent: true,
  run: async (ctx, { input }, idempotencyKey) => {
    const { group, show, format, startDate: from = null, endDate: to = null } = input;
    const teamId = await resolveTeam(ctx, input);
    const requester = await exportRequester(ctx, { type: 'submissions', chosen: [], formIds: [] });
    const wanted = { ...requester, teamId, group, show: show ?? 'all', format, from, to };
    return { exportId: await exportTransactions(ctx, wanted, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The queued export.',
  outputFields: exportOutput,
});

defineMutation('exportMonthReport', {
  description:
    'Exports a team’s monthly payment report as a table. The requester gets an email when the file is ready.',
  inputDescription: 'The team, the month, and the file format.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }),
    month: t.string({
      validate: shortText,
      description: 'The month as yyyy-MM, such as 2026-11. Defaults to the current month.',
    }),
    format: t.field({ type: ExportFormatEnum, required: true, description: 'The file format.' }),
  }),
  may: ['team', 'exportTransactions', ({ input }) => input.teamId.id],
  writes: 'exports',
  idempotent: true,
  run: async (ctx, { input: { teamId, month = null, format } }, idempotencyKey) => {
    const requester = await exportRequester(ctx, { type: 'submissions', chosen: [], formIds: [] });
    return {
      exportId: await exportMonthReport(ctx, { ...requester, teamId: teamId.id, month, format }, idempotencyKey),
    };
  },
  keepsRights: true,
  outputDescription: 'The queued export.',
  outputFields: exportOutput,
});

defineMutation('removeExport', {
  description: 'Deletes an export and its file permanently. A running export can’t be removed. Safe to repeat.',
  inputDescription: 'The export to remove.',
  inputFields: (t) => ({ exportId: t.globalID({ required: true, for: Export, description: 'The ID of the export.' }) }),
  may: ['export', 'removeExport', ({ input }) => input.exportId.id],
  run: async (ctx, { input: { exportId } }) => ({ exportId: await removeExport(ctx, exportId.id) }),
  keepsRights: true,
  outputDescription: 'The removed export.',
  outputFields: (t) => ({
    removedExportId: t.globalID({
      description: 'The ID of the removed export.',
      resolve: ({ done: { exportId } }) => ({ type: Export, id: exportId }),
    }),
  }),
});
