import { maxExportedRows } from '#domain/export/exportRules.ts';
import type { ExportTable } from '#domain/export/ExportTable.ts';
import { createAccess, type Access } from '#server/access/createAccess.ts';
import type { Principal } from '#server/access/principal.ts';
import { addPublishedVersions } from '#server/queries/export/addPublishedVersions.ts';
import { entityTable, exportedEntityCount, exportedKinds } from '#server/queries/export/entityTable.ts';
import {
  inBatches,
  outputsOfForms,
  outputsOfList,
  submissionsOfForms,
  submissionsOfList,
} from '#server/queries/export/exportedIds.ts';
import type {
  EntitiesRequest,
  ExportContents,
  ExportRequest,
  FormsRequest,
  MoneyRequest,
  MonthRequest,
  SurveyRequest,
} from '#server/queries/export/ExportRequest.ts';
import { loadExportRows, type IdSource, type ExportRowSource } from '#server/queries/export/exportRows.ts';
import { legacyTables } from '#server/queries/export/legacyTables.ts';
import { monthTable } from '#server/queries/export/monthTable.ts';
import { outputTable } from '#server/queries/export/outputTable.ts';
import { peopleTable } from '#server/queries/export/peopleTable.ts';
import { readableRows, TooManyRows, type ReadableForm } from '#server/queries/export/readableRows.ts';
import { submissionTable, submissionTables, type TableContext } from '#server/queries/export/submissionTables.ts';
import { surveyTable } from '#server/queries/export/surveyTable.ts';
import { transactionTable } from '#server/queries/export/transactionTable.ts';
import { transactionCount } from '#server/queries/payment/transactionPage.ts';
import type { Services } from '#server/Services.ts';
import { loadPrincipal, unrestrictedRequester } from '#server/sessions/loadPrincipal.ts';

interface Wanted {
  readonly request: ExportRequest;
  /** who receives the file */
  readonly principal: Principal;
  readonly type: string;
  readonly onRows: TableContext['onRows'];
}

interface Found {
  /** as one table */
  readonly whole: () => Promise<ExportTable>;
  /** as one table per form, for file types that can hold several */
  readonly sheets: () => Promise<readonly ExportTable[]>;
  readonly reach: ExportContents;
  readonly count: number;
}

/** The content of an export, limited to what the recipient may read; null if they may no longer read any of it. */
export async function exportTables(services: Services, wanted: Wanted): Promise<Found | null> {
  const { request, principal, onRows, type } = wanted;
  const access = createAccess(services.pool, principal);
  if ('money' in request) return ofMoney(services, request.money, access, onRows);
  if ('month' in request) return ofMonth(services, request.month, access, onRows);
  if ('entities' in request) return ofEntities(services, request.entities, access, onRows);
  if ('survey' in request) return ofSurvey(services, request.survey, access, onRows);
  if ('teamId' in request) return ofPeople(services, request.teamId, access, onRows);
  const forms = 'forms' in request ? await readableForms(services, request.forms, access) : null;
  if (forms?.formIds.length === 0) return null;
  const kind = type === 'outputs' ? 'output' : 'submission';
  const source = forms
    ? ofForms[kind](services.pool, forms)
    : loadExportRows(services.pool, kind, ofRequest(services, request, principal));
  const found = await ofRows(services, { ...wanted, kind, source, requested: forms });
  return forms === null && found.count === 0 ? null : found;
}

function ofRequest({ pool }: Services, request: ExportRequest, principal: Principal): IdSource {
  if ('list' in request) return submissionsOfList(pool, principal, request.list);
  if ('outputList' in request) return outputsOfList(pool, principal, request.outputList);
  return inBatches('chosen' in request ? request.chosen : []);
}

const ofForms = { submission: submissionsOfForms, output: outputsOfForms } as const;

interface RowsWanted extends Wanted {
  readonly kind: 'submission' | 'output';
  readonly source: ExportRowSource;
  /** the forms to export completely; null if specific rows were chosen */
  readonly requested: FormsRequest | null;
}

async function ofRows(services: Services, { principal, onRows, kind, source, requested }: RowsWanted): Promise<Found> {
  const { forms, reach: found, count: listed } = await readableRows(services, principal, source);
  const formIds = [...new Set([...found.formIds, ...(requested?.formIds ?? [])])];
  const reach = { ...found, formIds };
  if (kind === 'output') {
    const whole = outputTable(services, { principal, forms, onRows });
    return { whole: () => Promise.resolve(whole), sheets: () => Promise.resolve([whole]), reach, count: listed };
  }
  const legacy = requested?.includeLegacy ? await legacyTables(services, requested, onRows) : { tables: [], count: 0 };
  const count = listed + legacy.count;
  if (count > maxExportedRows) throw new TooManyRows();
  const shown = requested ? eachOf(requested.formIds, forms) : forms;
  const writing: TableContext = { principal, forms: await addPublishedVersions(services, shown, formIds), onRows };
  return {
    whole: () => submissionTable(services, writing),
    sheets: async () => [...(await submissionTables(services, writing)), ...legacy.tables],
    reach,
    count,
  };
}

