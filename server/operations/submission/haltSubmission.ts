import type { IntervalHolder } from '#domain/submission/elapsed.ts';
import type { Audience } from '#domain/submission/obstacles.ts';
import { actingUserId } from '#server/actor.ts';
import { statement } from '#server/database/statement.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { startIntervals, type TimedStep } from '#server/operations/submission/enterStep.ts';
import { lockSubmissions, type LockedSubmission } from '#server/operations/submission/lockSubmission.ts';
import { mailApplicantsOfMany } from '#server/operations/submission/mailApplicants.ts';
import { recordEachChange, touchColumnsSql } from '#server/operations/submission/recordChange.ts';
import { refreshDashboardStatus } from '#server/operations/submission/refreshDashboard.ts';
import {
  singleSubmissionResult,
  refusedFor,
  type SubmissionResults,
} from '#server/operations/submission/SubmissionResult.ts';

export interface HaltOrResume {
  readonly submissionId: string;
  readonly audience: Audience;
}

/** Puts a submission on hold until someone resumes it. Its clock stops. */
export const haltSubmission = operation<HaltOrResume, string>('haltSubmission', async (tx, request) => {
  singleSubmissionResult(request.submissionId, await haltSubmissions(tx, [request]));
  return request.submissionId;
});

export const resumeSubmission = operation<HaltOrResume, string>('resumeSubmission', async (tx, request) => {
  singleSubmissionResult(request.submissionId, await resumeSubmissions(tx, [request]));
  return request.submissionId;
});

/** The same within an operation on many. */
export async function haltSubmissions(tx: Tx, requests: readonly HaltOrResume[]): Promise<SubmissionResults> {
  const isByAdmin = askedByAdmin(requests);
  const { submissions, outcomes } = await lockSubmissions(tx, idsOf(requests), 'haltSubmission');
  const [byAdmin, byOthers] = [submissions.filter(isByAdmin), submissions.filter((each) => !isByAdmin(each))];
  await haltLockedSubmissions(tx, byAdmin, true);
  await haltLockedSubmissions(tx, byOthers, false);
  await mailApplicantsOfMany(tx, submissions, 'halted');
  await recordEachChange(tx, submissions, () => [{ kind: 'haltSubmission' }], {
    isTouched: true,
    list: refreshDashboardStatus,
  });
  for (const { id } of submissions) outcomes.set(id, { outcome: 'done' });
  return outcomes;
}

export async function resumeSubmissions(tx: Tx, requests: readonly HaltOrResume[]): Promise<SubmissionResults> {
  const isByAdmin = askedByAdmin(requests);
  const { submissions: halted, outcomes } = await lockSubmissions(tx, idsOf(requests), 'resumeSubmission');
  const submissions = halted.filter((each) => !each.haltedByAdmin || isByAdmin(each));
  for (const { id } of halted) outcomes.set(id, refusedFor('haltedByAdmin'));
  for (const { id } of submissions) outcomes.set(id, { outcome: 'done' });
  const ids = submissions.map(({ id }) => id);
  await setStanding.rows(tx.queries, [ids, 'active', null, null, false, tx.now]);
  await runClocks(tx, submissions, null);
  await mailApplicantsOfMany(tx, submissions, 'resumed');
  await recordEachChange(tx, submissions, () => [{ kind: 'resumeSubmission' }], {
    isTouched: true,
    list: refreshDashboardStatus,
  });
  return outcomes;
}

const idsOf = (requests: readonly HaltOrResume[]): string[] => requests.map(({ submissionId }) => submissionId);

function askedByAdmin(requests: readonly HaltOrResume[]): (submission: Standing) => boolean {
  const ids = new Set(idsOf(requests.filter(({ audience }) => audience === 'admin')));
  return ({ id }) => ids.has(id);
}

type Standing = Pick<LockedSubmission, 'id'>;

/** For callers that hold the locks: a person, or a review that rejects a submission. */
export async function haltLockedSubmissions(
  tx: Tx,
  submissions: readonly Standing[],
  haltedByAdmin: boolean,
): Promise<void> {
  if (submissions.length === 0) return;
  const haltedById = actingUserId(tx.ctx.actor);
  const ids = submissions.map(({ id }) => id);
  await setStanding.rows(tx.queries, [ids, 'halted', tx.now, haltedById, haltedByAdmin, tx.now]);
  await runClocks(tx, submissions, 'halted');
}

const setStanding = statement<
  [
    ids: readonly string[],
    status: 'active' | 'halted',
    haltedAt: Date | null,
    haltedById: string | null,
    byAdmin: boolean,
    at: Date,
  ],
  never
>(
  'submissions_stand',
  `UPDATE submissions SET status = $2::submission_status, halted_at = $3::timestamptz, halted_by_id = $4::uuid, halted_by_admin = $5,
     ${touchColumnsSql('$6')}
   WHERE id = ANY ($1::uuid[])`,
);

const stepsAtHand = statement<[ids: readonly string[]], TimedStep>(
  'submissions_steps_at_hand',
  `SELECT x.id, x.team_id AS "teamId", x.submission_id AS "submissionId",
     jsonb_build_object('external', p.external, 'time', p.time, 'timeUnit', p.time_unit) AS step
   FROM submissions s JOIN active_steps x ON x.submission_id = s.id AND x.step_identity = s.current_step_identity
   JOIN steps p ON p.id = x.step_id WHERE s.id = ANY ($1::uuid[])`,
);

async function runClocks(tx: Tx, submissions: readonly Standing[], holder: IntervalHolder | null): Promise<void> {
  const current = await stepsAtHand.rows(tx.queries, [submissions.map(({ id }) => id)]);
  if (current.length > 0)
    await startIntervals(tx, current, ({ step }) => holder ?? (step.external ? 'applicant' : 'staff'));
}
