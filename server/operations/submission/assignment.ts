import { InvalidInput } from '#domain/kernel/refusal.ts';
import { detachRefusal } from '#domain/submission/applicants.ts';
import { isAttachedThroughForm } from '#domain/submission/submissionPeople.ts';
import type { Subject } from '#domain/template/attachPeople.ts';
import { actingUserId } from '#server/actor.ts';
import { statement } from '#server/database/statement.ts';
import type { Submission } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { invitePerson } from '#server/operations/account/invitePerson.ts';
import { columnsOfSubject, subjectOf } from '#server/operations/form/subjects.ts';
import { mailTask } from '#server/operations/mail/mailStepReached.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';
import { reviewerUserIds } from '#server/operations/review/mailReviewers.ts';
import {
  lockSubmission,
  lockSubmissions,
  type LockedSubmission,
} from '#server/operations/submission/lockSubmission.ts';
import { recordChange, recordEachChange } from '#server/operations/submission/recordChange.ts';
import { refreshDashboardStatus } from '#server/operations/submission/refreshDashboard.ts';
import { staffSubject } from '#server/operations/submission/staffSubject.ts';
import type { SubmissionResult, SubmissionResults } from '#server/operations/submission/SubmissionResult.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import { loadPeopleSources } from '#server/queries/submission/loadPeopleSources.ts';

interface NewAssignment {
  readonly submissionId: string;
  /** a person, or one of the team's roles */
  readonly assignee: Subject;
  /** true if assigned, false if they can only see it */
  readonly assigned: boolean;
}

/** Assigns a submission to a person or role, or only lets them see it. Idempotent. */
export const assignSubmission = operation<NewAssignment, string>(
  'assignSubmission',
  async (tx, { submissionId, assignee, assigned }) => {
    const submission = await lockSubmission(tx, submissionId, 'assignPeople');
    await refuseUnknown(tx, submission, assignee);
    await place(tx, submission, assignee, assigned);
    return submissionId;
  },
);

interface OwnOfMany {
  readonly submissionIds: readonly string[];
  /** the actor, who gets no email about it */
  readonly userId: string;
}

/** Assigns submissions to the actor, within an operation on many. */
export async function assignSubmissions(tx: Tx, { submissionIds, userId }: OwnOfMany): Promise<SubmissionResults> {
  const { submissions, outcomes } = await lockSubmissions(tx, submissionIds, 'assignPeople');
  const known = await attachmentsTo(tx, submissions, userId);
  const placed = new Map(known.map(({ submissionId, assigned }) => [submissionId, assigned]));
  const changing = submissions.filter(({ id }) => placed.get(id) !== true);
  const looking = known.filter(({ assigned }) => !assigned).map(({ id }) => id);
  if (looking.length > 0)
    await tx.db.submissionAttachment.updateMany({ where: { id: { in: looking } }, data: { assigned: true } });
  const rows = changing.flatMap(({ id: submissionId, teamId }) =>
    placed.has(submissionId) ? [] : [{ id: newId(), submissionId, teamId }],
  );
  await insertOwn.rows(tx.queries, [JSON.stringify(rows), userId, actingUserId(tx.ctx.actor), tx.now]);
  return told(tx, { submissions, changing, outcomes, kind: 'assignSubmission', userId });
}

/** Unassigns the actor. People who have access through the form keep it, and are only no longer assigned. */
export async function unassignSubmissions(tx: Tx, { submissionIds, userId }: OwnOfMany): Promise<SubmissionResults> {
  const { submissions, outcomes } = await lockSubmissions(tx, submissionIds, 'assignPeople');
  const known = (await attachmentsTo(tx, submissions, userId)).filter(({ assigned }) => assigned);
  await deleteOwn.rows(tx.queries, [known.map(({ id }) => id)]);
  const freed = new Set(known.map(({ submissionId }) => submissionId));
  const changing = submissions.filter(({ id }) => freed.has(id));
  return told(tx, { submissions, changing, outcomes, kind: 'unassignSubmission', userId });
}

interface OwnAttachment {
  readonly id: string;
  readonly submissionId: string;
  readonly assigned: boolean;
}

const attachmentsTo = (
  { queries }: Tx,
  submissions: readonly LockedSubmission[],
  userId: string,
): Promise<readonly OwnAttachment[]> => ownAttachments.rows(queries, [submissions.map(({ id }) => id), userId]);

const ownAttachments = statement<[submissionIds: readonly string[], userId: string], OwnAttachment>(
  'attachments_own',
  `SELECT id, submission_id AS "submissionId", assigned FROM submission_attachments
   WHERE submission_id = ANY ($1::uuid[]) AND active_step_id IS NULL AND user_id = $2::uuid`,
);

const insertOwn = statement<[rows: string, userId: string, addedById: string | null, at: Date], never>(
  'attachments_insert',
  `INSERT INTO submission_attachments (id, team_id, submission_id, user_id, assigned, added_by_id, created_at)
   SELECT r.id, r."teamId", r."submissionId", $2::uuid, true, $3::uuid, $4::timestamptz
   FROM json_to_recordset($1::json) AS r(id uuid, "teamId" uuid, "submissionId" uuid)`,
);

const deleteOwn = statement<[ids: readonly string[]], never>(
  'attachments_delete',
  'DELETE FROM submission_attachments WHERE id = ANY ($1::uuid[])',
);

