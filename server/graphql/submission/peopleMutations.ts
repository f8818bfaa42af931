import { actorKey } from '#server/actor.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { submissionMutation } from '#server/graphql/submission/submissionMutation.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import {
  addApplicant,
  inviteApplicant,
  makePrimaryApplicant,
  removeApplicant,
} from '#server/operations/submission/applicant.ts';
import { assignSubmission, unassignSubmission } from '#server/operations/submission/assignment.ts';

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

submissionMutation('addApplicant', {
  description: 'Lets a submission belong to somebody else too.',
  inputDescription: 'Somebody who has an account.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    userId: t.globalID({ required: true, description: 'Who.' }),
  }),
  authScopes: (_root, { input: { submissionId } }) => ({ may: ['submission', 'manageApplicants', submissionId.id] }),
  run: (ctx, { submissionId, userId }, key) =>
    addApplicant(ctx, { submissionId: submissionId.id, userId: userId.id }, key),
});

submissionMutation('inviteApplicant', {
  description: 'Lets a submission belong to somebody who may not have an account yet, and mails them the way in.',
  inputDescription: 'Somebody with an address.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    email: t.string({ required: true, validate: line, description: 'Where the mail goes.' }),
    name: t.string({ required: true, validate: line, description: 'How the person is called until they say it.' }),
  }),
  authScopes: (_root, { input: { submissionId } }) => ({ may: ['submission', 'manageApplicants', submissionId.id] }),
  run: async (ctx, { submissionId, email, name }, key) => {
    await slowDown(ctx, 'invite', actorKey(ctx.actor));
    return inviteApplicant(ctx, { submissionId: submissionId.id, email, name }, key);
  },
});

submissionMutation('removeApplicant', {
  description: 'Takes a submission from somebody. The primary applicant stays.',
  inputDescription: 'Which applicant.',
  inputFields: (t) => ({ applicantAttachmentId: t.globalID({ required: true, description: 'The applicant.' }) }),
  authScopes: async (_root, { input }, ctx) => ({
    may: [
      'submission',
      'manageApplicants',
      await submissionOf(ctx, 'applicantAttachment', input.applicantAttachmentId.id),
    ],
  }),
  run: (ctx, { applicantAttachmentId }, key) => removeApplicant(ctx, applicantAttachmentId.id, key),
});

submissionMutation('makePrimaryApplicant', {
  description: 'Makes another applicant the primary one.',
  inputDescription: 'Which applicant.',
  inputFields: (t) => ({ applicantAttachmentId: t.globalID({ required: true, description: 'The applicant.' }) }),
  authScopes: async (_root, { input }, ctx) => ({
    may: [
      'submission',
      'manageApplicants',
      await submissionOf(ctx, 'applicantAttachment', input.applicantAttachmentId.id),
    ],
  }),
  run: (ctx, { applicantAttachmentId }, key) => makePrimaryApplicant(ctx, applicantAttachmentId.id, key),
});

submissionMutation('assignSubmission', {
  description: 'Makes a person or a role of the team responsible for a submission.',
  inputDescription: 'Whom.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    assigneeId: t.globalID({ required: true, description: 'A User or a Role.' }),
  }),
  authScopes: (_root, { input: { submissionId } }) => ({ may: ['submission', 'assignPeople', submissionId.id] }),
  run: (ctx, { submissionId, assigneeId: { typename, id } }, key) => {
    const assignee = typename === 'Role' ? { userId: null, roleId: id } : { userId: id, roleId: null };
    return assignSubmission(ctx, { submissionId: submissionId.id, assignee }, key);
  },
});

submissionMutation('unassignSubmission', {
  description: 'Takes somebody off a submission, unless they came with the form.',
  inputDescription: 'Which attachment.',
  inputFields: (t) => ({ attachmentId: t.globalID({ required: true, description: 'The SubmissionAttachment.' }) }),
  authScopes: async (_root, { input }, ctx) => ({
    may: ['submission', 'assignPeople', await submissionOf(ctx, 'submissionAttachment', input.attachmentId.id)],
  }),
  run: (ctx, { attachmentId }, key) => unassignSubmission(ctx, attachmentId.id, key),
});
