import {
  answerColumns,
  type AnswerColumn,
  type EntityColumns,
  type ExportedForm,
} from '#domain/export/answerColumns.ts';
import { dateTimeCell, type Cell } from '#domain/export/Cell.ts';
import type { ExportTable, Row } from '#domain/export/ExportTable.ts';
import type { Content } from '#domain/form/Content.ts';
import type { Form } from '#domain/form/Form.ts';
import { onlyRow } from '#domain/form/rows.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';
import { exportColumnWords, exportValueWords } from '#messages/lists/exportColumnWords.ts';
import { createAccess } from '#server/access/createAccess.ts';
import type { Principal } from '#server/access/principal.ts';
import { statement } from '#server/database/statement.ts';
import { entityColumnsOf, entityValuesOf } from '#server/queries/export/entityColumns.ts';
import {
  answerCells,
  columnFields,
  answersReadableBy,
  mayExportAllAnswers,
  type ColumnField,
  type IsAnswerReadable,
} from '#server/queries/export/exportedAnswers.ts';
import { inAdaptiveBatches } from '#server/queries/export/exportedIds.ts';
import type { ReadableForm } from '#server/queries/export/readableRows.ts';
import { readAhead } from '#server/queries/export/readAhead.ts';
import type { Services } from '#server/Services.ts';

interface SubmissionRow {
  readonly id: string;
  readonly versionId: string;
  readonly version: number;
  readonly scopedId: number;
  readonly customId: string | null;
  readonly form: string;
  readonly status: SubmissionStatus;
  readonly timeZone: string;
  readonly launchedAt: Date;
  readonly finishedAt: Date | null;
  readonly haltedAt: Date | null;
  readonly lastActivityAt: Date;
  readonly isRenewal: boolean;
  readonly currentStep: string | null;
  readonly assigned: readonly { readonly name: string }[] | null;
  readonly applicants: readonly { readonly name: string; readonly email: string; readonly isPrimary: boolean }[];
  readonly tags: readonly string[];
}

/** People and tags are aggregated for all rows in one pass. Per-row subqueries doubled the query time. */
const submissionRows = statement<[ids: readonly string[]], SubmissionRow>(
  'export_submissions',
  `SELECT s.id, s.flow_template_id AS "versionId", f.version, s.scoped_id AS "scopedId", s.custom_id AS "customId", t.name AS form, s.status,
     m.time_zone AS "timeZone", s.created_at AS "launchedAt", s.finished_at AS "finishedAt", s.halted_at AS "haltedAt",
     s.last_activity_at AS "lastActivityAt", s.is_renewal AS "isRenewal", r.current_step_name AS "currentStep", r.assigned,
     COALESCE(a.applicants, '[]') AS applicants, COALESCE(g.tags, '[]') AS tags
   FROM submissions s
   JOIN flow_templates f ON f.id = s.flow_template_id
   JOIN master_templates t ON t.id = s.master_template_id
   JOIN teams m ON m.id = s.team_id
   LEFT JOIN dashboard_rows r ON r.id = s.id
   LEFT JOIN (
     SELECT a.submission_id, json_agg(json_build_object('name', u.name, 'email', u.email, 'isPrimary', a.is_primary)
       ORDER BY a.is_primary DESC, a.created_at, a.id) AS applicants
     FROM applicant_attachments a JOIN users u ON u.id = a.user_id WHERE a.submission_id = ANY ($1::uuid[]) GROUP BY a.submission_id
   ) a ON a.submission_id = s.id
   LEFT JOIN (
     SELECT x.submission_id, json_agg(g.name ORDER BY g.name) AS tags
     FROM taggings x JOIN tags g ON g.id = x.tag_id WHERE x.submission_id = ANY ($1::uuid[]) GROUP BY x.submission_id
   ) g ON g.submission_id = s.id
   WHERE s.id = ANY ($1::uuid[]) AND s.deleted_at IS NULL`,
);

type Answers = Readonly<Record<string, Content>>;