/** In the order of their rows, including forms without any. */
function eachOf(formIds: readonly string[], forms: readonly ReadableForm[]): readonly ReadableForm[] {
  const known = new Map(forms.map((form) => [form.formId, form]));
  return formIds.toSorted().map((formId) => known.get(formId) ?? { formId, versionIds: new Set(), ids: [] });
}

async function ofPeople(
  services: Services,
  teamId: string,
  access: Access,
  onRows: TableContext['onRows'],
): Promise<Found | null> {
  if (!(await access.may('team', 'viewDirectory', teamId))) return null;
  const where = { deactivatedAt: null, roleMembers: { some: { teamId, role: { archivedAt: null } } } };
  const whole = peopleTable(services, teamId, onRows);
  return {
    ...{ whole: () => Promise.resolve(whole), sheets: () => Promise.resolve([whole]) },
    reach: { formIds: [], submissionIds: [], teamIds: [teamId] },
    count: await services.db.user.count({ where }),
  };
}

async function ofMoney(
  services: Services,
  { from, until, ...requested }: MoneyRequest,
  access: Access,
  onRows: TableContext['onRows'],
): Promise<Found | null> {
  const { teamId } = requested;
  if (!(await access.may('team', 'exportTransactions', teamId))) return null;
  const { timeZone } = await services.db.team.findUniqueOrThrow({ where: { id: teamId } });
  const search = { ...requested, show: requested.show ?? 'all', from: new Date(from), until: new Date(until) };
  const whole = transactionTable(services, search, timeZone, onRows);
  return {
    ...{ whole: () => Promise.resolve(whole), sheets: () => Promise.resolve([whole]) },
    reach: { formIds: [], submissionIds: [], teamIds: [], moneyOf: [teamId] },
    count: await transactionCount(services.pool, search),
  };
}

async function ofMonth(
  services: Services,
  { teamId, month }: MonthRequest,
  access: Access,
  onRows: TableContext['onRows'],
): Promise<Found | null> {
  if (!(await access.may('team', 'exportTransactions', teamId))) return null;
  const { timeZone } = await services.db.team.findUniqueOrThrow({ where: { id: teamId } });
  const whole = await monthTable(services, { teamId, timeZone, month });
  await onRows(1);
  return {
    ...{ whole: () => Promise.resolve(whole), sheets: () => Promise.resolve([whole]) },
    reach: { formIds: [], submissionIds: [], teamIds: [], moneyOf: [teamId] },
    count: 1,
  };
}

async function ofSurvey(
  services: Services,
  request: SurveyRequest,
  access: Access,
  onRows: TableContext['onRows'],
): Promise<Found | null> {
  if (!(await access.may('activeStep', 'exportSurveyResponses', request.activeStepId))) return null;
  const table = await surveyTable(services, request, onRows);
  if (table === null) return null;
  return {
    ...{ whole: () => Promise.resolve(table.rows), sheets: () => Promise.resolve([table.rows]) },
    reach: { formIds: [], submissionIds: [], teamIds: [], surveysAt: [request.activeStepId] },
    count: table.count,
  };
}

async function ofEntities(
  services: Services,
  request: EntitiesRequest,
  access: Access,
  onRows: TableContext['onRows'],
): Promise<Found | null> {
  const { teamId } = request;
  if (!(await access.may('team', 'viewCustomEntities', teamId))) return null;
  const count = await exportedEntityCount(services.pool, request);
  if (count > maxExportedRows) throw new TooManyRows();
  const kinds = await exportedKinds(services, request);
  return {
    whole: () => entityTable(services, kinds, onRows),
    sheets: () => Promise.all(kinds.map((kind) => entityTable(services, [kind], onRows))),
    reach: { formIds: [], submissionIds: [], teamIds: [], entitiesOf: [teamId] },
    count,
  };
}

/** The forms that both the recipient and the creator of the bulk export can still see. */
async function readableForms(services: Services, request: FormsRequest, access: Access): Promise<FormsRequest> {
  const maker = request.alsoSeenBy;
  const other = maker === null ? null : await loadPrincipal(services.pool, maker, unrestrictedRequester);
  const others = other && createAccess(services.pool, other);
  const seen = await Promise.all(
    request.formIds.map(
      async (id) =>
        (await access.may('masterTemplate', 'exportForm', id)) &&
        (maker === null || (others !== null && (await others.may('masterTemplate', 'exportForm', id)))),
    ),
  );
  return { ...request, formIds: request.formIds.filter((_id, place) => seen[place]) };
}

/** Whether someone may read everything a file contains. */
export async function mayReadContents(
  access: Access,
  { formIds, submissionIds, teamIds, moneyOf = [], surveysAt = [], entitiesOf = [] }: ExportContents,
): Promise<boolean> {
  const requested = [
    ...formIds.map((id) => access.may('masterTemplate', 'exportForm', id)),
    ...submissionIds.map((id) => access.may('submission', 'exportSubmission', id)),
    ...teamIds.map((id) => access.may('team', 'viewDirectory', id)),
    ...moneyOf.map((id) => access.may('team', 'exportTransactions', id)),
    ...surveysAt.map((id) => access.may('activeStep', 'exportSurveyResponses', id)),
    ...entitiesOf.map((id) => access.may('team', 'viewCustomEntities', id)),
  ];
  return (await Promise.all(requested)).every(Boolean);
}
