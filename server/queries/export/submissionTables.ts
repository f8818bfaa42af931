import { answerColumns, type AnswerColumn, type ExportedForm } from '#domain/export/answerColumns.ts';
import { dayCell, type Cell } from '#domain/export/Cell.ts';
import type { ExportTable } from '#domain/export/ExportTable.ts';
import type { Content } from '#domain/form/Content.ts';
import type { Form } from '#domain/form/Form.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';
import { createAccess } from '#server/access/createAccess.ts';
import type { Principal } from '#server/access/principal.ts';
import type { ResourceContext } from '#server/access/resourceStatement.ts';
import { statement } from '#server/database/statement.ts';
import { answerCells, answersReadableBy } from '#server/queries/export/exportedAnswers.ts';
import { inBatches } from '#server/queries/export/exportedIds.ts';
import type { ReadableForm } from '#server/queries/export/readableRows.ts';
import { readAhead } from '#server/queries/export/readAhead.ts';
import type { Services } from '#server/Services.ts';
import { exportColumnWords, exportValueWords } from '#web/messages/exportColumnWords.ts';

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
  readonly externalSteps: readonly string[];
  readonly answers: readonly (readonly [string, string, Content])[];
}

const listOf = (item: string, from: string, order: string): string =>
  `COALESCE((SELECT jsonb_agg(${item} ORDER BY ${order}) FROM ${from}), '[]')`;

const submissionRows = statement<[ids: readonly string[]], SubmissionRow>(
  'export_submissions',
  `SELECT s.id, s.flow_template_id AS "versionId", f.version, s.scoped_id AS "scopedId", s.custom_id AS "customId", t.name AS form, s.status,
     m.time_zone AS "timeZone", s.created_at AS "launchedAt", s.finished_at AS "finishedAt", s.halted_at AS "haltedAt",
     s.last_activity_at AS "lastActivityAt", s.is_renewal AS "isRenewal", r.current_step_name AS "currentStep", r.assigned,
     ${listOf(
       `jsonb_build_object('name', u.name, 'email', u.email, 'isPrimary', a.is_primary)`,
       'applicant_attachments a JOIN users u ON u.id = a.user_id WHERE a.submission_id = s.id',
       'a.is_primary DESC, a.created_at, a.id',
     )} AS applicants,
     ${listOf('to_jsonb(g.name)', 'taggings x JOIN tags g ON g.id = x.tag_id WHERE x.submission_id = s.id', 'g.name')} AS tags,
     ${listOf('to_jsonb(p.identity)', 'steps p WHERE p.flow_template_id = s.flow_template_id AND p.external', 'p.position')} AS "externalSteps",
     ${listOf(
       'jsonb_build_array(w.field_identity, w.row_path, w.content)',
       'answers w WHERE w.submission_id = s.id',
       'w.id',
     )} AS answers
   FROM submissions s
   JOIN flow_templates f ON f.id = s.flow_template_id
   JOIN master_templates t ON t.id = s.master_template_id
   JOIN teams m ON m.id = s.team_id
   LEFT JOIN dashboard_rows r ON r.id = s.id
   WHERE s.id = ANY ($1::uuid[]) AND s.deleted_at IS NULL`,
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
    dayCell(row.launchedAt, timeZone),
    dayCell(row.finishedAt, timeZone),
    dayCell(row.haltedAt, timeZone),
    dayCell(row.lastActivityAt, timeZone),
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

export interface Writing {
  readonly principal: Principal;
  readonly forms: readonly ReadableForm[];
  /** hears of each batch that was written, and can stop it by throwing */
  readonly onRows: (count: number) => Promise<void>;
}

/** One table of all forms, with the columns of each beside the others. */
export async function submissionTable(services: Reading, writing: Writing): Promise<ExportTable> {
  const known = await formsOf(services, writing.forms);
  return tableOf(services, writing, known, exportValueWords.sheets.submissions);
}

/** A table for each form. */
export async function submissionTables(services: Reading, writing: Writing): Promise<readonly ExportTable[]> {
  const known = await formsOf(services, writing.forms);
  return writing.forms.map((form, place) =>
    tableOf(services, { ...writing, forms: [form] }, known.slice(place, place + 1), known[place]?.name ?? ''),
  );
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

function tableOf(services: Reading, writing: Writing, forms: readonly ExportedForm[], name: string): ExportTable {
  const columns = answerColumns(forms, ownHeaders);
  return {
    name,
    headers: [...ownHeaders, ...columns.map(({ header }) => header)],
    rows: () => rowsOf(services, writing, columns),
  };
}

interface Batch {
  readonly ids: readonly string[];
  readonly rows: ReadonlyMap<string, SubmissionRow>;
  readonly versions: ReadonlyMap<string, Form | null>;
  /** where each id hangs, and null for what may not be read */
  readonly contexts: readonly (ResourceContext | null)[];
}

async function readBatch({ pool, loadForm }: Reading, principal: Principal, ids: readonly string[]): Promise<Batch> {
  // asked again: a right may have been lost since the rows were listed
  const access = createAccess(pool, principal);
  const [found, contexts] = await Promise.all([
    submissionRows.rows(pool, [ids]),
    Promise.all(
      ids.map(async (id) =>
        (await access.may('submission', 'exportSubmission', id)) ? access.contextOfResource('submission', id) : null,
      ),
    ),
  ]);
  const versionIds = [...new Set(found.map(({ versionId }) => versionId))];
  const versions = await Promise.all(versionIds.map(async (id) => [id, await loadForm(id)] as const));
  return { ids, rows: new Map(found.map((row) => [row.id, row])), versions: new Map(versions), contexts };
}

async function* rowsOf(
  services: Reading,
  { principal, forms, onRows }: Writing,
  columns: readonly AnswerColumn[],
): AsyncGenerator<readonly Cell[]> {
  for (const form of forms) {
    const batches = readAhead(inBatches(form.ids), (ids) => readBatch(services, principal, ids));
    for await (const { ids, rows, versions, contexts } of batches) {
      for (const [place, id] of ids.entries()) {
        const [row, context] = [rows.get(id), contexts[place]];
        const version = row && versions.get(row.versionId);
        // gone since it was listed
        if (!row || !version || !context) continue;
        const answered = { ...row, externalSteps: new Set(row.externalSteps) };
        yield [...ownCells(row), ...answerCells(columns, version, answered, answersReadableBy(principal, context))];
      }
      await onRows(ids.length);
    }
  }
}
