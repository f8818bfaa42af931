/** One row of the submissions list, as stored in the read model. Times are text because rows are only displayed. */
export interface DashboardRow {
  readonly id: string;
  readonly kind: 'InitiatedFlow' | 'ImportedFlow';
  readonly teamId: string;
  readonly masterTemplateId: string;
  readonly status: 'active' | 'halted' | 'finished';
  readonly scopedId: number;
  readonly identifier: string | null;
  readonly identifierRedacted: boolean;
  readonly templateName: string;
  readonly applicant: string | null;
  readonly applicantsCount: number;
  readonly action: string | null;
  readonly currentStepName: string | null;
  readonly stepType: string | null;
  readonly currentStepSince: string | null;
  readonly dueAt: string | null;
  readonly isExternal: boolean;
  readonly isReview: boolean;
  /** the form's step where the viewer should review */
  readonly reviewStepId: string | null;
  /** the viewer is responsible for it, directly or through a role */
  readonly isResponsible: boolean;
  readonly assigned: readonly { readonly id: string; readonly name: string }[];
  readonly isRenewal: boolean;
  readonly isUnpaid: boolean;
  readonly createdAt: string;
  readonly lastActivityAt: string;
  readonly lastEditedAt: string | null;
}

/** The row's columns under the names of `DashboardRow`. */
export const dashboardColumns = `r.id, r.kind, r.team_id AS "teamId", r.master_template_id AS "masterTemplateId", r.status, r.scoped_id AS "scopedId",
  r.identifier, r.identifier_redacted AS "identifierRedacted", r.template_name AS "templateName", r.applicant, r.applicants_count AS "applicantsCount", r.action,
  r.current_step_name AS "currentStepName", r.step_type AS "stepType", r.current_step_since AS "currentStepSince", r.due_at AS "dueAt",
  r.is_external AS "isExternal", r.is_review AS "isReview", r.assigned, r.is_renewal AS "isRenewal", r.is_unpaid AS "isUnpaid",
  r.created_at AS "createdAt", r.last_activity_at AS "lastActivityAt", r.last_edited_at AS "lastEditedAt"`;

/** What row `r` is to these principals. Computed only for the few rows of a page, through the inbox index. */
export const viewerColumnsSql = (principals: string): string =>
  `EXISTS (SELECT FROM inbox_rows i WHERE i.submission_id = r.id AND i.principal_id = ANY (${principals})) AS "isResponsible",
   ${reviewStepFor(principals)}`;

/** The same for a row found through their inbox. */
export const inboxViewerColumnsSql = (principals: string): string =>
  `true AS "isResponsible", ${reviewStepFor(principals)}`;

const reviewStepFor = (principals: string): string =>
  `(SELECT x.step_id FROM inbox_rows i JOIN active_steps x ON x.submission_id = i.submission_id
   WHERE r.is_review AND x.step_identity = r.current_step_identity
     AND i.submission_id = r.id AND i.principal_id = ANY (${principals}) AND i.reason = 'review' AND i.status = 'active' LIMIT 1) AS "reviewStepId"`;