interface AnswersRow {
  readonly id: string;
  readonly answers: Answers;
  /** size as received */
  readonly letters: number;
}

/** A separate query, so that the answers of all rows are read in one pass. */
const answersOfRows = statement<[ids: readonly string[]], AnswersRow>(
  'export_answers',
  `SELECT w.submission_id AS id, json_object_agg(w.field_identity, w.content) AS answers,
     octet_length(json_object_agg(w.field_identity, w.content)::text) AS letters
   FROM answers w WHERE w.submission_id = ANY ($1::uuid[]) AND w.row_path = '${onlyRow}' GROUP BY w.submission_id`,
);

const externalSteps = statement<[versionId: string], { readonly identity: string }>(
  'export_external_steps',
  'SELECT p.identity FROM steps p WHERE p.flow_template_id = $1::uuid AND p.external',
);

const words = exportColumnWords.submissions;
const ownHeaders: readonly string[] = Object.values(words);

/** In the order of `words`. */
function ownCells(row: SubmissionRow): Cell[] {
  const { timeZone } = row;
  const [primary, ...others] = row.applicants;
  return [
    { number: row.scopedId },
    row.customId,
    row.form,
    { number: row.version },
    exportValueWords.status[row.status],
    primary?.name ?? null,
    primary?.email ?? null,
    named(others),
    dateTimeCell(row.launchedAt, timeZone),
    dateTimeCell(row.finishedAt, timeZone),
    dateTimeCell(row.haltedAt, timeZone),
    dateTimeCell(row.lastActivityAt, timeZone),
    row.currentStep,
    named(row.assigned ?? []),
    row.tags.join(', ') || null,
    row.isRenewal ? exportValueWords.yes : exportValueWords.no,
    row.id,
  ];
}

const named = (people: readonly { readonly name: string }[]): string | null =>
  people.map(({ name }) => name).join(', ') || null;

type Reading = Pick<Services, 'pool' | 'db' | 'loadForm'>;

export interface TableContext {
  readonly principal: Principal;
  readonly forms: readonly ReadableForm[];
  /** called after each written batch; can stop the export by throwing */
  readonly onRows: (count: number) => Promise<void>;
}

/** One table for all forms, with their columns side by side. */
export async function submissionTable(services: Reading, writing: TableContext): Promise<ExportTable> {
  const known = await formsOf(services, writing.forms);
  const entities = await entityColumnsOf(services.db, writing.principal, known);
  return tableOf(services, writing, { forms: known, entities }, exportValueWords.sheets.submissions);
}

export async function submissionTables(services: Reading, writing: TableContext): Promise<readonly ExportTable[]> {
  const known = await formsOf(services, writing.forms);
  const entities = await entityColumnsOf(services.db, writing.principal, known);
  return writing.forms.map((form, place) => {
    const request = { forms: known.slice(place, place + 1), entities };
    return tableOf(services, { ...writing, forms: [form] }, request, known[place]?.name ?? '');
  });
}

async function formsOf({ db, loadForm }: Reading, forms: readonly ReadableForm[]): Promise<readonly ExportedForm[]> {
  const rows = await db.masterTemplate.findMany({
    where: { id: { in: forms.map(({ formId }) => formId) } },
    select: { id: true, name: true },
  });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return Promise.all(
    forms.map(async ({ formId, versionIds }) => {
      const versions = await Promise.all([...versionIds].map((id) => loadForm(id)));
      return { name: names.get(formId) ?? '', versions: versions.filter((form) => form !== null) };
    }),
  );
}

interface QuestionsRequest {
  readonly forms: readonly ExportedForm[];
  readonly entities: EntityColumns;
}

function tableOf(
  services: Reading,
  writing: TableContext,
  { forms, entities }: QuestionsRequest,
  name: string,
): ExportTable {
  const columns = answerColumns(forms, ownHeaders, entities);
  return {
    name,
    headers: [...ownHeaders, ...columns.map(({ header }) => header)],
    questions: columns,
    rows: () => rowsOf(services, writing, columns),
  };
}

