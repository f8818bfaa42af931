import { assignmentStepTypes, reviewStepTypes } from '#domain/submission/stepKinds.ts';
import { writePermissionLevel } from '#domain/template/permissionLevel.ts';
import { anyOfSql } from '#server/database/anyOfSql.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';
import type { SnapshotStep, SubmissionSnapshot } from '#server/queries/submission/SubmissionSnapshot.ts';

const quoted = (types: readonly string[]): string => types.map((type) => `'${type}'`).join(', ');

const listOf = (item: string, from: string, order: string): string =>
  `COALESCE((SELECT json_agg(${item} ORDER BY ${order}) FROM ${from}), '[]')`;

/** Skips the subquery when the list must be empty. */
const ifAny = (condition: string, list: string): string => `CASE WHEN ${condition} THEN ${list} ELSE '[]' END`;

/** The person or the role of a row, whichever is set. */
const principal = (
  row: string,
): string => `json_build_object('type', CASE WHEN ${row}.user_id IS NULL THEN 'AdminRole' ELSE 'User' END,
  'id', COALESCE(${row}.user_id, ${row}.role_id), 'name', COALESCE(
    (SELECT u.name FROM users u WHERE u.id = ${row}.user_id), (SELECT r.name FROM roles r WHERE r.id = ${row}.role_id)))`;

/** The ledger entries of step `x`. */
const ledgerOf = (paysFee: string): string =>
  listOf(
    `json_build_object('id', e.id, 'kind', e.kind, 'chargeId', e.charge_id, 'amount', e.amount_cents, 'reverses', e.reverses, 'externalId', e.external_id,
    'at', e.created_at, 'fees', CASE WHEN ${paysFee} THEN (SELECT i.fee_cents + i.platform_fee_cents FROM charges h
      JOIN payment_intents i ON i.id = h.payment_intent_id WHERE h.id = e.charge_id) END)`,
    'ledger_entries e JOIN obligations o ON o.id = e.obligation_id WHERE o.active_step_id = x.id',
    'e.created_at, e.id',
  );

/** The discussion with the applicants that review `a` started. */
const discussion = `(SELECT json_build_object('discussionId', d.id, 'isResolved', d.resolved_at IS NOT NULL, 'isAnswered', COALESCE(
    (SELECT EXISTS (SELECT FROM applicant_attachments p WHERE p.submission_id = d.submission_id AND p.user_id = m.user_id)
      FROM discussion_comments m WHERE m.discussion_id = d.id AND m.deleted_at IS NULL ORDER BY m.created_at DESC, m.id DESC LIMIT 1), false))
  FROM discussions d WHERE d.step_approval_id = a.id AND d.type = 'PublicDiscussion' AND d.deleted_at IS NULL)`;

/** The review groups of step `x` of a submission. */
const reviewGroups = listOf(
  `json_build_object('id', g.id, 'identity', g.identity, 'reviewType', g.review_type, 'logicType', g.logic_type, 'required', g.required,
    'reviewers', ${listOf(principal('t'), 'step_attachments t WHERE t.review_group_id = g.id', 't.created_at, t.id')},
    'requests', ${listOf(
      `json_build_object('receivingUserId', q.receiving_user_id, 'name', (SELECT u.name FROM users u WHERE u.id = q.receiving_user_id),
        'canceledAt', q.canceled_at, 'completedAt', q.completed_at)`,
      'review_requests q WHERE q.active_step_id = x.id AND q.review_group_id = g.id',
      'q.created_at, q.id',
    )},
    'approvals', ${listOf(
      `json_build_object('userId', a.reviewer_id, 'roleId', a.role_id, 'outcome', a.outcome, 'at', a.created_at,
        'digest', (SELECT f.digest FROM frozen_answers f WHERE f.id = a.frozen_answers_id), 'discussion', ${discussion})`,
      'step_approvals a WHERE a.active_step_id = x.id AND a.review_group_id = g.id',
      'a.created_at, a.id',
    )})`,
  'review_groups g WHERE g.step_id = x.step_id',
  'g.position, g.id',
);

