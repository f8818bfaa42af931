import type { Content } from '#domain/form/Content.ts';
import { onlyRow } from '#domain/form/rows.ts';
import { formatAmount } from '#domain/kernel/money.ts';
import type { Application, Stage } from '#server/demoTown/applications.ts';
import { payByCard, payByCheck, refund, waive } from '#server/demoTown/payFee.ts';
import { townContext, townPersonId, townPieceKey, type Town } from '#server/demoTown/town.ts';
import {
  advanceCase,
  caseKey,
  contextLater,
  caseStepId,
  type TownCase,
  type TownCaseField,
} from '#server/demoTown/TownCase.ts';
import { townPeople } from '#server/demoTown/townPeople.ts';
import { saveAnswer } from '#server/operations/answer/saveAnswer.ts';
import { commentOnDiscussion, startDiscussion } from '#server/operations/discussion/discussion.ts';
import { generateOutput } from '#server/operations/output/generateOutput.ts';
import { setApproval } from '#server/operations/review/setApproval.ts';
import { advanceStep } from '#server/operations/submission/advanceStep.ts';
import { haltSubmission } from '#server/operations/submission/haltSubmission.ts';
import { launchSubmission } from '#server/operations/submission/launchSubmission.ts';
import { signStep } from '#server/operations/submission/signStep.ts';

type Episode = (of: TownCase) => Promise<void>;

const halt: Episode = (of) => haltAt(of, 0.5);
const giveUp: Episode = (of) => haltAt(of, 0.7);

/** The events that bring a submission to each stage. */
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

/** How many submissions are built concurrently. They are independent, and the database works while another is prepared. */
const atOnce = 4;

