import { isOwed } from '#domain/payment/PaymentStanding.ts';
import { requiredActions, type RequiredAction, type Solution } from '#domain/submission/responsibility.ts';
import { stepKindOf } from '#domain/submission/stepKinds.ts';
import { taskOf, type TaskKind } from '#domain/submission/tasks.ts';
import { isApplicantsTurn } from '#domain/submission/whatNext.ts';
import type { InboxReason } from '#server/generated/prisma/enums.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { identifierOf } from '#server/queries/submission/identifierOf.ts';
import type { NamedPrincipal, SnapshotStep } from '#server/queries/submission/SubmissionSnapshot.ts';

/** A row as the `dashboard_rows` table stores it. */
export interface StoredRow {
  readonly id: string;
  readonly kind: 'InitiatedFlow';
  readonly team_id: string;
  readonly master_template_id: string;
  readonly status: string;
  readonly scoped_id: number;
  readonly identifier: string | null;
  readonly identifier_redacted: boolean;
  readonly template_name: string;
  readonly applicant: string | null;
  readonly applicants_count: number;
  readonly action: Solution | null;
  readonly current_step_identity: string | null;
  readonly current_step_name: string | null;
  readonly step_type: string | null;
  readonly current_step_since: string | null;
  readonly due_at: string | null;
  readonly is_external: boolean;
  readonly is_review: boolean;
  readonly assigned: readonly { readonly id: string; readonly name: string }[];
  readonly tag_ids: readonly string[];
  readonly is_renewal: boolean;
  readonly is_unpaid: boolean;
  /** it is its applicants' turn; their own list starts with it */
  readonly awaits_applicants: boolean;
  readonly created_at: string;
  readonly last_activity_at: string;
  readonly last_edited_at: string | null;
  readonly finished_at: string | null;
}

/** What a row can be searched by. */
export interface StoredSearchRow {
  readonly id: string;
  readonly team_id: string;
  readonly scoped_id: number;
  readonly names: readonly string[];
  readonly text: string;
}

export interface StoredInboxRow {
  readonly principal_id: string;
  readonly submission_id: string;
  readonly team_id: string;
  readonly master_template_id: string;
  readonly status: string;
  readonly reason: InboxReason;
  readonly task: TaskKind | null;
  readonly since: string | null;
  readonly due_at: string | null;
  readonly last_activity_at: string;
  /**
   * principals with a smaller id who are also responsible: someone who is several of them counts only the first one's
   * row
   */
  readonly earlier_ids: readonly string[] | null;
}

/** The list row has no room for more names. */
const mostAssigned = 5;
/** Longer values don't fit into an index entry, and no one types them in full. */
const mostOfName = 200;
/** How many applicants a submission can be found by, starting with the primary one. */
const mostNamed = 20;

export function dashboardRowOf(evaluated: EvaluatedSubmission): StoredRow {
  const { snapshot, people } = evaluated;
  const { step, applicants, scopedId } = snapshot;
  const identifier = identifierOf(evaluated);
  const reviewers = [...people.reviewers, ...people.waitingReviewers];
  const responsible = new Map([...reviewers, ...people.assignees].map(({ id, name }) => [id, { id, name }]));
  return {
    id: snapshot.id,
    kind: 'InitiatedFlow',
    team_id: snapshot.teamId,
    master_template_id: snapshot.masterTemplateId,
    status: snapshot.status,
    scoped_id: scopedId,
    identifier: identifier.text,
    identifier_redacted: identifier.redacted,
    template_name: snapshot.templateName,
    applicant: primaryApplicantOf(evaluated),
    applicants_count: applicants.length,
    action: actionOf(evaluated),
    current_step_identity: step && step.identity,
    current_step_name: step && step.name,
    step_type: step && step.type,
    current_step_since: instant(step?.since),
    due_at: instant(snapshot.dueAt),
    is_external: step?.external ?? false,
    is_review: people.reviewers.length > 0,
    assigned: [...responsible.values()].slice(0, mostAssigned),
    tag_ids: snapshot.tagIds,
    is_renewal: snapshot.isRenewal,
    is_unpaid: evaluated.leftPayments.some(isOwed),
    awaits_applicants: isApplicantsTurn(snapshot.status, listedActions(evaluated)),
    created_at: snapshot.createdAt.toISOString(),
    last_activity_at: snapshot.lastActivityAt.toISOString(),
    last_edited_at: instant(snapshot.lastEditedAt),
    finished_at: instant(snapshot.finishedAt),
  };
}

