import { answerCell, dateTimeCell } from '#domain/export/Cell.ts';
import type { ExportTable, Row } from '#domain/export/ExportTable.ts';
import type { Content } from '#domain/form/Content.ts';
import { sectionableOf, type FormField } from '#domain/form/Form.ts';
import { exportColumnWords, exportValueWords } from '#messages/lists/exportColumnWords.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import { statement } from '#server/database/statement.ts';
import type { SurveyRequest } from '#server/queries/export/ExportRequest.ts';
import type { Services } from '#server/Services.ts';

interface ResponseRow {
  readonly scopedId: number;
  readonly email: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly answers: Readonly<Record<string, Content>>;
}

interface InvitationRow {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly sentBy: string | null;
  readonly lastRemindedAt: Date | null;
  readonly answeredAt: Date | null;
}

const page = 500;

const responseRows = statement<[activeStepId: string, after: number, most: number], ResponseRow>(
  'export_survey_responses',
  `SELECT s.scoped_id AS "scopedId", s.email, s.created_at AS "createdAt", s.updated_at AS "updatedAt",
     COALESCE((SELECT jsonb_object_agg(a.field_identity, a.content) FROM survey_answers a WHERE a.survey_submission_id = s.id), '{}') AS answers
   FROM survey_submissions s WHERE s.active_step_id = $1::uuid AND s.deleted_at IS NULL AND s.scoped_id > $2
   ORDER BY s.scoped_id LIMIT $3`,
);

const invitationRows = statement<[activeStepId: string, after: string, most: number], InvitationRow>(
  'export_survey_invitations',
  `SELECT i.id, i.email, i.created_at AS "createdAt", u.name AS "sentBy", i.last_reminded_at AS "lastRemindedAt",
     (SELECT min(s.created_at) FROM survey_submissions s WHERE s.invitation_id = i.id AND s.deleted_at IS NULL) AS "answeredAt"
   FROM survey_invitations i LEFT JOIN users u ON u.id = i.sent_by_id
   WHERE i.active_step_id = $1::uuid AND i.id > $2::uuid ORDER BY i.id LIMIT $3`,
);

interface Writing {
  readonly activeStepId: string;
  readonly timeZone: string;
  readonly fields: readonly FormField[];
  readonly onRows: (count: number) => Promise<void>;
}

/** A survey's responses, one per row with a column per question; or its invitations. */
export async function surveyTable(
  { db, pool, loadForm }: Pick<Services, 'db' | 'pool' | 'loadForm'>,
  { activeStepId, of }: SurveyRequest,
  onRows: Writing['onRows'],
): Promise<{ readonly rows: ExportTable; readonly count: number } | null> {
  const place = await db.activeStep.findUnique({
    where: { id: activeStepId },
    include: { submission: { select: { team: { select: { timeZone: true } } } }, step: { include: { survey: true } } },
  });
  const form = place && (await loadForm(place.step.flowTemplateId));
  if (!form || place.step.survey === null) return null;
  const { from, to } = sectionableOf(form, place.step.survey.identity)?.fields ?? { from: 0, to: 0 };
  const writing = {
    activeStepId,
    timeZone: place.submission.team.timeZone,
    fields: form.fields.slice(from, to),
    onRows,
  };
  if (of === 'invitations')
    return {
      rows: invitationTable(pool, writing),
      count: await db.surveyInvitation.count({ where: { activeStepId } }),
    };
  return {
    rows: responseTable(pool, writing),
    count: await db.surveySubmission.count({ where: { activeStepId, deletedAt: null } }),
  };
}

const responseTable = (pool: Services['pool'], { activeStepId, timeZone, fields, onRows }: Writing): ExportTable => ({
  name: exportValueWords.sheets.survey_responses,
  headers: [...Object.values(exportColumnWords.survey_responses), ...fields.map(({ name }) => name)],
  rows: async function* rows(): AsyncGenerator<readonly Row[]> {
    for (let after = 0; ;) {
      const found = await responseRows.rows(pool, [activeStepId, after, page]);
      yield found.map(({ scopedId, email, createdAt, updatedAt, answers }) => [
        ...[{ number: scopedId }, email, dateTimeCell(createdAt, timeZone), dateTimeCell(updatedAt, timeZone)],
        ...fields.map((field) => answerCell(answers[field.identity] ?? null, field, timeZone)),
      ]);
      await onRows(found.length);
      const last = found.at(-1);
      if (!last || found.length < page) return;
      after = last.scopedId;
    }
  },
});

const invitationTable = (pool: Services['pool'], { activeStepId, timeZone, onRows }: Writing): ExportTable => ({
  name: exportValueWords.sheets.survey_invitations,
  headers: Object.values(exportColumnWords.survey_invitations),
  rows: async function* rows(): AsyncGenerator<readonly Row[]> {
    for (let after = nilUuid; ;) {
      const found = await invitationRows.rows(pool, [activeStepId, after, page]);
      yield found.map(({ email, createdAt, sentBy, lastRemindedAt, answeredAt }) => [
        ...[email, dateTimeCell(createdAt, timeZone), sentBy],
        ...[dateTimeCell(lastRemindedAt, timeZone), dateTimeCell(answeredAt, timeZone)],
      ]);
      await onRows(found.length);
      const last = found.at(-1);
      if (!last || found.length < page) return;
      after = last.id;
    }
  },
});
