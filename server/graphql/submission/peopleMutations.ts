import { actorKey } from '#server/actor.ts';
import { inviteTurn } from '#server/graphql/account/inviteTurn.ts';
import { subjectInput } from '#server/graphql/form/subjectInput.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { leftSubmissionOutput, submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
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

/** The submission that somebody is attached to. */
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

verbMutation('addApplicant', {
  description: 'Lets a submission belong to somebody else too.',
  inputDescription: 'Somebody who has an account.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    userId: t.globalID({ required: true, description: 'Who.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['submission', 'manageApplicants', ({ input }) => input.submissionId.id],
  run: async (ctx, { input: { submissionId, userId, idempotencyKey: key } }) => ({
    submissionId: await addApplicant(ctx, { submissionId: submissionId.id, userId: userId.id }, key),
  }),
  outputFields: submissionOutput,
});

verbMutation('inviteApplicant', {
  description: 'Lets a submission belong to somebody who may not have an account yet, and mails them the way in.',
  inputDescription: 'Somebody with an address.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    email: t.string({ required: true, validate: line, description: 'Where the mail goes.' }),
    name: t.string({ required: true, validate: line, description: 'How the person is called until they say it.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['submission', 'manageApplicants', ({ input }) => input.submissionId.id],
  run: async (ctx, { input: { submissionId, email, name, idempotencyKey: key } }) => {
    await inviteTurn(ctx, email);
    return { submissionId: await inviteApplicant(ctx, { submissionId: submissionId.id, email, name }, key) };
  },
  outputFields: (t) => ({
    ...submissionOutput(t),
    isMailWaiting: t.boolean({
      description: 'The mail goes out once whoever invites has verified their address.',
      resolve: (_payload, _args, { access }) => access.principal.userId !== null && !access.principal.isVerified,
    }),
  }),
});

verbMutation('removeApplicant', {
  description: 'Takes a submission from somebody. The primary applicant stays.',
  inputDescription: 'Which applicant.',
  inputFields: (t) => ({
    applicantAttachmentId: t.globalID({ required: true, description: 'The applicant.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: [
    'submission',
    'manageApplicants',
    ({ input }, ctx) => submissionOf(ctx, 'applicantAttachment', input.applicantAttachmentId.id),
  ],
  run: async (ctx, { input: { applicantAttachmentId, idempotencyKey: key } }) => ({
    submissionId: await removeApplicant(ctx, applicantAttachmentId.id, key),
  }),
  outputFields: leftSubmissionOutput,
});

verbMutation('makePrimaryApplicant', {
  description: 'Makes another applicant the primary one.',
  inputDescription: 'Which applicant.',
  inputFields: (t) => ({
    applicantAttachmentId: t.globalID({ required: true, description: 'The applicant.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: [
    'submission',
    'manageApplicants',
    ({ input }, ctx) => submissionOf(ctx, 'applicantAttachment', input.applicantAttachmentId.id),
  ],
  run: async (ctx, { input: { applicantAttachmentId, idempotencyKey: key } }) => ({
    submissionId: await makePrimaryApplicant(ctx, applicantAttachmentId.id, key),
  }),
  outputFields: submissionOutput,
});

verbMutation('assignSubmission', {
  description: 'Makes a person or a role of the team responsible for a submission, or somebody who only sees it.',
  inputDescription: 'Whom.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    assigneeId: t.globalID({ required: true, description: 'A User or a Role.' }),
    assigned: t.boolean({ defaultValue: true, description: 'Responsible for it; otherwise they only see it.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['submission', 'assignPeople', ({ input }) => input.submissionId.id],
  run: async (ctx, { input: { submissionId, assigneeId, assigned, idempotencyKey: key } }) => {
    const change = { submissionId: submissionId.id, assignee: subjectInput(assigneeId), assigned: assigned ?? true };
    return { submissionId: await assignSubmission(ctx, change, key) };
  },
  outputFields: submissionOutput,
});

verbMutation('inviteToSubmission', {
  description: 'Lets somebody work on a submission who may not have an account yet, and mails them the way in.',
  inputDescription: 'Somebody with an address.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    email: t.string({ required: true, validate: line, description: 'Where the mail goes.' }),
    name: t.string({ required: true, validate: line, description: 'How the person is called until they say it.' }),
    assigned: t.boolean({ defaultValue: true, description: 'Responsible for it; otherwise they only see it.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['submission', 'assignPeople', ({ input }) => input.submissionId.id],
  run: async (ctx, { input: { submissionId, email, name, assigned, idempotencyKey: key } }) => {
    await slowDown(ctx, 'invite', actorKey(ctx.actor));
    const invited = { submissionId: submissionId.id, email, name, assigned: assigned ?? true };
    return { submissionId: await inviteToSubmission(ctx, invited, key) };
  },
  outputFields: submissionOutput,
});

verbMutation('removeFromSubmission', {
  description: 'Takes a person or a role off a submission. Who came with the form stays.',
  inputDescription: 'Whom.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    subjectId: t.globalID({ required: true, description: 'A User or a Role.' }),
  }),
  may: ['submission', 'assignPeople', ({ input }) => input.submissionId.id],
  run: async (ctx, { input: { submissionId, subjectId } }) => ({
    submissionId: await removeFromSubmission(ctx, { submissionId: submissionId.id, subject: subjectInput(subjectId) }),
  }),
  outputFields: leftSubmissionOutput,
});

verbMutation('unassignSubmission', {
  description: 'Takes somebody off a submission. Who came with the form is only not responsible for it any more.',
  inputDescription: 'Which attachment.',
  inputFields: (t) => ({
    attachmentId: t.globalID({ required: true, description: 'The SubmissionAttachment.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: [
    'submission',
    'assignPeople',
    ({ input }, ctx) => submissionOf(ctx, 'submissionAttachment', input.attachmentId.id),
  ],
  run: async (ctx, { input: { attachmentId, idempotencyKey: key } }) => ({
    submissionId: await unassignSubmission(ctx, attachmentId.id, key),
  }),
  outputFields: leftSubmissionOutput,
});