/** A version of a form and its fields in column order. */
interface Version {
  readonly form: Form;
  readonly places: readonly ColumnField[];
}

interface Batch {
  readonly ids: readonly string[];
  readonly rows: ReadonlyMap<string, SubmissionRow>;
  /** only submissions that have answers */
  readonly answers: ReadonlyMap<string, Answers>;
  readonly entityValues: ReadonlyMap<string, string>;
  readonly versions: ReadonlyMap<string, Version | null>;
  /** which answers of each submission may be read; null if the submission itself may not */
  readonly readable: readonly (IsAnswerReadable | null)[];
}

type VersionOf = (id: string) => Promise<Version | null>;

function versionsFor({ pool, loadForm }: Reading, columns: readonly AnswerColumn[]): VersionOf {
  const load: VersionOf = async (id) => {
    const [form, steps] = await Promise.all([loadForm(id), externalSteps.rows(pool, [id])]);
    return form && { form, places: columnFields(columns, form, new Set(steps.map(({ identity }) => identity))) };
  };
  const known = new Map<string, Promise<Version | null>>();
  return (id) => {
    const version = known.get(id) ?? load(id);
    known.set(id, version);
    return version;
  };
}

const everything: IsAnswerReadable = () => true;

/** Checked again, because access may have been lost since the rows were listed. */
async function readableOf(
  { pool }: Reading,
  principal: Principal,
  formId: string,
  ids: readonly string[],
): Promise<readonly (IsAnswerReadable | null)[]> {
  const access = createAccess(pool, principal);
  if (await mayExportAllAnswers(access, formId)) return ids.map(() => everything);
  return Promise.all(
    ids.map(async (id) => {
      const may = await access.may('submission', 'exportSubmission', id);
      const context = may ? await access.contextOfResource('submission', id) : null;
      return context && answersReadableBy(principal, context);
    }),
  );
}

function* rowsIn({ ids, rows, answers, entityValues, versions, readable }: Batch): Generator<Row> {
  for (const [place, id] of ids.entries()) {
    const [row, may] = [rows.get(id), readable[place]];
    const version = row && versions.get(row.versionId);
    // deleted since it was listed
    if (!row || !version || !may) continue;
    const answered = { answers: answers.get(id) ?? {}, timeZone: row.timeZone, entityValues };
    yield [...ownCells(row), ...answerCells(version.places, version.form, answered, may)];
  }
}

async function* rowsOf(
  services: Reading,
  { principal, forms, onRows }: TableContext,
  columns: readonly AnswerColumn[],
): AsyncGenerator<Iterable<Row>> {
  const versionOf = versionsFor(services, columns);
  for (const { formId, ids: all } of forms) {
    const { batches, heard } = inAdaptiveBatches(all, ownHeaders.length + columns.length);
    const read = async (ids: readonly string[]): Promise<Batch> => {
      // one query after the other, while another batch is in flight: each connection that reads answers first has to
      // warm up its own memory, so fewer connections are faster (decision 0041)
      const found = await submissionRows.rows(services.pool, [ids]);
      const answered = await answersOfRows.rows(services.pool, [ids]);
      const readable = await readableOf(services, principal, formId, ids);
      heard(
        ids.length,
        answered.reduce((sum, { letters }) => sum + letters, 0),
      );
      const versionIds = [...new Set(found.map(({ versionId }) => versionId))];
      const versions = await Promise.all(versionIds.map(async (id) => [id, await versionOf(id)] as const));
      return {
        ids,
        rows: new Map(found.map((row) => [row.id, row])),
        answers: new Map(answered.map((row) => [row.id, row.answers])),
        entityValues: await entityValuesOf(services.pool, ids, columns),
        versions: new Map(versions),
        readable,
      };
    };
    for await (const batch of readAhead(batches, read)) {
      yield rowsIn(batch);
      await onRows(batch.ids.length);
    }
  }
}
