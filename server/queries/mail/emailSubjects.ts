import type { SettingParent } from '#domain/mail/emailSettings.ts';
import { isApplicantSql } from '#server/access/applicants.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';

/** A form or team a person gets emails about. Residents have email settings too (decision 0092). */
export interface EmailSubject {
  readonly type: SettingParent;
  readonly id: string;
  readonly name: string;
  readonly teamId: string;
  readonly teamName: string;
  /** works on it */
  readonly isStaff: boolean;
  /** has a submission of it */
  readonly isApplicant: boolean;
}

interface OneSubject {
  readonly type: SettingParent;
  readonly id: string;
}

/** Safety limit, more than anyone is involved with. */
const most = 1_000;

/**
 * The subjects a person gets emails about, teams before their forms. Roles given to an email address count once it is
 * verified. Teams whose roles are withheld from the session are left out.
 */
const subjects = statement<
  [userId: string, withheld: readonly string[], type: SettingParent | null, id: string | null],
  EmailSubject
>(
  'email_subjects',
  `WITH verified AS (SELECT id FROM users WHERE id = $1::uuid AND email_verified_at IS NOT NULL),
   worked AS (
     SELECT m.master_template_id AS id FROM master_template_memberships m JOIN verified v ON v.id = m.user_id
     UNION SELECT t.id FROM role_members r JOIN verified v ON v.id = r.user_id JOIN master_templates t ON t.team_id = r.team_id
     UNION SELECT f.master_template_id FROM step_attachments a JOIN verified v ON v.id = a.user_id
       JOIN flow_templates f ON f.id = a.flow_template_id AND f.kind = 'published'
     UNION SELECT f.master_template_id FROM step_assignments a JOIN verified v ON v.id = a.user_id
       JOIN step_assignment_groups g ON g.id = a.step_assignment_group_id
       JOIN flow_templates f ON f.id = g.flow_template_id AND f.kind = 'published'
     UNION SELECT s.master_template_id FROM submission_attachments a JOIN verified v ON v.id = a.user_id
       JOIN submissions s ON s.id = a.submission_id
     UNION SELECT s.master_template_id FROM review_requests q JOIN verified v ON v.id = q.receiving_user_id
       JOIN active_steps x ON x.id = q.active_step_id JOIN submissions s ON s.id = x.submission_id WHERE q.canceled_at IS NULL
   ), asked AS (
     SELECT DISTINCT s.master_template_id AS id FROM applicant_attachments a JOIN submissions s ON s.id = a.submission_id
     WHERE ${isApplicantSql('a', '$1::uuid')} AND s.deleted_at IS NULL
   ), forms AS (
     SELECT t.id, t.name, t.team_id, w.id IS NOT NULL AS is_staff, k.id IS NOT NULL AS is_applicant
     FROM master_templates t LEFT JOIN worked w ON w.id = t.id AND t.team_id <> ALL ($2::uuid[]) LEFT JOIN asked k ON k.id = t.id
     WHERE w.id IS NOT NULL OR k.id IS NOT NULL
   ), teams_of AS (
     SELECT team_id, bool_or(is_staff) AS is_staff, bool_or(is_applicant) AS is_applicant FROM (
       SELECT team_id, is_staff, is_applicant FROM forms
       UNION ALL SELECT r.team_id, true, false FROM role_members r JOIN verified v ON v.id = r.user_id
         WHERE r.team_id <> ALL ($2::uuid[])) AS parts GROUP BY team_id
   ), found AS (
     SELECT 'Team' AS type, m.id, m.name, m.id AS team_id, m.name AS team_name, p.is_staff, p.is_applicant
     FROM teams_of p JOIN teams m ON m.id = p.team_id WHERE m.archived_at IS NULL
     UNION ALL
     SELECT 'MasterTemplate', f.id, f.name, f.team_id, m.name, f.is_staff, f.is_applicant
     FROM forms f JOIN teams m ON m.id = f.team_id WHERE m.archived_at IS NULL
   )
   SELECT type, id, name, team_id AS "teamId", team_name AS "teamName", is_staff AS "isStaff", is_applicant AS "isApplicant"
   FROM found WHERE $4::uuid IS NULL OR (type = $3 AND id = $4::uuid)
   ORDER BY team_name, team_id, type DESC, name, id LIMIT ${most}`,
);

export const emailSubjectsOf = (
  queries: Queries,
  userId: string,
  withheldTeamIds: readonly string[],
): Promise<readonly EmailSubject[]> => subjects.rows(queries, [userId, withheldTeamIds, null, null]);

export async function emailSubjectOf(
  queries: Queries,
  userId: string,
  { type, id }: OneSubject,
  withheldTeamIds: readonly string[],
): Promise<EmailSubject | null> {
  const [found] = await subjects.rows(queries, [userId, withheldTeamIds, type, id]);
  return found ?? null;
}

/** Whether the person gets emails about it at all. */
export const concernsPerson = async (queries: Queries, userId: string, one: OneSubject): Promise<boolean> =>
  (await emailSubjectOf(queries, userId, one, [])) !== null;
