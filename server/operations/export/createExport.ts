import type { PriorMonthsType } from '#domain/export/bulkExport.ts';
import { exportProblems, type ExportFormat } from '#domain/export/exportRules.ts';
import { listedNames } from '#domain/kernel/text.ts';
import { exportWords } from '#messages/lists/exportWords.ts';
import { startExport } from '#server/operations/export/startExport.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import type { ExportRequest, ListRequest, OutputListRequest } from '#server/queries/export/ExportRequest.ts';
import type { RequesterLimits } from '#server/sessions/loadPrincipal.ts';

interface Requested {
  readonly userId: string;
  readonly asker: RequesterLimits;
  readonly format: ExportFormat;
}

/** A list, and the number of its rows in each team at the moment. */
export interface Listed {
  readonly request: { readonly list: ListRequest } | { readonly outputList: OutputListRequest };
  readonly counts: ReadonlyMap<string, number>;
}

interface ExportWanted extends Requested {
  readonly type: 'submissions' | 'outputs';
  /** rows that were selected individually, as an alternative to forms */
  readonly chosen: readonly string[];
  readonly formIds: readonly string[];
  readonly listed: Listed | null;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly by: PriorMonthsType;
}

/**
 * Starts an export of submissions or outputs as a table. Permissions are checked when the file is created. Returns
 * its id.
 */
export const createExport = operation<ExportWanted, string>('createExport', async (tx, wanted) => {
  const { userId, asker, type, format, listed, from, until, by } = wanted;
  const [chosen, formIds] = [[...new Set(wanted.chosen)], [...new Set(wanted.formIds)]];
  const count = listed && [...listed.counts.values()].reduce((sum, each) => sum + each, 0);
  refuseProblems(exportProblems({ chosen, formIds, listed: count, from, until }));
  const teams = chosen.length > 0 ? await teamsOfRows(tx, type, chosen) : [];
  const forms = await tx.db.masterTemplate.findMany({ where: { id: { in: formIds } }, orderBy: { name: 'asc' } });
  const teamIds = [
    ...new Set([...teams, ...forms.map((form) => form.teamId), ...(listed ? [...listed.counts.keys()] : [])]),
  ];
  const period = { from: from?.toISOString() ?? null, until: until?.toISOString() ?? null, by };
  const ofForms = { formIds, ...period, includeLegacy: false, alsoSeenBy: null };
  const [name, rows] =
    listed && count !== null
      ? [exportWords.listed[type](count), listed.request]
      : chosen.length > 0
        ? [exportWords.chosen[type](chosen.length), { chosen }]
        : [exportWords.of[type](listedNames(forms.map((form) => form.name))), { forms: ofForms }];
  const request: ExportRequest = { asker, ...rows };
  const teamId = teamIds.length === 1 ? (teamIds[0] ?? null) : null;
  const id = await startExport(tx, { userId, teamId, type, format, name, request });
  for (const of of teamIds)
    tx.audit({
      kind: 'createExport',
      teamId: of,
      subjectType: 'Export',
      subjectId: id,
      data: { export: name, format },
    });
  return id;
});

async function teamsOfRows({ db }: Tx, type: 'submissions' | 'outputs', ids: readonly string[]): Promise<string[]> {
  const query = { where: { id: { in: [...ids] } }, distinct: ['teamId' as const], select: { teamId: true } };
  const rows = type === 'submissions' ? await db.submission.findMany(query) : await db.issuedOutput.findMany(query);
  return rows.map(({ teamId }) => teamId);
}

interface PeopleWanted extends Requested {
  readonly teamId: string;
}

/** Starts an export of a team's people as a table. */
export const exportPeople = operation<PeopleWanted, string>(
  'exportPeople',
  async (tx, { userId, asker, teamId, format }) => {
    const team = await tx.db.team.findUnique({ where: { id: teamId } });
    refuseUnless(team, 'outdated');
    const name = exportWords.of.people(team.name);
    const id = await startExport(tx, { userId, teamId, type: 'people', format, name, request: { asker, teamId } });
    tx.audit({ kind: 'exportPeople', teamId, subjectType: 'Export', subjectId: id, data: { export: name, format } });
    return id;
  },
);
