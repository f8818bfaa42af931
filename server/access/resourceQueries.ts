import type { ResourceKind, TraitOf } from '#domain/access/decide.ts';
import { isApplicantSql } from '#server/access/applicants.ts';

/** What the resources of a kind belong to, as SQL expressions. `$2` is the viewer, or null for a stranger. */
export interface ResourceQuery<Kind extends ResourceKind> {
  readonly from: string;
  readonly id: string;
  readonly team?: string;
  readonly form?: string;
  readonly version?: string;
  readonly submission?: string;
  /** access stays the same after the submission is deleted; otherwise no one has access then */
  readonly outlivesSubmission?: true;
  readonly self?: string;
  readonly author?: string;
  readonly requester?: string;
  readonly role?: string;
  /** the viewer is one of the record's contacts */
  readonly contact?: string;
  readonly traits?: Partial<Record<TraitOf<Kind>, string>>;
}

const publicRecord = `t.publicly_searchable AND NOT t.is_private AND t.ever_published`;
/** the newest published version asks applicants the question and doesn't redact it: decision 0086 */
const askedInPublicNow = `EXISTS (SELECT FROM fields nf JOIN sections ns ON ns.id = nf.section_id JOIN steps np ON np.id = ns.step_id
  WHERE nf.identity = w.field_identity AND NOT nf.redacted AND np.external AND nf.flow_template_id = (
    SELECT v.id FROM flow_templates v WHERE v.master_template_id = t.id AND v.kind = 'published' ORDER BY v.version DESC LIMIT 1))`;
/** one of the viewer's submissions that uses this version, if any */
const ownSubmissionOf = (flowTemplate: string): string =>
  `SELECT s.id FROM submissions s JOIN applicant_attachments a ON a.submission_id = s.id
   WHERE s.flow_template_id = ${flowTemplate} AND ${isApplicantSql('a', '$2')} AND s.deleted_at IS NULL LIMIT 1`;
/** the field a file answers, in the submission's version */
const answeredField = 'JOIN fields d ON d.flow_template_id = s.flow_template_id AND d.identity = df.field_identity';
const discussionTraits = { internal: `d.type = 'InternalDiscussion'`, ofReview: 'd.step_approval_id IS NOT NULL' };
const inSubmission = (row: string) => ({
  team: `${row}.team_id`,
  form: `SELECT s.master_template_id FROM submissions s WHERE s.id = ${row}.submission_id`,
  submission: `${row}.submission_id`,
});

