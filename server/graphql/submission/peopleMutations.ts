import { actorKey } from '#server/actor.ts';
import { limitInvitations } from '#server/graphql/account/limitInvitations.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { subjectInput } from '#server/graphql/form/subjectInput.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { maybeHiddenSubmissionOutput, submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import {
  addApplicant,
  inviteApplicant,
  makePrimaryApplicant,
  removeApplicant,
} from '#server/operations/submission/applicant.ts';
import {
  assignSubmission,
  inviteToSubmission,
  removeFromSubmission,
  unassignSubmission,
} from '#server/operations/submission/assignment.ts';

type PeopleRow = 'applicantAttachment' | 'submissionAttachment';

/** The submission of an attachment. */
async function submissionOf(ctx: RequestContext, row: PeopleRow, id: string): Promise<string> {
  const { db } = ctx.services;
  const where = { id };
  const found =
    row === 'applicantAttachment'
      ? await db.applicantAttachment.findUnique({ where })
      : await db.submissionAttachment.findUnique({ where });
  if (!found) throw notAllowed(ctx, false);
  return found.submissionId;
}

defineMutation('addApplicant', {
  description: 'Adds another applicant to a submission.',
  inputDescription: 'The submission, and the person to add, who must have an account.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission.' }),
    userId: t.globalID({ required: true, description: 'The ID of the person to add.' }),
  }),
  may: ['submission', 'manageApplicants', ({ input }) => input.submissionId.id],
  idempotent: true,
  run: async (ctx, { input: { submissionId, userId } }, key) => ({
    submissionId: await addApplicant(ctx, { submissionId: submissionId.id, userId: userId.id }, key),
  }),
  outputFields: submissionOutput,
});

defineMutation('inviteApplicant', {
  description: 'Adds an applicant who may not have an account yet, and sends them an invitation by email.',
  inputDescription: 'The submission, and the person to invite.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission.' }),
    email: t.string({
      required: true,
      validate: shortText,
      description: 'The email address to send the invitation to.',
    }),
    name: t.string({ required: true, validate: shortText, description: 'The name shown until the person sets one.' }),
  }),
  may: ['submission', 'manageApplicants', ({ input }) => input.submissionId.id],
  idempotent: true,
  run: async (ctx, { input: { submissionId, email, name } }, key) => {
    await limitInvitations(ctx, email);
    return { submissionId: await inviteApplicant(ctx, { submissionId: submissionId.id, email, name }, key) };
  },
  outputFields: (t) => ({
    ...submissionOutput(t),
    isMailWaiting: t.boolean({
      description:
        'Whether the invitation waits to be sent until the inviting person verifies their own email address.',
      resolve: (_payload, _args, { access }) => access.principal.userId !== null && !access.principal.isVerified,
    }),
  }),
});

defineMutation('removeApplicant', {
  description: 'Removes an applicant from a submission. The primary applicant cannot be removed.',
  inputDescription: 'The applicant to remove.',
  inputFields: (t) => ({
    applicantAttachmentId: t.globalID({ required: true, description: 'The ID of the `ApplicantAttachment`.' }),
  }),
  may: [
    'submission',
    'manageApplicants',
    ({ input }, ctx) => submissionOf(ctx, 'applicantAttachment', input.applicantAttachmentId.id),
  ],
  idempotent: true,
  run: async (ctx, { input: { applicantAttachmentId } }, key) => ({
    submissionId: await removeApplicant(ctx, applicantAttachmentId.id, key),
  }),
  outputFields: maybeHiddenSubmissionOutput,
});

defineMutation('makePrimaryApplicant', {
  description: 'Makes another applicant the primary applicant.',
  inputDescription: 'The applicant to make primary.',
  inputFields: (t) => ({
    applicantAttachmentId: t.globalID({ required: true, description: 'The ID of the `ApplicantAttachment`.' }),
  }),
  may: [
    'submission',
    'manageApplicants',
    ({ input }, ctx) => submissionOf(ctx, 'applicantAttachment', input.applicantAttachmentId.id),
  ],
  idempotent: true,
  run: async (ctx, { input: { applicantAttachmentId } }, key) => ({
    submissionId: await makePrimaryApplicant(ctx, applicantAttachmentId.id, key),
  }),
  outputFields: submissionOutput,
});

defineMutation('assignSubmission', {
  description: 'Makes a person or a role of the team responsible for a submission, or lets them view it.',
  inputDescription: 'The submission, and the person or role to assign.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission.' }),
    assigneeId: t.globalID({ required: true, description: 'The ID of a `User` or `Role`.' }),
    assigned: t.boolean({
      defaultValue: true,
      description:
        'Whether they are responsible for the submission rather than only able to view it. The default is true.',
    }),
  }),
  may: ['submission', 'assignPeople', ({ input }) => input.submissionId.id],
  idempotent: true,
  run: async (ctx, { input: { submissionId, assigneeId, assigned } }, key) => {
    const change = { submissionId: submissionId.id, assignee: subjectInput(assigneeId), assigned: assigned ?? true };
    return { submissionId: await assignSubmission(ctx, change, key) };
  },
  outputFields: submissionOutput,
});

defineMutation('inviteToSubmission', {
  description:
    'Gives staff access to a submission to a person who may not have an account yet, and sends them an invitation by email.',
  inputDescription: 'The submission, and the person to invite.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission.' }),
    email: t.string({
      required: true,
      validate: shortText,
      description: 'The email address to send the invitation to.',
    }),
    name: t.string({ required: true, validate: shortText, description: 'The name shown until the person sets one.' }),
    assigned: t.boolean({
      defaultValue: true,
      description:
        'Whether they are responsible for the submission rather than only able to view it. The default is true.',
    }),
  }),
  may: ['submission', 'assignPeople', ({ input }) => input.submissionId.id],
  idempotent: true,
  run: async (ctx, { input: { submissionId, email, name, assigned } }, key) => {
    await applyRateLimit(ctx, 'invite', actorKey(ctx.actor));
    const invited = { submissionId: submissionId.id, email, name, assigned: assigned ?? true };
    return { submissionId: await inviteToSubmission(ctx, invited, key) };
  },
  outputFields: submissionOutput,
});

defineMutation('removeFromSubmission', {
  description: 'Removes a person or role from a submission. Those with access through the form cannot be removed.',
  inputDescription: 'The submission, and the person or role to remove.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission.' }),
    subjectId: t.globalID({ required: true, description: 'The ID of a `User` or `Role`.' }),
  }),
  may: ['submission', 'assignPeople', ({ input }) => input.submissionId.id],
  run: async (ctx, { input: { submissionId, subjectId } }) => ({
    submissionId: await removeFromSubmission(ctx, { submissionId: submissionId.id, subject: subjectInput(subjectId) }),
  }),
  outputFields: maybeHiddenSubmissionOutput,
});

defineMutation('unassignSubmission', {
  description:
    'Removes a person or role from a submission. Those with access through the form keep it and are no longer responsible.',
  inputDescription: 'The assignment to remove.',
  inputFields: (t) => ({
    attachmentId: t.globalID({ required: true, description: 'The ID of the `SubmissionAttachment`.' }),
  }),
  may: [
    'submission',
    'assignPeople',
    ({ input }, ctx) => submissionOf(ctx, 'submissionAttachment', input.attachmentId.id),
  ],
  idempotent: true,
  run: async (ctx, { input: { attachmentId } }, key) => ({
    submissionId: await unassignSubmission(ctx, attachmentId.id, key),
  }),
  outputFields: maybeHiddenSubmissionOutput,
});
