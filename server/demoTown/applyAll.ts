import type { Content } from '#domain/form/Content.ts';
import { onlyRow } from '#domain/form/rows.ts';
import { formatAmount } from '#domain/kernel/money.ts';
import type { Application, Stage } from '#server/demoTown/applications.ts';
import { advance, key, later, step, type Case, type CaseField } from '#server/demoTown/case.ts';
import { cast } from '#server/demoTown/cast.ts';
import { payByCard, payByCheck, refund, waive } from '#server/demoTown/payFee.ts';
import { as, idOf, pieceKey, type Town } from '#server/demoTown/town.ts';
import { saveAnswer } from '#server/operations/answer/saveAnswer.ts';
import { commentOnDiscussion, startDiscussion } from '#server/operations/discussion/discussion.ts';
import { generateOutput } from '#server/operations/output/generateOutput.ts';
import { setApproval } from '#server/operations/review/setApproval.ts';
import { advanceStep } from '#server/operations/submission/advanceStep.ts';
import { haltSubmission } from '#server/operations/submission/haltSubmission.ts';
import { launchSubmission } from '#server/operations/submission/launchSubmission.ts';
import { signStep } from '#server/operations/submission/signStep.ts';

type Episode = (of: Case) => Promise<void>;

const halt: Episode = (of) => haltAt(of, 0.5);
const giveUp: Episode = (of) => haltAt(of, 0.7);

/** What has happened to a submission by each stage. */
const stories: Readonly<Record<Stage, readonly Episode[]>> = {
  started: [fillInAddress],
  answered: [fillIn],
  inReview: [fillIn, send, consult],
  changesRequested: [fillIn, send, requestChanges],
  rejected: [fillIn, send, reject],
  halted: [fillIn, send, halt],
  feeDue: [fillIn, send, approve],
  paid: [fillIn, send, approve, payByCheck],
  paidByCard: [fillIn, send, approve, payByCard],
  waived: [fillIn, send, approve, waive],
  refunded: [fillIn, send, approve, payByCard, giveUp, refund],
  issued: [fillIn, send, discuss, approve, payByCheck, issue],
};

/** Some concurrently: they are independent, and PostgreSQL works on one while another is prepared. */
const atOnce = 4;

/** Starts the applications in order and plays each one's story. */
export async function applyAll(
  town: Town,
  masterTemplateId: string,
  applications: readonly Application[],
): Promise<void> {
  const rest = applications.values();
  let launching: Promise<unknown> = Promise.resolve();
  const inOrder = (application: Application): Promise<Case> => {
    const launched = launching.then(() => launch(town, masterTemplateId, application));
    launching = launched;
    return launched;
  };
  const told = await Promise.allSettled(
    Array.from({ length: atOnce }, async () => {
      for (const application of rest) {
        const of = await inOrder(application);
        for (const episode of stories[application.stage]) await episode(of);
      }
    }),
  );
  // waits for all to stop, so that nothing is still being created after a failure
  for (const builder of told) if (builder.status === 'rejected') throw builder.reason;
}

async function launch(town: Town, masterTemplateId: string, application: Application): Promise<Case> {
  const { applicant, daysAgo, number } = application;
  const userId = idOf(town, applicant);
  const asked = {
    ...{ masterTemplateId, launchedById: userId, primaryApplicantId: userId },
    ...{ secondaryApplicantIds: [], subprocessRequirementId: null },
  };
  const submissionId = await launchSubmission(as(town, applicant, daysAgo), asked, pieceKey('case', number));
  const { db } = town.services;
  const { flowTemplateId, activeSteps, answers } = await db.submission.findUniqueOrThrow({
    where: { id: submissionId },
    include: { activeSteps: { include: { step: true } }, answers: true },
  });
  const fields = await db.field.findMany({ where: { flowTemplateId }, include: { multipleChoiceOptions: true } });
  const stepIds = new Map(activeSteps.map(({ id, step: { name } }) => [name ?? '', id]));
  const answered = new Set(answers.map(({ fieldIdentity }) => fieldIdentity));
  return { town, application, submissionId, flowTemplateId, stepIds, fields, answered };
}

async function fillInAddress(of: Case): Promise<void> {
  await answer(of, 'Address of the property', of.application.address);
}

async function fillIn(of: Case): Promise<void> {
  const { town, application } = of;
  const option = fieldOf(of, 'Kind of work').multipleChoiceOptions.find(({ name }) => name === application.work);
  const start = new Date(town.today.getTime() + application.number * 86_400_000);
  await fillInAddress(of);
  await answer(of, 'Kind of work', option?.identity ?? null);
  await answer(of, 'What will be done', application.description);
  await answer(of, 'Estimated cost', formatAmount(application.cents));
  await answer(of, 'Planned start', start.toISOString().slice(0, 10));
}