export function searchRowOf(evaluated: EvaluatedSubmission): StoredSearchRow {
  const { id, teamId, scopedId, customId } = evaluated.snapshot;
  const applicants = evaluated.snapshot.applicants.slice(0, mostNamed).map(({ name }) => name);
  const said = [customId, identifierOf(evaluated).text, ...applicants].filter((name) => name !== null && name !== '');
  const names = [...new Set(said.map((name) => String(name).toLowerCase().slice(0, mostOfName)))];
  return { id, team_id: teamId, scoped_id: scopedId, names, text: [scopedId, ...names].join(' ') };
}

const primaryApplicantOf = ({ snapshot }: EvaluatedSubmission): string | null =>
  snapshot.applicants.find(({ isPrimary }) => isPrimary)?.name ?? null;

/**
 * One row per responsible principal; an open review outranks an assignment. Reviewers who requested changes keep the
 * submission in their inbox until the changes are made.
 */
export function inboxRowsOf(evaluated: EvaluatedSubmission): StoredInboxRow[] {
  const { snapshot, people } = evaluated;
  if (snapshot.status === 'finished') return [];
  const { status } = snapshot;
  const actions = listedActions(evaluated);
  const [reviewers, assignees] = [idsOf(people.reviewers), idsOf(people.assignees)];
  const reasons = new Map<string, InboxReason>();
  const note =
    (reason: InboxReason) =>
    ({ id }: NamedPrincipal) =>
      reasons.set(id, reason);
  [...people.assignees, ...people.waitingReviewers].forEach(note('assigned'));
  people.reviewers.forEach(note('review'));
  const inOrder = [...reasons].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return inOrder.map(([principal_id, reason], place) => ({
    principal_id,
    submission_id: snapshot.id,
    team_id: snapshot.teamId,
    master_template_id: snapshot.masterTemplateId,
    status: snapshot.status,
    reason,
    task: taskOf({
      status,
      actions,
      isReviewer: reviewers.has(principal_id),
      isAssignee: assignees.has(principal_id),
    }),
    since: instant(snapshot.step?.since ?? snapshot.createdAt),
    due_at: instant(snapshot.dueAt),
    last_activity_at: snapshot.lastActivityAt.toISOString(),
    earlier_ids: place === 0 ? null : inOrder.slice(0, place).map(([id]) => id),
  }));
}

/**
 * The next action. It doesn't depend on the answers, which change with every save: a step that collects answers needs
 * answering until it is completed.
 */
function actionOf(evaluated: EvaluatedSubmission): Solution | null {
  const { step } = evaluated.snapshot;
  const [next] = listedActions(evaluated);
  if (next === undefined || step === null) return null;
  return next.solution === 'advance' && collects(step) ? 'answer' : next.solution;
}

function listedActions({ facts, snapshot: { step } }: EvaluatedSubmission): RequiredAction[] {
  if (facts === null || step === null) return [];
  const listed = { ...facts, fieldProblems: [], needsSignature: facts.needsSignature && !collects(step) };
  return requiredActions(listed, { applicants: [], assignees: [], reviewers: [] });
}

const idsOf = (principals: readonly NamedPrincipal[]): ReadonlySet<string> => new Set(principals.map(({ id }) => id));

const collects = ({ type }: SnapshotStep): boolean => stepKindOf(type).collects;

/** PostgreSQL's JSON formats times differently. */
function instant(value: Date | string | null | undefined): string | null {
  return value ? new Date(value).toISOString() : null;
}