/** One entry per kind: the only place that knows which table holds a resource and what it belongs to. */
export const resourceQueries: { readonly [Kind in ResourceKind]: ResourceQuery<Kind> } = {
  user: { from: 'users u', id: 'u.id', self: 'u.id' },
  team: {
    from: 'teams t',
    id: 't.id',
    team: 't.id',
    traits: { formCreationEnabled: 't.enable_form_creation', remoteGisEnabled: 't.remote_gis_enabled' },
  },
  role: {
    from: 'roles r',
    id: 'r.id',
    team: 'r.team_id',
    role: 'r.id',
    traits: {
      ownerRole: `r.role_type = 'owner'`,
      memberRole: `r.role_type = 'member'`,
      custom: `r.role_type = 'custom'`,
      editLevelAnyone: `r.member_mgmt_level = 'anyone'`,
      editLevelMembers: `r.member_mgmt_level = 'members'`,
      powerless: 'NOT (r.workflow_creator OR r.team_manager OR r.finance_manager OR r.finance_member)',
    },
  },
  tag: { from: '(SELECT * FROM tags WHERE deleted_at IS NULL) g', id: 'g.id', team: 'g.team_id' },
  apiToken: { from: 'api_tokens k', id: 'k.id', team: 'k.team_id', self: 'k.created_by_id' },
  masterTemplate: {
    from: 'master_templates t',
    id: 't.id',
    team: 't.team_id',
    form: 't.id',
    traits: {
      everPublished: 't.ever_published',
      open: `t.status = 'published'`,
      archived: `t.status = 'archived'`,
      private: 't.is_private',
      publicRead: 't.public_read',
      publiclySearchable: 't.publicly_searchable',
      publiclyLaunchable: 't.publicly_launchable',
      internallyLaunchable: 't.internally_launchable',
      forkAllowed: 't.fork_allowed',
      library: 't.is_library',
      askedFor: `EXISTS (SELECT FROM subprocess_requirements q
        JOIN subprocess_configs c ON c.identity = q.config_identity AND c.subprocess_master_template_id = t.id
        JOIN applicant_attachments a ON a.submission_id = q.submission_id AND ${isApplicantSql('a', '$2')}
        WHERE q.waived_at IS NULL AND q.subprocess_id IS NULL)`,
    },
  },
  flowTemplate: {
    from: 'flow_templates f JOIN master_templates t ON t.id = f.master_template_id',
    id: 'f.id',
    team: 'f.team_id',
    form: 'f.master_template_id',
    version: 'f.id',
    submission: `SELECT COALESCE((SELECT r.submission_id FROM supplemental_requirements r WHERE r.flow_template_id = f.id), (${ownSubmissionOf('f.id')}))`,
    traits: {
      draft: `f.kind = 'draft'`,
      published: `f.kind = 'published'`,
      archived: `t.status = 'archived'`,
      pinned: `f.kind <> 'draft'`,
      unsent: 'EXISTS (SELECT FROM supplemental_requirements r WHERE r.flow_template_id = f.id AND r.sent_at IS NULL)',
    },
  },
  submission: {
    from: 'submissions s',
    id: 's.id',
    team: 's.team_id',
    form: 's.master_template_id',
    version: 's.flow_template_id',
    submission: 's.id',
    traits: {
      haltedByAdmin: 's.halted_by_admin',
      tagsShown: '(SELECT tm.shows_tags_to_applicants FROM teams tm WHERE tm.id = s.team_id)',
    },
  },
  activeStep: {
    from: 'active_steps x JOIN steps p ON p.id = x.step_id',
    id: 'x.id',
    version: 'p.flow_template_id',
    ...inSubmission('x'),
    traits: {
      external: 'p.external',
      open: 'x.started_at IS NOT NULL AND (x.completed_at IS NULL OR p.revisable)',
      locked: 'x.locked_at IS NOT NULL',
    },
  },
  reviewGroup: {
    // review groups are reviewed at a step of a submission, so the id is the active step's
    from: 'active_steps x',
    id: 'x.id',
    ...inSubmission('x'),
  },
  answer: {
    from: `answers w JOIN fields d ON d.id = w.field_id JOIN sections c ON c.id = d.section_id
      LEFT JOIN steps p ON p.id = c.step_id JOIN submissions s ON s.id = w.submission_id JOIN master_templates t ON t.id = s.master_template_id`,
    id: 'w.id',
    ...inSubmission('w'),
    // unfinished submissions are not public records
    traits: {
      external: 'p.external',
      redacted: 'd.redacted',
      publicRecord: `${publicRecord} AND s.status = 'finished' AND ${askedInPublicNow}`,
    },
  },
  requirement: {
    from: 'supplemental_requirements r',
    id: 'r.id',
    ...inSubmission('r'),
    traits: { sent: 'r.sent_at IS NOT NULL' },
  },
  subprocess: { from: 'subprocess_requirements q', id: 'q.id', ...inSubmission('q') },
  discussion: {
    from: '(SELECT * FROM discussions WHERE deleted_at IS NULL) d',
    id: 'd.id',
    ...inSubmission('d'),
    author: 'd.user_id',
    traits: discussionTraits,
  },
  discussionComment: {
    from: `(SELECT * FROM discussion_comments WHERE deleted_at IS NULL) m
      JOIN discussions d ON d.id = m.discussion_id AND d.deleted_at IS NULL`,
    id: 'm.id',
    ...inSubmission('d'),
    author: 'm.user_id',
    traits: discussionTraits,
  },
  payment: { from: 'obligations o', id: 'o.id', ...inSubmission('o') },
  charge: {
    from: 'charges h JOIN obligations o ON o.id = h.obligation_id',
    id: 'h.id',
    ...inSubmission('o'),
    // payments of a deleted submission can still be refunded
    outlivesSubmission: true,
    requester: `SELECT r.requested_by_id FROM refunds r WHERE r.charge_id = h.id AND r.state = 'requested' ORDER BY r.requested_at DESC LIMIT 1`,
  },
  output: {
    from: 'issued_outputs i JOIN submissions s ON s.id = i.submission_id JOIN master_templates t ON t.id = s.master_template_id',
    id: 'i.id',
    ...inSubmission('i'),
    traits: { revoked: 'i.revoked_at IS NOT NULL', publicRecord },
  },
  entity: {
    from: 'entities e JOIN custom_entities k ON k.id = e.custom_entity_id',
    id: 'e.id',
    team: 'e.team_id',
    // people who work with a form see what its submissions name, members of the team or not
    form: `SELECT s.master_template_id FROM answers w JOIN submissions s ON s.id = w.submission_id AND s.deleted_at IS NULL
      JOIN master_template_memberships m ON m.master_template_id = s.master_template_id AND m.user_id = $2
      WHERE w.entity_id = e.id ORDER BY m.permission_level_id DESC LIMIT 1`,
    // what staff chose on an internal step is not the applicant's to see
    submission: `SELECT w.submission_id FROM (
        SELECT n.submission_id FROM answers n JOIN fields d ON d.id = n.field_id JOIN sections c ON c.id = d.section_id
          LEFT JOIN steps p ON p.id = c.step_id
        WHERE n.entity_id = e.id AND p.external IS NOT FALSE
        UNION ALL SELECT e.created_in_submission_id WHERE e.created_by_id = $2) w
      JOIN submissions s ON s.id = w.submission_id AND s.deleted_at IS NULL
      JOIN applicant_attachments a ON a.submission_id = w.submission_id
      WHERE ${isApplicantSql('a', '$2')} LIMIT 1`,
    contact: 'EXISTS (SELECT FROM entity_contacts n WHERE n.entity_id = e.id AND n.user_id = $2)',
    traits: {
      remote: `k.type = 'remote_gis'`,
      linked: 'e.created_in_submission_id IS NOT NULL OR EXISTS (SELECT FROM answers w WHERE w.entity_id = e.id)',
    },
  },
  surveyResponse: {
    from: '(SELECT * FROM survey_submissions WHERE deleted_at IS NULL) v LEFT JOIN active_steps x ON x.id = v.active_step_id',
    id: 'v.id',
    ...inSubmission('x'),
    team: 'v.team_id',
  },
  // removed exports don't exist for anyone
  export: {
    from: '(SELECT * FROM exports WHERE removed_at IS NULL) y',
    id: 'y.id',
    team: 'y.team_id',
    self: 'y.user_id',
  },
  bulkExport: { from: 'batch_export_templates b', id: 'b.id', team: 'b.team_id', self: 'b.created_by_id' },
  savedFilter: { from: 'advanced_filters l', id: 'l.id', self: 'l.user_id' },
  file: {
    from: `stored_files z
      LEFT JOIN datum_files df ON df.file_id = z.id LEFT JOIN repo_files rf ON rf.file_id = z.id LEFT JOIN issued_outputs io ON io.file_id = z.id`,
    id: 'z.id',
    team: 'z.team_id',
    form: `SELECT s.master_template_id FROM submissions s WHERE s.id = COALESCE(df.submission_id, rf.submission_id, io.submission_id)`,
    submission: 'COALESCE(df.submission_id, rf.submission_id, io.submission_id)',
    self: 'z.uploaded_by_id',
    traits: {
      public: `EXISTS (SELECT FROM teams t WHERE t.logo_file_id = z.id OR t.banner_file_id = z.id)
        OR EXISTS (SELECT FROM master_templates t WHERE t.banner_file_id = z.id)
        OR EXISTS (SELECT FROM users u WHERE u.avatar_file_id = z.id)`,
      internal: `rf.is_public IS FALSE OR io.revoked_at IS NOT NULL OR EXISTS (SELECT FROM submissions s ${answeredField}
        JOIN sections c ON c.id = d.section_id JOIN steps p ON p.id = c.step_id AND NOT p.external WHERE s.id = df.submission_id)`,
      redacted: `EXISTS (SELECT FROM submissions s ${answeredField} AND d.redacted WHERE s.id = df.submission_id)`,
      unchecked: `z.state <> 'stored' OR z.deleted_at IS NOT NULL`,
    },
  },
  job: { from: '(SELECT * FROM jobs WHERE canceled_at IS NULL) j', id: 'j.id', team: 'j.team_id', self: 'j.user_id' },
};