interface Assigned {
  readonly submissions: readonly LockedSubmission[];
  /** those that change */
  readonly changing: readonly LockedSubmission[];
  readonly outcomes: Map<string, SubmissionResult>;
  readonly kind: 'assignSubmission' | 'unassignSubmission';
  readonly userId: string;
}

async function told(tx: Tx, { submissions, changing, outcomes, kind, userId }: Assigned): Promise<SubmissionResults> {
  const data = { ...columnsOfSubject({ type: 'User', id: userId }) };
  await recordEachChange(tx, changing, () => [{ kind, data, isInternal: true }], { list: refreshDashboardStatus });
  for (const { id } of submissions) outcomes.set(id, { outcome: 'same' });
  for (const { id } of changing) outcomes.set(id, { outcome: 'done' });
  return outcomes;
}

interface InvitedStaff {
  readonly submissionId: string;
  readonly email: string;
  readonly name: string;
  readonly assigned: boolean;
}

/** Like `assignSubmission`, but by email. People without an account get a link to claim one. */
export const inviteToSubmission = operation<InvitedStaff, string>(
  'inviteToSubmission',
  async (tx, { submissionId, email, name, assigned }) => {
    const submission = await lockSubmission(tx, submissionId, 'assignPeople');
    await invitePerson(tx, { email, name }, await staffSubject(tx, submissionId), (id) =>
      place(tx, submission, { type: 'User', id }, assigned),
    );
    return submissionId;
  },
);

/**
 * Removes someone from a submission. People who have access through the form keep it, and are only no longer
 * assigned.
 */
export const unassignSubmission = operation<string, string>('unassignSubmission', async (tx, attachmentId) => {
  const where = { id: attachmentId };
  const named = await tx.db.submissionAttachment.findUnique({ where });
  refuseUnless(named, 'outdated');
  const submission = await lockSubmission(tx, named.submissionId, 'assignPeople');
  const attachment = await tx.db.submissionAttachment.findUnique({ where });
  refuseUnless(attachment, 'outdated');
  const subject = subjectOf(attachment);
  if (!attachment.assigned) refuseIf(detachRefusal({ fromForm: await isOfForm(tx, submission, subject) }));
  await takeOff(tx, submission, subject);
  return submission.id;
});

interface Removal {
  readonly submissionId: string;
  readonly subject: Subject;
}

/**
 * Removes someone from a submission, however they were added, except people who have access through the form.
 * Idempotent.
 */
export const removeFromSubmission = operation<Removal, string>(
  'removeFromSubmission',
  async (tx, { submissionId, subject }) => {
    const submission = await lockSubmission(tx, submissionId, 'assignPeople');
    refuseIf(detachRefusal({ fromForm: await isOfForm(tx, submission, subject) }));
    await takeOff(tx, submission, subject);
    return submissionId;
  },
);

/** False if nothing changed. */
async function place(tx: Tx, submission: Submission, subject: Subject, assigned: boolean): Promise<boolean> {
  const where = { submissionId: submission.id, activeStepId: null, ...columnsOfSubject(subject) };
  const known = await tx.db.submissionAttachment.findFirst({ where });
  const isOfThem = await isOfForm(tx, submission, subject);
  // people with access through the form see it without a row, which would outlast their membership
  const isPlaced = known ? known.assigned === assigned : isOfThem && !assigned;
  if (isPlaced) return false;
  if (isOfThem && !assigned) return takeOff(tx, submission, subject);
  if (known) await tx.db.submissionAttachment.update({ where: { id: known.id }, data: { assigned } });
  else {
    const added = { id: newId(), teamId: submission.teamId, addedById: actingUserId(tx.ctx.actor), createdAt: tx.now };
    await tx.db.submissionAttachment.create({ data: { ...where, ...added, assigned } });
  }
  if (assigned) await mailAssigned(tx, submission.id, subject);
  const kind = assigned ? 'assignSubmission' : 'shareSubmission';
  await recordChange(tx, submission, { kind, data: { ...columnsOfSubject(subject) }, isInternal: true });
  return true;
}

/** Notifies people who are assigned now, unless there is nothing left to do. */
async function mailAssigned(tx: Tx, submissionId: string, subject: Subject): Promise<void> {
  const [evaluated] = await loadEvaluatedSubmissions(tx.ctx.services, [submissionId], tx.queries);
  const people = await reviewerUserIds(tx, submissionId, [subject]);
  if (evaluated) await mailTask(tx, evaluated, people, 'assigned');
}

async function takeOff(tx: Tx, submission: Submission, subject: Subject): Promise<boolean> {
  const data = columnsOfSubject(subject);
  const where = { submissionId: submission.id, activeStepId: null, ...data };
  const { count } = await tx.db.submissionAttachment.deleteMany({ where });
  if (count > 0)
    await recordChange(tx, submission, { kind: 'unassignSubmission', data: { ...data }, isInternal: true });
  return count > 0;
}

const isOfForm = async ({ db }: Tx, submission: Submission, subject: Subject): Promise<boolean> =>
  isAttachedThroughForm(subject, await loadPeopleSources(db, submission));

async function refuseUnknown({ db }: Tx, { teamId }: Submission, { type, id }: Subject): Promise<void> {
  const isThere =
    type === 'AdminRole'
      ? (await db.role.count({ where: { id, teamId, archivedAt: null } })) > 0
      : (await db.user.count({ where: { id, deactivatedAt: null } })) > 0;
  if (!isThere)
    throw new InvalidInput([{ path: 'assigneeId', code: type === 'AdminRole' ? 'roleUnknown' : 'personUnknown' }]);
}
