import { Contact } from '#server/graphql/account/Contact.ts';
import { Invitation } from '#server/graphql/account/Invitation.ts';
import { builder } from '#server/graphql/builder.ts';
import { SubjectTypeEnum } from '#server/graphql/form/enums.ts';
import { versionOf } from '#server/graphql/form/partScopes.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { subjectOf } from '#server/operations/form/subjects.ts';

/** Staff only, even if the version is public. */
guardThrough('StepAttachment', 'flowTemplate', 'viewInternalInstructions', (ctx, id) =>
  versionOf(ctx, 'StepAttachment', id),
);

/** The person of an attachment, as shown to the people who manage attachments. */
const AttachedPerson = builder.prismaObject('StepAttachment', {
  variant: 'AttachedPerson',
  description: 'A person attached to a step or review group, and how they were added.',
  fields: (t) => ({
    contact: t.relation('user', {
      type: Contact,
      nullable: true,
      description: 'The contact details of the person, including their email address. Null only if a role is attached.',
    }),
    isInternal: t.boolean({
      description: 'Whether the person belongs to the team that owns the form.',
      select: {
        user: {
          select: { roleMembers: { where: { role: { archivedAt: null } }, select: { teamId: true }, take: 500 } },
        },
      },
      resolve: ({ teamId, user }) => user?.roleMembers.some((member) => member.teamId === teamId) ?? false,
    }),
    invitation: t.prismaField({
      type: Invitation,
      nullable: true,
      select: { flowTemplate: { select: { masterTemplateId: true } } },
      description:
        'The invitation that added the person to the form, or null if they were chosen from existing accounts.',
      resolve: (query, { userId, flowTemplate }, _args, { services }) =>
        userId === null
          ? null
          : services.db.invitation.findUnique({
              ...query,
              where: {
                userId_subjectType_subjectId: {
                  userId,
                  subjectType: 'MasterTemplate',
                  subjectId: flowTemplate.masterTemplateId,
                },
              },
            }),
    }),
  }),
});

export const StepAttachment = builder.prismaNode('StepAttachment', {
  id: { field: 'id' },
  description: 'A person or role attached to a step or review group. Staff only.',
  fields: (t) => ({
    type: t.field({
      type: SubjectTypeEnum,
      description: 'Whether a person (`User`) or a role (`AdminRole`) is attached.',
      resolve: (attachment) => subjectOf(attachment).type,
    }),
    subjectId: t.string({
      description: 'The plain ID (not the global ID) of the attached person or role.',
      resolve: (attachment) => subjectOf(attachment).id,
    }),
    assigned: t.exposeBoolean('assigned', {
      description: 'Whether the person or role acts on the step. If false, they can only view it.',
    }),
    contact: t.relation('user', {
      type: Contact,
      nullable: true,
      description: 'The contact details of the attached person, or null if a role is attached.',
    }),
    person: t.variant(AttachedPerson, {
      isNull: ({ userId }) => userId === null,
      description: 'The attached person and how they were added, or null if a role is attached.',
    }),
    role: t.relation('role', { nullable: true, description: 'The attached role, or null if a person is attached.' }),
  }),
});