/** COALESCE keeps PostgreSQL from using the step index for attachments without a step, which nearly all are. */
const assignees = listOf(
  principal('t'),
  'submission_attachments t WHERE t.submission_id = s.id AND t.assigned AND COALESCE(t.active_step_id = x.id, true)',
  't.created_at, t.id',
);

/** Needed when no one is assigned to step `p` and a third-party review has to be requested. */
const formWriters = ifAny(
  `EXISTS (SELECT FROM review_groups g WHERE g.step_id = p.id AND g.review_type = 'third_party')`,
  listOf(
    `json_build_object('type', 'User', 'id', u.id, 'name', u.name)`,
    `flow_templates f JOIN master_template_memberships k ON k.master_template_id = f.master_template_id
      JOIN users u ON u.id = k.user_id WHERE f.id = p.flow_template_id AND k.permission_level_id = ${writePermissionLevel}`,
    'k.created_at, k.id',
  ),
);

const assignmentGroups = listOf(
  `json_build_object('identity', g.identity, 'subjects', ${listOf(principal('t'), 'step_assignments t WHERE t.step_assignment_group_id = g.id', 't.id')})`,
  'step_assignment_groups g WHERE g.step_id = p.id',
  'g.position, g.id',
);

/** The payment settings `c` of a step. */
const paymentConfig = `json_build_object('fixed', c.fixed, 'calculated', c.calculated, 'amount', c.amount_cents,
    'formulaIdentity', c.formula_identity)`;

/** What the form says about the current step `p`. */
const ofForm = `json_build_object('stepId', p.id, 'identity', p.identity, 'name', p.name, 'type', p.type, 'genericType', p.generic_type,
  'external', p.external, 'revisable', p.revisable, 'requiresSignature', p.requires_signature, 'autoadvance', p.autoadvance,
  'outputNames', ${listOf('o.name', 'configured_outputs o WHERE o.flow_template_id = p.flow_template_id AND o.issued_on_step_identity = p.identity', 'o.name')},
  'assignees', ${listOf(principal('t'), 'step_attachments t WHERE t.step_id = p.id AND t.assigned', 't.created_at, t.id')},
  'formWriters', ${formWriters}, 'assignmentGroups', ${assignmentGroups}, 'paymentConfig', CASE WHEN c.id IS NOT NULL THEN ${paymentConfig} END)`;

/** Submissions at the same step share one row of `places`. */
const where = 'COALESCE(x.step_id, s.flow_template_id)';
const atHand = 'LEFT JOIN active_steps x ON x.submission_id = s.id AND x.step_identity = s.current_step_identity';
const named = `s.id = ${anyOfSql('$1::uuid[]')}`;
const existing = `${named} AND s.deleted_at IS NULL`;

/**
 * What the form says about a step is read once per step and returned with one of the submissions there, because listed
 * submissions are mostly at the same few steps. Also records which features the form doesn't use, so that they aren't
 * queried. Decision 0078.
 */
const places = (
  requestedRows: string,
): string => `SELECT h.place, h.told_with, p.requires_signature, c.constituent_pays_fee, c.id IS NOT NULL AS asks_money,
    p.type IN (${quoted(assignmentStepTypes)}) AS assigns_people, EXISTS (SELECT FROM review_groups g WHERE g.step_id = p.id) AS has_reviewers,
    EXISTS (SELECT FROM steps r WHERE r.flow_template_id = h.flow_template_id AND r.type IN (${quoted(reviewStepTypes)})) AS form_reviews,
    EXISTS (SELECT FROM steps r JOIN payment_configs m ON m.step_id = r.id WHERE r.flow_template_id = h.flow_template_id) AS form_asks_money,
    EXISTS (SELECT FROM subprocess_configs q WHERE q.flow_template_id = h.flow_template_id) AS form_has_parts,
    CASE WHEN p.id IS NOT NULL THEN ${ofForm} END AS of_form
  FROM (
    SELECT ${where} AS place, x.step_id, s.flow_template_id, (array_agg(s.id))[1] AS told_with
    FROM submissions s ${atHand} WHERE ${requestedRows} GROUP BY 1, 2, 3
  ) h LEFT JOIN steps p ON p.id = h.step_id LEFT JOIN payment_configs c ON c.step_id = p.id`;

