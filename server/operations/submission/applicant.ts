import { InvalidInput } from '#domain/kernel/refusal.ts';
import { addApplicantRefusal, makePrimaryRefusal, removeApplicantRefusal } from '#domain/submission/applicants.ts';
import { actingUserId } from '#server/actor.ts';
import type { ApplicantAttachment, Submission } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { invitePerson, type InvitationSubject } from '#server/operations/account/invitePerson.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';

/** What invitations to a submission say about it. */
export async function applicantSubject({ db }: Pick<Tx, 'db'>, submissionId: string): Promise<InvitationSubject> {
  const where = { id: submissionId };
  const { masterTemplate } = await db.submission.findUniqueOrThrow({
    where,
    include: { masterTemplate: { include: { team: true } } },
  });
  const page = `/initiated_flows/manager/${submissionId}`;
  const { name, team } = masterTemplate;
  return { type: 'Submission', id: submissionId, name, mailRole: 'applicant', page, team };
}

interface NewApplicant {
  readonly submissionId: string;
  readonly userId: string;
}

export const addApplicant = operation<NewApplicant, string>('addApplicant', async (tx, { submissionId, userId }) => {
  const submission = await lockSubmission(tx, submissionId, 'manageApplicants');
  if ((await tx.db.user.count({ where: { id: userId, deactivatedAt: null } })) === 0)
    throw new InvalidInput([{ path: 'userId', code: 'personUnknown' }]);
  return attach(tx, submission, userId);
});

interface InvitedApplicant {
  readonly submissionId: string;
  readonly email: string;
  readonly name: string;
}

/** Adds someone by email. People without an account get a link to claim one. */
export const inviteApplicant = operation<InvitedApplicant, string>(
  'inviteApplicant',
  async (tx, { submissionId, email, name }) => {
    const submission = await lockSubmission(tx, submissionId, 'manageApplicants');
    const subject = await applicantSubject(tx, submissionId);
    await invitePerson(tx, { email, name }, subject, (userId) => attach(tx, submission, userId));
    return submissionId;
  },
);

export const removeApplicant = operation<string, string>('removeApplicant', async (tx, applicantAttachmentId) => {
  const { submission, applicant } = await held(tx, applicantAttachmentId);
  refuseIf(removeApplicantRefusal(applicant));
  await tx.db.applicantAttachment.delete({ where: { id: applicant.id } });
  const waiting = { userId: applicant.userId, subjectType: 'Submission', subjectId: submission.id, sentCount: 0 };
  await tx.db.invitation.deleteMany({ where: waiting });
  await recordChange(tx, submission, { kind: 'removeApplicant', data: { userId: applicant.userId } });
  return submission.id;
});

export const makePrimaryApplicant = operation<string, string>(
  'makePrimaryApplicant',
  async (tx, applicantAttachmentId) => {
    const { submission, applicant } = await held(tx, applicantAttachmentId);
    refuseIf(makePrimaryRefusal(applicant));
    const others = { submissionId: submission.id, isPrimary: true };
    await tx.db.applicantAttachment.updateMany({ where: others, data: { isPrimary: false } });
    await tx.db.applicantAttachment.update({ where: { id: applicant.id }, data: { isPrimary: true } });
    await recordChange(tx, submission, { kind: 'makePrimaryApplicant', data: { userId: applicant.userId } });
    return submission.id;
  },
);

async function attach(tx: Tx, submission: Submission, userId: string): Promise<string> {
  const { id: submissionId, teamId } = submission;
  refuseIf(addApplicantRefusal(await tx.db.applicantAttachment.findMany({ where: { submissionId } }), userId));
  const addedById = actingUserId(tx.ctx.actor);
  await tx.db.applicantAttachment.create({
    data: { id: newId(), teamId, submissionId, userId, addedById, createdAt: tx.now },
  });
  await recordChange(tx, submission, { kind: 'addApplicant', data: { userId } });
  return submissionId;
}

async function held(tx: Tx, id: string): Promise<{ submission: Submission; applicant: ApplicantAttachment }> {
  const named = await tx.db.applicantAttachment.findUnique({ where: { id } });
  refuseUnless(named, 'outdated');
  const submission = await lockSubmission(tx, named.submissionId, 'manageApplicants');
  const applicant = await tx.db.applicantAttachment.findUnique({ where: { id } });
  refuseUnless(applicant, 'outdated');
  return { submission, applicant };
}