async function answer(of: Case, name: string, content: Content): Promise<void> {
  const { application, answered, flowTemplateId } = of;
  const { id: fieldId, identity } = fieldOf(of, name);
  if (answered.has(identity)) return;
  const place = { activeStepId: step(of, 'Your project'), flowTemplateId, fieldId, rowPath: onlyRow };
  await saveAnswer(later(of, application.applicant, 0.02), { ...place, content, revision: 0 });
}

function fieldOf({ fields }: Case, name: string): CaseField {
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error(`The permit of the demo town has no field ${name}.`);
  return field;
}

async function send(of: Case): Promise<void> {
  const { town, application } = of;
  const { applicant } = application;
  const activeStepId = step(of, 'Your project');
  const ctx = later(of, applicant, 0.05);
  const signature = { userId: idOf(town, applicant), typedName: cast[applicant].name, image: null };
  await signStep(ctx, { activeStepId, ...signature }, key(of, 'sign'));
  await advanceStep(ctx, { activeStepId, audience: 'applicant', confirmed: [] }, key(of, 'send'));
}

interface Verdict {
  readonly outcome: 'approved' | 'rejected' | 'changes_requested';
  readonly comment: string;
}

async function review(of: Case, { outcome, comment }: Verdict): Promise<void> {
  const reviewer = of.application.number % 3 === 0 ? 'fireMarshal' : 'reviewer';
  const person = {
    userId: idOf(of.town, reviewer),
    typedName: cast[reviewer].name,
    image: null,
    certified: true,
    asRoleId: null,
    seen: null,
  };
  const place = { activeStepId: step(of, 'Plan review'), reviewGroupId: null };
  await setApproval(later(of, reviewer, 0.4), { ...place, ...person, outcome, comment }, key(of, 'review'));
}

async function requestChanges(of: Case): Promise<void> {
  await review(of, { outcome: 'changes_requested', comment: 'Please show the distance to the neighbor’s fence.' });
}

async function reject(of: Case): Promise<void> {
  await review(of, { outcome: 'rejected', comment: 'The lot lies in the flood zone, where nothing may be built.' });
}

async function haltAt(of: Case, part: number): Promise<void> {
  const { submissionId } = of;
  await haltSubmission(later(of, 'owner', part), { submissionId, audience: 'admin' }, key(of, 'halt'));
}

async function approve(of: Case): Promise<void> {
  await review(of, { outcome: 'approved', comment: '' });
  await advance(of, 'Plan review', 'reviewer', 0.45);
}

async function issue(of: Case): Promise<void> {
  await advance(of, 'Issue the permit', 'counter', 0.7);
  const { submissionId, town } = of;
  const outputs = await town.services.db.issuedOutput.findMany({ where: { submissionId } });
  for (const { id: issuedOutputId, jobId } of outputs) {
    // otherwise the first worker generates all of them, dated today
    if (jobId !== null) await generateOutput(later(of, 'counter', 0.71), { jobId, issuedOutputId });
  }
}

/** An internal discussion. */
async function consult(of: Case): Promise<void> {
  const { town, submissionId, application } = of;
  if (application.number % 2 === 1) return;
  const body = 'Is the hydrant near enough? The next one is two blocks away.';
  const question = { submissionId, type: 'InternalDiscussion', body, userId: idOf(town, 'reviewer') } as const;
  const discussionId = await startDiscussion(later(of, 'reviewer', 0.2), question, key(of, 'consult'));
  const reply = { discussionId, body: 'I will measure it this week.', userId: idOf(town, 'fireMarshal') };
  await commentOnDiscussion(later(of, 'fireMarshal', 0.3), reply, key(of, 'advise'));
}

async function discuss(of: Case): Promise<void> {
  const { town, submissionId, application } = of;
  if (application.number % 2 === 0) return;
  const question = { type: 'PublicDiscussion', body: 'Which entrance will the trucks use?' } as const;
  const staff = { submissionId, ...question, userId: idOf(town, 'reviewer') };
  const discussionId = await startDiscussion(later(of, 'reviewer', 0.2), staff, key(of, 'ask'));
  const reply = { discussionId, body: 'The one on the side, from eight in the morning.' };
  const userId = idOf(town, application.applicant);
  await commentOnDiscussion(later(of, application.applicant, 0.25), { ...reply, userId }, key(of, 'reply'));
}