const step = `json_build_object('activeStepId', x.id, 'stepId', x.step_id, 'position', x.position, 'completed', x.completed_at IS NOT NULL,
  'locked', x.locked_at IS NOT NULL, 'lockedFields', x.locked_fields, 'since', x.started_at,
  'isLast', NOT EXISTS (SELECT FROM active_steps later WHERE later.submission_id = s.id AND later.position > x.position),
  'isSignatureSkipped', x.signature_skipped_at IS NOT NULL,
  'signedDigests', ${ifAny('here.requires_signature', listOf('g.answers_digest', 'signings g WHERE g.active_step_id = x.id', 'g.created_at'))},
  'isResponsibilityAssigned', here.assigns_people AND EXISTS (SELECT FROM tentative_assignments t WHERE t.active_step_id = x.id),
  'entries', ${ifAny('here.asks_money', ledgerOf('here.constituent_pays_fee'))},
  'reviewGroups', ${ifAny('here.has_reviewers', reviewGroups)}, 'assignees', ${assignees})`;

/** Excludes upcoming steps and those still waiting for their first review: nothing was approved there. */
const reviewedSteps = listOf(
  `json_build_object('activeStepId', x.id, 'identity', p.identity, 'completed', x.completed_at IS NOT NULL, 'reviewGroups', ${reviewGroups},
    'acceptances', ${listOf(
      `json_build_object('digest', f.digest, 'at', c.created_at)`,
      'answer_acceptances c JOIN frozen_answers f ON f.id = c.frozen_answers_id WHERE c.active_step_id = x.id',
      'c.created_at, c.id',
    )})`,
  `active_steps x JOIN steps p ON p.id = x.step_id WHERE x.submission_id = s.id AND p.type IN (${quoted(reviewStepTypes)})
    AND (x.completed_at IS NOT NULL OR EXISTS (SELECT FROM step_approvals a WHERE a.active_step_id = x.id))`,
  'x.position',
);

/** Payments staff requested count as requirements until the submission is completed; only then are they listed here. */
const leftPayments = listOf(
  `json_build_object('activeStepId', x.id, 'leftAt', COALESCE(x.completed_at, s.finished_at),
    'payment', json_build_object('config', ${paymentConfig}, 'entries', ${ledgerOf('c.constituent_pays_fee')}))`,
  `active_steps x JOIN steps p ON p.id = x.step_id JOIN payment_configs c ON c.step_id = p.id
    WHERE x.submission_id = s.id AND CASE WHEN p.generic_type = 'Step'
      THEN x.completed_at IS NOT NULL AND x.step_identity IS DISTINCT FROM s.current_step_identity
      ELSE x.completed_at IS NULL AND s.status = 'finished'
        AND EXISTS (SELECT FROM supplemental_requirements r WHERE r.active_step_id = x.id AND r.canceled_at IS NULL) END`,
  'x.position',
);

/** All payments with ledger entries, at any step. Only these can hold more than is owed. */
const heldPayments = listOf(
  `json_build_object('paymentId', o.id, 'amount', o.amount_cents,
    'endedAt', COALESCE(s.deleted_at, (SELECT r.canceled_at FROM supplemental_requirements r WHERE r.active_step_id = x.id)),
    'payment', json_build_object('config', ${paymentConfig}, 'entries', ${ledgerOf('c.constituent_pays_fee')}))`,
  `obligations o JOIN active_steps x ON x.id = o.active_step_id JOIN payment_configs c ON c.step_id = x.step_id
    WHERE o.submission_id = s.id AND EXISTS (SELECT FROM ledger_entries e WHERE e.obligation_id = o.id)`,
  'o.id',
);

