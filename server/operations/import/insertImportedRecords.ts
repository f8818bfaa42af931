import { kinds } from '#domain/form/fields/kinds.ts';
import { fieldOf, type Form } from '#domain/form/Form.ts';
import type { ImportedRecord } from '#domain/import/createRowReader.ts';
import { statement } from '#server/database/statement.ts';
import type { DataImport } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { searchColumnsOf, type SearchColumns } from '#server/operations/answer/searchColumnsOf.ts';
import type { Tx } from '#server/operations/operation.ts';
import { nextScopedIds } from '#server/operations/submission/numbers.ts';
import { importedAnswersText } from '#server/queries/dashboard/answerSearchText.ts';

/** The only writer of list rows for earlier records. Records never change, so both are inserted together. */
const keep = statement<[rows: string], never>(
  'import_keep',
  `WITH r AS MATERIALIZED (
     SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, "teamId" uuid, "formId" uuid, "importId" uuid, row int, "scopedId" int,
       identifier text, status text, "applicantName" text, "applicantEmail" text, "startedAt" timestamptz, "finishedAt" timestamptz,
       answers jsonb, "keptAt" timestamptz, "formName" text, names jsonb, text text, words text, "foundBy" jsonb)
   ), kept AS (
     INSERT INTO imported_flows (id, team_id, master_template_id, data_import_id, row_number, scoped_id, identifier, status, applicant_name,
       applicant_email, started_at, finished_at, data, found_by, created_at)
     SELECT id, "teamId", "formId", "importId", row, "scopedId", identifier, status, "applicantName", "applicantEmail", "startedAt", "finishedAt",
       answers, "foundBy", "keptAt" FROM r
   ), listed AS (
     INSERT INTO dashboard_rows (id, kind, team_id, master_template_id, status, scoped_id, identifier, template_name, applicant,
       applicants_count, created_at, last_activity_at, finished_at)
     SELECT id, 'ImportedFlow', "teamId", "formId", 'finished', "scopedId", identifier, "formName", "applicantName",
       ("applicantName" IS NOT NULL)::int, COALESCE("startedAt", "finishedAt", "keptAt"), COALESCE("finishedAt", "startedAt", "keptAt"),
       COALESCE("finishedAt", "startedAt") FROM r
   ), answered AS (
     INSERT INTO answer_words (id, team_id, text) SELECT id, "teamId", words FROM r WHERE words <> ''
   )
   INSERT INTO search_rows (id, team_id, scoped_id, names, text)
   SELECT id, "teamId", "scopedId", ARRAY(SELECT jsonb_array_elements_text(names)), text FROM r`,
);

const mostOfName = 200;

/** Inserts records of a form in the order of their rows, each with the team's next number. */
export async function insertImportedRecords(
  tx: Tx,
  { id: importId, teamId, masterTemplateId: formId }: DataImport,
  form: Form,
  records: readonly ImportedRecord[],
): Promise<void> {
  const template = await tx.db.masterTemplate.findUniqueOrThrow({ where: { id: formId } });
  const team = await tx.db.team.findUniqueOrThrow({ where: { id: teamId } });
  const first = await nextScopedIds(tx, teamId, records.length);
  const named = template.identifierFieldIdentity;
  const rows = records.map((record, place) => {
    const identifier = record.identifier ?? answeredName(record, form, named, team.timeZone);
    const names = [identifier, record.applicantName, record.applicantEmail]
      .filter((name) => name !== null)
      .map((name) => name.toLowerCase().slice(0, mostOfName));
    const scopedId = first + place;
    const own = { id: newId(), teamId, formId, importId, scopedId, formName: template.name, keptAt: tx.now };
    const foundBy = searchedBy(form, record.answers);
    const words = importedAnswersText(form, record.answers, team.timeZone);
    return { ...record, ...own, identifier, names, words, foundBy, text: [scopedId, ...names].join(' ') };
  });
  await keep.rows(tx.queries, [JSON.stringify(rows)]);
}

/** The search columns of each answer. */
function searchedBy(form: Form, answers: ImportedRecord['answers']): Readonly<Record<string, Partial<SearchColumns>>> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([identity, content]) => {
      const field = fieldOf(form, identity);
      if (!field) return [];
      const { text, number, time } = searchColumnsOf(content, field);
      return [[identity, { text, number, time }] as const];
    }),
  );
}

/** An earlier record is named by the same field as submissions of the form, unless a column provides its name. */
function answeredName({ answers }: ImportedRecord, form: Form, identity: string | null, zone: string): string | null {
  const field = identity === null ? undefined : fieldOf(form, identity);
  const content = field && answers[field.identity];
  if (field === undefined || content === undefined) return null;
  return kinds[field.dataType].summarise(content, field, zone).slice(0, mostOfName) || null;
}
