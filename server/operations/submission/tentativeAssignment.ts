import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { stepKindOf } from '#domain/submission/stepKinds.ts';
import { actingUserId } from '#server/actor.ts';
import type { Submission } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { invitePerson } from '#server/operations/account/invitePerson.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { lockSubmissionOfStep } from '#server/operations/submission/lockSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';
import { chosenSubject } from '#server/operations/submission/staffSubject.ts';
import { responsibilityChoices } from '#server/queries/submission/responsibilityChoices.ts';

interface Picked {
  readonly activeStepId: string;
  readonly userId: string;
}

/** Staff can pick anyone; an applicant can pick only people whom the form offers. */
type Choice = 'anyone' | 'offered';

/** Picks a person at a responsibility step, or removes the pick. Returns the id of the submission. */
export const toggleTentativeAssignment = operation<Picked & { readonly choice: Choice }, string>(
  'toggleTentativeAssignment',
  async (tx, { activeStepId, userId, choice }) => {
    const submission = await holdOpenStep(tx, activeStepId);
    await refuseUnlessOffered(tx, { activeStepId, userId }, choice);
    const { count } = await tx.db.tentativeAssignment.deleteMany({ where: { activeStepId, userId } });
    if (count > 0) await announce(tx, submission, { activeStepId, userId }, false);
    else await pick(tx, submission, { activeStepId, userId });
    return submission.id;
  },
);

interface InvitedResponsible {
  readonly activeStepId: string;
  readonly email: string;
  readonly name: string;
}

/** Picks a person by email address and invites them to the submission. Idempotent. */
export const inviteTentativeAssignment = operation<InvitedResponsible, string>(
  'inviteTentativeAssignment',
  async (tx, { activeStepId, email, name }) => {
    const submission = await holdOpenStep(tx, activeStepId);
    const subject = await chosenSubject(tx, submission.id);
    const { userId } = await invitePerson(tx, { email, name }, subject);
    const isPicked = (await tx.db.tentativeAssignment.count({ where: { activeStepId, userId } })) > 0;
    if (!isPicked) await pick(tx, submission, { activeStepId, userId });
    return submission.id;
  },
);

export const removeTentativeAssignment = operation<{ readonly id: string; readonly choice: Choice }, string>(
  'removeTentativeAssignment',
  async (tx, { id, choice }) => {
    const picked = await tx.db.tentativeAssignment.findUnique({ where: { id } });
    refuseUnless(picked, 'outdated');
    const submission = await holdOpenStep(tx, picked.activeStepId);
    await refuseUnlessOffered(tx, picked, choice);
    const { count } = await tx.db.tentativeAssignment.deleteMany({ where: { id } });
    if (count === 0) throw new Refusal('outdated');
    await announce(tx, submission, picked, false);
    return submission.id;
  },
);

/** An applicant can't pick a person whom the form doesn't offer, or remove one whom staff picked. */
async function refuseUnlessOffered({ db }: Tx, { activeStepId, userId }: Picked, choice: Choice): Promise<void> {
  if (choice === 'anyone') return;
  const offered = await responsibilityChoices(db, activeStepId);
  if (!offered.includes(userId)) throw new InvalidInput([{ path: 'userId', code: 'personUnknown' }]);
}

/** People are picked only while the submission is at the step. */
async function holdOpenStep(tx: Tx, activeStepId: string): Promise<Submission> {
  const submission = await lockSubmissionOfStep(tx, activeStepId, 'assignResponsibility');
  const where = { id: activeStepId };
  const { step, ...active } = await tx.db.activeStep.findUniqueOrThrow({ where, include: { step: true } });
  if (!stepKindOf(step.type).assignsPeople) throw new Refusal('responsibilityNotAsked');
  if (active.stepIdentity !== submission.currentStepIdentity) throw new Refusal('stepNotCurrent');
  return submission;
}

async function pick(tx: Tx, submission: Submission, { activeStepId, userId }: Picked): Promise<void> {
  if ((await tx.db.user.count({ where: { id: userId, deactivatedAt: null } })) === 0)
    throw new InvalidInput([{ path: 'userId', code: 'personUnknown' }]);
  const addedById = actingUserId(tx.ctx.actor);
  const own = { id: newId(), teamId: submission.teamId, addedById, createdAt: tx.now };
  await tx.db.tentativeAssignment.create({ data: { ...own, activeStepId, userId } });
  await announce(tx, submission, { activeStepId, userId }, true);
}

function announce(tx: Tx, submission: Submission, { activeStepId, userId }: Picked, picked: boolean): Promise<void> {
  return recordChange(tx, submission, {
    kind: 'pickResponsible',
    data: { activeStepId, userId, picked },
    isInternal: true,
  });
}
