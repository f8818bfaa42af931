import { actorKey } from '#server/actor.ts';
import { User } from '#server/graphql/account/User.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { ReviewGroup } from '#server/graphql/form/ReviewGroup.ts';
import { Step } from '#server/graphql/form/Step.ts';
import { StepAttachment } from '#server/graphql/form/StepAttachment.ts';
import { subjectInput } from '#server/graphql/form/subjectInput.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { resolveRole } from '#server/graphql/team/resolveRole.ts';
import { Role } from '#server/graphql/team/Role.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';
import {
  inviteAttachment,
  removeAttachment,
  setAttachmentAssigned,
  toggleAttachment,
  type Attachable,
} from '#server/operations/form/attachment.ts';

/** What mutations of attachments answer: all that are at the place now. */
const placeOutput = <Done extends Attachable>(t: DoneFields<Done>) => ({
  attachments: t.prismaField({
    type: [StepAttachment],
    description: 'Everybody who is attached there now.',
    resolve: (query, { done: { attachableType, attachableId } }, _args, { services }) =>
      services.db.stepAttachment.findMany({
        ...query,
        where: attachableType === 'Step' ? { stepId: attachableId } : { reviewGroupId: attachableId },
        orderBy: { id: 'asc' },
      }),
  }),
});

const attachmentOutput = <Done extends { readonly attachmentId: string | null }>(t: DoneFields<Done>) => ({
  attachment: t.prismaField({
    type: StepAttachment,
    nullable: true,
    description: 'The one that was changed; null when it was taken away.',
    resolve: (query, { done: { attachmentId } }, _args, { services }) =>
      attachmentId === null ? null : services.db.stepAttachment.findUnique({ ...query, where: { id: attachmentId } }),
  }),
});

const attachableOf = ({ typename, id }: { typename: string; id: string }): Attachable => ({
  attachableType: typename === 'ReviewGroup' ? 'ReviewGroup' : 'Step',
  attachableId: id,
});

partMutation('toggleAttachment', {
  description: 'Attaches a person or role to a step or review group, or takes one away. A role replaces its people.',
  inputDescription: 'Who, and where.',
  inputFields: (t) => ({
    attachableId: t.globalID({ required: true, for: [Step, ReviewGroup], description: 'The step or review group.' }),
    subjectId: t.globalID({ required: true, for: [User, Role], description: 'The person or role.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { attachableId } }) => attachableId,
  run: async (ctx, { input: { attachableId, subjectId, idempotencyKey } }) =>
    toggleAttachment(ctx, { ...attachableOf(attachableId), subject: subjectInput(subjectId) }, idempotencyKey),
  outputFields: (t) => ({ ...placeOutput(t), ...attachmentOutput(t) }),
});

partMutation('inviteAttachment', {
  description: 'Invites a person by email to the form and attaches them to a step or review group.',
  inputDescription: 'The person and the place.',
  inputFields: (t) => ({
    attachableId: t.globalID({ required: true, for: [Step, ReviewGroup], description: 'The step or review group.' }),
    email: t.string({ required: true, validate: line, description: 'The address the invitation goes to.' }),
    name: t.string({ required: true, validate: line, description: 'The name of the person until they change it.' }),
    roleId: t.globalID({
      for: Role,
      description: 'A role that the person joins as well. Only people who can edit its members may name it.',
    }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { attachableId } }) => attachableId,
  run: async (ctx, { input: { attachableId, email, name, roleId, idempotencyKey } }) => {
    if (roleId && !(await ctx.access.may('role', 'updateRoleMembers', await resolveRole(ctx, roleId.id)))) {
      throw notAllowed(ctx, await ctx.access.may('role', 'viewRole', roleId.id));
    }
    await slowDown(ctx, 'invite', actorKey(ctx.actor));
    const place = attachableOf(attachableId);
    return inviteAttachment(ctx, { ...place, email, name, roleId: roleId?.id }, idempotencyKey);
  },
  outputFields: (t) => ({ ...placeOutput(t), ...attachmentOutput(t) }),
});

partMutation('setAttachmentAssigned', {
  description: 'Lets somebody act on a step, or only see it.',
  inputDescription: 'Which attachment, and how.',
  inputFields: (t) => ({
    attachmentId: t.globalID({ required: true, for: StepAttachment, description: 'Which attachment.' }),
    assigned: t.boolean({ required: true, description: 'Acts on the step.' }),
  }),
  part: ({ input: { attachmentId } }) => attachmentId,
  run: async (ctx, { input: { attachmentId, assigned } }) => ({
    attachmentId: await setAttachmentAssigned(ctx, { attachmentId: attachmentId.id, assigned }),
  }),
  outputFields: attachmentOutput,
});

partMutation('removeAttachment', {
  description: 'Takes somebody away from a step or review group.',
  inputDescription: 'Which attachment.',
  inputFields: (t) => ({
    attachmentId: t.globalID({ required: true, for: StepAttachment, description: 'Which attachment.' }),
  }),
  part: ({ input: { attachmentId } }) => attachmentId,
  run: async (ctx, { input: { attachmentId } }) => ({
    ...(await removeAttachment(ctx, { attachmentId: attachmentId.id })),
    deletedId: attachmentId.id,
  }),
  outputFields: (t) => ({
    ...placeOutput(t),
    deletedAttachmentId: t.globalID({
      description: 'Of the attachment that was there.',
      resolve: ({ done: { deletedId } }) => ({ type: StepAttachment, id: deletedId }),
    }),
  }),
});
