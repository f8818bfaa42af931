import { actorKey } from '#server/actor.ts';
import { User } from '#server/graphql/account/User.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { ReviewGroup } from '#server/graphql/form/ReviewGroup.ts';
import { Step } from '#server/graphql/form/Step.ts';
import { StepAttachment } from '#server/graphql/form/StepAttachment.ts';
import { subjectInput } from '#server/graphql/form/subjectInput.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { resolveRole } from '#server/graphql/team/resolveRole.ts';
import { Role } from '#server/graphql/team/Role.ts';
import {
  inviteAttachment,
  removeAttachment,
  setAttachmentAssigned,
  toggleAttachment,
  type Attachable,
} from '#server/operations/form/attachment.ts';

/** Payload fields shared by the mutations of attachments: everyone now attached to the step or review group. */
const placeOutput = <Done extends Attachable>(t: MutationOutputFields<Done>) => ({
  attachments: t.prismaField({
    type: [StepAttachment],
    description: 'Everyone now attached to the step or review group.',
    resolve: (query, { done: { attachableType, attachableId } }, _args, { services }) =>
      services.db.stepAttachment.findMany({
        ...query,
        where: attachableType === 'Step' ? { stepId: attachableId } : { reviewGroupId: attachableId },
        orderBy: { id: 'asc' },
      }),
  }),
});

const attachmentOutput = <Done extends { readonly attachmentId: string | null }>(t: MutationOutputFields<Done>) => ({
  attachment: t.prismaField({
    type: StepAttachment,
    nullable: true,
    description: 'The attachment after the change, or null if it was removed.',
    resolve: (query, { done: { attachmentId } }, _args, { services }) =>
      attachmentId === null ? null : services.db.stepAttachment.findUnique({ ...query, where: { id: attachmentId } }),
  }),
});

const attachableOf = ({ typename, id }: { typename: string; id: string }): Attachable => ({
  attachableType: typename === 'ReviewGroup' ? 'ReviewGroup' : 'Step',
  attachableId: id,
});

partMutation('toggleAttachment', {
  description:
    'Attaches a person or role to a step or review group, or removes one already attached. A role replaces its attached members.',
  inputDescription: 'The person or role to attach or remove, and the step or review group.',
  inputFields: (t) => ({
    attachableId: t.globalID({
      required: true,
      for: [Step, ReviewGroup],
      description: 'The ID of the step or review group.',
    }),
    subjectId: t.globalID({ required: true, for: [User, Role], description: 'The ID of the person or role.' }),
  }),
  part: ({ input: { attachableId } }) => attachableId,
  idempotent: true,
  run: async (ctx, { input: { attachableId, subjectId } }, idempotencyKey) =>
    toggleAttachment(ctx, { ...attachableOf(attachableId), subject: subjectInput(subjectId) }, idempotencyKey),
  outputFields: (t) => ({ ...placeOutput(t), ...attachmentOutput(t) }),
});

partMutation('inviteAttachment', {
  description: 'Invites a person to the form by email and attaches them to a step or review group.',
  inputDescription: 'The person to invite, and the step or review group to attach them to.',
  inputFields: (t) => ({
    attachableId: t.globalID({
      required: true,
      for: [Step, ReviewGroup],
      description: 'The ID of the step or review group.',
    }),
    email: t.string({
      required: true,
      validate: shortText,
      description: 'The email address to send the invitation to.',
    }),
    name: t.string({
      required: true,
      validate: shortText,
      description: 'The name of the person, used until they change it themselves.',
    }),
    roleId: t.globalID({
      for: Role,
      description: 'The ID of a role that the person also joins. Requires permission to edit the members of the role.',
    }),
  }),
  part: ({ input: { attachableId } }) => attachableId,
  idempotent: true,
  run: async (ctx, { input: { attachableId, email, name, roleId } }, idempotencyKey) => {
    if (roleId && !(await ctx.access.may('role', 'updateRoleMembers', await resolveRole(ctx, roleId.id)))) {
      throw notAllowed(ctx, await ctx.access.may('role', 'viewRole', roleId.id));
    }
    await applyRateLimit(ctx, 'invite', actorKey(ctx.actor));
    const place = attachableOf(attachableId);
    return inviteAttachment(ctx, { ...place, email, name, roleId: roleId?.id }, idempotencyKey);
  },
  outputFields: (t) => ({ ...placeOutput(t), ...attachmentOutput(t) }),
});

partMutation('setAttachmentAssigned', {
  description: 'Sets whether an attached person or role acts on a step or can only view it.',
  inputDescription: 'The attachment to change, and its new setting.',
  inputFields: (t) => ({
    attachmentId: t.globalID({ required: true, for: StepAttachment, description: 'The ID of the attachment.' }),
    assigned: t.boolean({
      required: true,
      description: 'Whether the person or role acts on the step. If false, they can only view it.',
    }),
  }),
  part: ({ input: { attachmentId } }) => attachmentId,
  run: async (ctx, { input: { attachmentId, assigned } }) => ({
    attachmentId: await setAttachmentAssigned(ctx, { attachmentId: attachmentId.id, assigned }),
  }),
  outputFields: attachmentOutput,
});

partMutation('removeAttachment', {
  description: 'Removes a person or role from a step or review group.',
  inputDescription: 'The attachment to remove.',
  inputFields: (t) => ({
    attachmentId: t.globalID({
      required: true,
      for: StepAttachment,
      description: 'The ID of the attachment to remove.',
    }),
  }),
  part: ({ input: { attachmentId } }) => attachmentId,
  run: async (ctx, { input: { attachmentId } }) => ({
    ...(await removeAttachment(ctx, { attachmentId: attachmentId.id })),
    deletedId: attachmentId.id,
  }),
  outputFields: (t) => ({
    ...placeOutput(t),
    deletedAttachmentId: t.globalID({
      description: 'The ID of the removed attachment.',
      resolve: ({ done: { deletedId } }) => ({ type: StepAttachment, id: deletedId }),
    }),
  }),
});
