import type { Relation } from '#domain/access/relations.ts';
import { statement } from '#server/database/statement.ts';

interface SubmissionRow {
  readonly id: string;
  readonly is_primary: boolean | null;
  readonly is_viewer: boolean;
  readonly is_assignee: boolean;
  readonly is_reviewer: boolean;
  readonly is_third_party: boolean;
}

/**
 * What a person, alone or through roles, is to submissions. People attached to the steps of the form's version, added
 * to the one submission, named as reviewers there, or asked to review as third parties.
 */
export const submissionRowsOf = statement<
  [userId: string, roleIds: readonly string[], submissionIds: readonly string[]],
  SubmissionRow
>(
  'access_submission_rows',
  `SELECT s.id,
     (SELECT a.is_primary FROM applicant_attachments a WHERE a.submission_id = s.id AND a.user_id = $1) AS is_primary,
     EXISTS (SELECT FROM submission_attachments a WHERE a.submission_id = s.id AND NOT a.assigned
       AND (a.user_id = $1 OR a.role_id = ANY ($2::uuid[])))
     OR EXISTS (SELECT FROM step_attachments a WHERE a.flow_template_id = s.flow_template_id AND a.step_id IS NOT NULL AND NOT a.assigned
       AND (a.user_id = $1 OR a.role_id = ANY ($2::uuid[]))) AS is_viewer,
     EXISTS (SELECT FROM submission_attachments a WHERE a.submission_id = s.id AND a.assigned
       AND (a.user_id = $1 OR a.role_id = ANY ($2::uuid[])))
     OR EXISTS (SELECT FROM step_attachments a WHERE a.flow_template_id = s.flow_template_id AND a.step_id IS NOT NULL AND a.assigned
       AND (a.user_id = $1 OR a.role_id = ANY ($2::uuid[]))) AS is_assignee,
     EXISTS (SELECT FROM step_attachments a WHERE a.flow_template_id = s.flow_template_id AND a.review_group_id IS NOT NULL
       AND (a.user_id = $1 OR a.role_id = ANY ($2::uuid[]))) AS is_reviewer,
     EXISTS (SELECT FROM review_requests r JOIN active_steps x ON x.id = r.active_step_id
       WHERE x.submission_id = s.id AND r.receiving_user_id = $1 AND r.canceled_at IS NULL) AS is_third_party
   FROM submissions s WHERE s.id = ANY ($3::uuid[]) AND s.deleted_at IS NULL`,
);

export function submissionRelations(row: SubmissionRow): Relation[] {
  const relations: Relation[] = [];
  if (row.is_primary !== null) relations.push(row.is_primary ? 'primaryApplicant' : 'applicant');
  if (row.is_viewer) relations.push('viewer');
  if (row.is_assignee) relations.push('assignee');
  if (row.is_reviewer) relations.push('reviewer');
  if (row.is_third_party) relations.push('thirdPartyReviewer');
  return relations;
}