/** Launches the applications in order and plays through each one's events. */
export async function launchApplications(
  town: Town,
  masterTemplateId: string,
  applications: readonly Application[],
): Promise<void> {
  const rest = applications.values();
  let launching: Promise<unknown> = Promise.resolve();
  const inOrder = (application: Application): Promise<TownCase> => {
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
  // rethrow only after all have stopped, so that nothing is created after the failure
  for (const builder of told) if (builder.status === 'rejected') throw builder.reason;
}

async function launch(town: Town, masterTemplateId: string, application: Application): Promise<TownCase> {
  const { applicant, daysAgo, number } = application;
  const userId = townPersonId(town, applicant);
  const request = {
    ...{ masterTemplateId, launchedById: userId, primaryApplicantId: userId },
    ...{ secondaryApplicantIds: [], subprocessRequirementId: null },
  };
  const submissionId = await launchSubmission(
    townContext(town, applicant, daysAgo),
    request,
    townPieceKey('case', number),
  );
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

async function fillInAddress(of: TownCase): Promise<void> {
  const { address: text } = of.application;
  const [found] = await of.town.services.addresses.validate(text);
  const place = found && { latitude: found.latitude, longitude: found.longitude };
  await answer(of, 'Property address', { text, ...place });
}

async function fillIn(of: TownCase): Promise<void> {
  const { town, application } = of;
  const option = fieldOf(of, 'Type of work').multipleChoiceOptions.find(({ name }) => name === application.work);
  const start = new Date(town.today.getTime() + application.number * 86_400_000);
  await fillInAddress(of);
  await answer(of, 'Type of work', option?.identity ?? null);
  await answer(of, 'Description of work', application.description);
  await answer(of, 'Estimated cost', formatAmount(application.cents));
  await answer(of, 'Planned start', start.toISOString().slice(0, 10));
}

async function answer(of: TownCase, name: string, content: Content): Promise<void> {
  const { application, answered, flowTemplateId } = of;
  const { id: fieldId, identity } = fieldOf(of, name);
  if (answered.has(identity)) return;
  const place = { activeStepId: caseStepId(of, 'Your project'), flowTemplateId, fieldId, rowPath: onlyRow };
  await saveAnswer(contextLater(of, application.applicant, 0.02), { ...place, content, revision: 0 });
}

function fieldOf({ fields }: TownCase, name: string): TownCaseField {
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error(`The demo town's permit form has no field ${name}.`);
  return field;
}

async function send(of: TownCase): Promise<void> {
  const { town, application } = of;
  const { applicant } = application;
  const activeStepId = caseStepId(of, 'Your project');
  const ctx = contextLater(of, applicant, 0.05);
  const signature = { userId: townPersonId(town, applicant), typedName: townPeople[applicant].name, image: null };
  await signStep(ctx, { activeStepId, ...signature }, caseKey(of, 'sign'));
  await advanceStep(ctx, { activeStepId, audience: 'applicant', confirmed: [] }, caseKey(of, 'send'));
}

interface Verdict {
  readonly outcome: 'approved' | 'rejected' | 'changes_requested';
  readonly comment: string;
}

async function review(of: TownCase, { outcome, comment }: Verdict): Promise<void> {
  const reviewer = of.application.number % 3 === 0 ? 'fireMarshal' : 'reviewer';
  const person = {
    userId: townPersonId(of.town, reviewer),
    typedName: townPeople[reviewer].name,
    image: null,
    certified: true,
    asRoleId: null,
    seen: null,
  };
  const place = { activeStepId: caseStepId(of, 'Plan review'), reviewGroupId: null };
  await setApproval(contextLater(of, reviewer, 0.4), { ...place, ...person, outcome, comment }, caseKey(of, 'review'));
}

async function requestChanges(of: TownCase): Promise<void> {
  await review(of, {
    outcome: 'changes_requested',
    comment: 'Please add the distance to the neighbor’s fence to your plans.',
  });
}

async function reject(of: TownCase): Promise<void> {
  await review(of, {
    outcome: 'rejected',
    comment: 'This lot is in the flood zone, so we can’t approve new construction here.',
  });
}

async function haltAt(of: TownCase, part: number): Promise<void> {
  const { submissionId } = of;
  await haltSubmission(contextLater(of, 'owner', part), { submissionId, audience: 'admin' }, caseKey(of, 'halt'));
}

async function approve(of: TownCase): Promise<void> {
  await review(of, { outcome: 'approved', comment: '' });
  await advanceCase(of, 'Plan review', 'reviewer', 0.45);
}

async function issue(of: TownCase): Promise<void> {
  await advanceCase(of, 'Issue the permit', 'counter', 0.7);
  const { submissionId, town } = of;
  const outputs = await town.services.db.issuedOutput.findMany({ where: { submissionId } });
  for (const { id: issuedOutputId, jobId } of outputs) {
    // otherwise the first worker generates all of them, and they would be dated today
    if (jobId !== null) await generateOutput(contextLater(of, 'counter', 0.71), { jobId, issuedOutputId });
  }
}

/** A discussion that only staff can read. */
async function consult(of: TownCase): Promise<void> {
  const { town, submissionId, application } = of;
  if (application.number % 2 === 1) return;
  const body = 'Is the hydrant close enough? The next one is two blocks away.';
  const question = { submissionId, type: 'InternalDiscussion', body, userId: townPersonId(town, 'reviewer') } as const;
  const discussionId = await startDiscussion(contextLater(of, 'reviewer', 0.2), question, caseKey(of, 'consult'));
  const reply = { discussionId, body: 'I’ll measure it this week.', userId: townPersonId(town, 'fireMarshal') };
  await commentOnDiscussion(contextLater(of, 'fireMarshal', 0.3), reply, caseKey(of, 'advise'));
}

async function discuss(of: TownCase): Promise<void> {
  const { town, submissionId, application } = of;
  if (application.number % 2 === 0) return;
  const question = { type: 'PublicDiscussion', body: 'Which entrance will your trucks use?' } as const;
  const staff = { submissionId, ...question, userId: townPersonId(town, 'reviewer') };
  const discussionId = await startDiscussion(contextLater(of, 'reviewer', 0.2), staff, caseKey(of, 'ask'));
  const reply = { discussionId, body: 'The side entrance, starting at 8 AM.' };
  const userId = townPersonId(town, application.applicant);
  await commentOnDiscussion(contextLater(of, application.applicant, 0.25), { ...reply, userId }, caseKey(of, 'reply'));
}