const subprocesses = listOf(
  `json_build_object('configIdentity', q.config_identity, 'required', c.required, 'isWaived', q.waived_at IS NOT NULL,
    'isFormPublished', t.status = 'published', 'status', (SELECT child.status FROM submissions child WHERE child.id = q.subprocess_id))`,
  `subprocess_requirements q JOIN subprocess_configs c ON c.identity = q.config_identity AND c.flow_template_id = s.flow_template_id
    JOIN master_templates t ON t.id = c.subprocess_master_template_id WHERE q.submission_id = s.id`,
  'q.id',
);

const answer = `json_build_object('fieldIdentity', w.field_identity, 'rowPath', w.row_path, 'content', w.content, 'revision', w.revision)`;

const allAnswers = listOf(answer, 'answers w WHERE w.submission_id = s.id', 'w.id');

const snapshotText = (
  answers: string,
  requestedRows = existing,
): string => `WITH places AS MATERIALIZED (${places(requestedRows)})
   SELECT s.id, s.team_id AS "teamId", s.master_template_id AS "masterTemplateId", s.flow_template_id AS "flowTemplateId", s.status,
     s.halted_by_admin AS "haltedByAdmin", s.scoped_id AS "scopedId", s.custom_id AS "customId", s.is_renewal AS "isRenewal",
     t.identifier_field_identity AS "identifierFieldIdentity", t.name AS "templateName", m.time_zone AS "timeZone", m.name AS "teamName", s.created_at AS "createdAt",
     s.last_activity_at AS "lastActivityAt", s.last_edited_at AS "lastEditedAt", s.finished_at AS "finishedAt",
     COALESCE(x.position, (SELECT max(a.position) FROM active_steps a WHERE a.submission_id = s.id), 0) AS "currentPosition",
     (SELECT i.due_at FROM step_intervals i WHERE i.active_step_id = x.id AND i.ended_at IS NULL) AS "dueAt",
     CASE WHEN x.id IS NOT NULL THEN ${step} END AS step, CASE WHEN here.told_with = s.id THEN here.of_form END AS "stepOfForm",
     ${listOf(
       `json_build_object('userId', a.user_id, 'name', u.name, 'isPrimary', a.is_primary)`,
       'applicant_attachments a JOIN users u ON u.id = a.user_id WHERE a.submission_id = s.id',
       'a.is_primary DESC, a.created_at, a.id',
     )} AS applicants,
     ${listOf('g.tag_id', 'taggings g WHERE g.submission_id = s.id', 'g.tag_id')} AS "tagIds",
     ${answers} AS answers,
     ${ifAny('here.form_reviews', reviewedSteps)} AS "reviewedSteps",
     ${ifAny('here.form_asks_money OR asked.are > 0', leftPayments)} AS "leftPayments",
     ${ifAny('here.form_asks_money OR asked.are > 0', heldPayments)} AS "heldPayments",
     asked.unfinished AS "unfinishedRequirements",
     ${ifAny('here.form_has_parts', subprocesses)} AS subprocesses
   FROM submissions s
   JOIN master_templates t ON t.id = s.master_template_id
   JOIN teams m ON m.id = s.team_id
   ${atHand}
   JOIN places here ON here.place = ${where}
   CROSS JOIN LATERAL (
     SELECT count(*) AS are, count(*) FILTER (WHERE r.sent_at IS NOT NULL AND r.completed_at IS NULL AND r.canceled_at IS NULL)::int AS unfinished
     FROM supplemental_requirements r WHERE r.submission_id = s.id
   ) asked
   WHERE ${requestedRows}`;

/** What the form says about a step. */
interface StepOfForm extends Omit<SnapshotStep, keyof StepInSubmission | 'assignees' | 'payment'> {
  readonly stepId: string;
  readonly assignees: SnapshotStep['assignees'];
  readonly paymentConfig: NonNullable<SnapshotStep['payment']>['config'] | null;
}

