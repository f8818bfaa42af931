/** One row of the outputs list. Times are text because rows are only displayed. */
export interface OutputListRow {
  readonly id: string;
  readonly name: string;
  readonly submissionId: string;
  readonly masterTemplateId: string;
  readonly scopedId: number;
  readonly formName: string;
  readonly teamColor: string;
  readonly issuedAt: string | null;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  readonly isRenewal: boolean;
  readonly applicantName: string | null;
  readonly applicantEmail: string | null;
  readonly applicantsCount: number;
}

/** The columns of output `o` under the names of `OutputListRow`. */
export const outputListColumns = `o.id, o.name, o.submission_id AS "submissionId", o.listed_form_id AS "masterTemplateId",
  s.scoped_id AS "scopedId", t.name AS "formName", m.color AS "teamColor", o.issued_at AS "issuedAt", o.expires_at AS "expiresAt",
  o.revoked_at AS "revokedAt", o.original_output_id IS NOT NULL AS "isRenewal", u.name AS "applicantName", u.email AS "applicantEmail",
  (SELECT count(*)::int FROM applicant_attachments c WHERE c.submission_id = o.submission_id) AS "applicantsCount"`;

/** The joins `outputListColumns` needs. */
export const outputListJoins = `JOIN submissions s ON s.id = o.submission_id JOIN master_templates t ON t.id = o.listed_form_id
  JOIN teams m ON m.id = o.team_id LEFT JOIN applicant_attachments a ON a.submission_id = o.submission_id AND a.is_primary
  LEFT JOIN users u ON u.id = a.user_id`;