/** The state of the step in one submission. */
interface StepInSubmission extends Pick<
  SnapshotStep,
  | ('activeStepId' | 'stepId' | 'position' | 'completed' | 'locked' | 'lockedFields' | 'since' | 'isLast')
  | ('isSignatureSkipped' | 'signedDigests' | 'isResponsibilityAssigned' | 'reviewGroups')
> {
  readonly entries: NonNullable<SnapshotStep['payment']>['entries'];
  readonly assignees: SnapshotStep['assignees'];
}

interface SnapshotRow extends Omit<SubmissionSnapshot, 'step'> {
  readonly step: StepInSubmission | null;
  /** set for one submission per step */
  readonly stepOfForm: StepOfForm | null;
}

function snapshotsFrom(rows: readonly SnapshotRow[]): readonly SubmissionSnapshot[] {
  const told = new Map(
    rows.flatMap(({ stepOfForm }) => (stepOfForm ? [[stepOfForm.stepId, stepOfForm] as const] : [])),
  );
  return rows.map((row) => {
    const ofForm = row.step && told.get(row.step.stepId);
    return { ...row, step: row.step && ofForm ? stepFrom(ofForm, row.step) : null };
  });
}

function stepFrom(
  { paymentConfig, ...ofForm }: StepOfForm,
  { entries, assignees, ...own }: StepInSubmission,
): SnapshotStep {
  return {
    ...ofForm,
    ...own,
    assignees: [...ofForm.assignees, ...assignees],
    payment: paymentConfig && { config: paymentConfig, entries },
  };
}

const whole = statement<[ids: readonly string[]], SnapshotRow>('submission_snapshots', snapshotText(allAnswers));

/** Deleted submissions, whose payments may still hold money. */
const deleted = statement<[ids: readonly string[]], SnapshotRow>(
  'submission_snapshots_deleted',
  snapshotText(allAnswers, `${named} AND s.deleted_at IS NOT NULL`),
);

const withoutAnswers = statement<[ids: readonly string[]], SnapshotRow>(
  'submission_standings',
  snapshotText(`'[]'::json`),
);

/** Unknown and deleted submissions are left out. */
export const snapshotsOf = async (queries: Queries, ids: readonly string[]): Promise<readonly SubmissionSnapshot[]> =>
  snapshotsFrom(await whole.rows(queries, [ids]));

export const deletedSnapshotsOf = async (
  queries: Queries,
  ids: readonly string[],
): Promise<readonly SubmissionSnapshot[]> => snapshotsFrom(await deleted.rows(queries, [ids]));

/** The same with an empty list of answers. */
export const snapshotsWithoutAnswers = async (
  queries: Queries,
  ids: readonly string[],
): Promise<readonly SubmissionSnapshot[]> => snapshotsFrom(await withoutAnswers.rows(queries, [ids]));

type Answers = SubmissionSnapshot['answers'];

const someAnswers = statement<
  [ids: readonly string[], fieldIdentities: readonly string[] | null],
  { readonly id: string; readonly answers: Answers }
>(
  'submission_answers',
  `SELECT w.submission_id AS id, json_agg(${answer} ORDER BY w.id) AS answers FROM answers w
   WHERE w.submission_id = ${anyOfSql('$1::uuid[]')} AND ($2::uuid[] IS NULL OR w.field_identity = ANY ($2::uuid[])) GROUP BY w.submission_id`,
);

/** Answers by submission id: all, or those of some fields. */
export async function answersOf(
  queries: Queries,
  ids: readonly string[],
  fieldIdentities: readonly string[] | null,
): Promise<ReadonlyMap<string, Answers>> {
  const rows = await someAnswers.rows(queries, [ids, fieldIdentities]);
  return new Map(rows.map(({ id, answers }) => [id, answers]));
}
