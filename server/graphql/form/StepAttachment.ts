import { Contact } from '#server/graphql/account/Contact.ts';
import { Invitation } from '#server/graphql/account/Invitation.ts';
import { builder } from '#server/graphql/builder.ts';
import { SubjectTypeEnum } from '#server/graphql/form/enums.ts';
import { versionOf } from '#server/graphql/form/partScopes.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { subjectOf } from '#server/operations/form/subjects.ts';

/** Not public as the version is: by its id only staff see it. */
guardThrough('StepAttachment', 'flowTemplate', 'viewInternalInstructions', (ctx, id) =>
  versionOf(ctx, 'StepAttachment', id),
);

/** The person of an attachment, as those see it who decide about it. */
const AttachedPerson = builder.prismaObject('StepAttachment', {
  variant: 'AttachedPerson',
  description: 'A person at a step or in a review group, and how they came there.',
  fields: (t) => ({
    contact: t.relation('user', { type: Contact, nullable: true, description: 'Who it is, with the address.' }),
    isInternal: t.boolean({
      description: 'Works in the team of the form.',
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
      description: 'How the person was asked to the form; null for somebody who was chosen from the list.',
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
  description: 'A person or role at a step or in a review group. What holds it has let only staff through.',
  fields: (t) => ({
    type: t.field({
      type: SubjectTypeEnum,
      description: 'User or AdminRole.',
      resolve: (attachment) => subjectOf(attachment).type,
    }),
    subjectId: t.string({ description: 'Of the user or role.', resolve: (attachment) => subjectOf(attachment).id }),
    assigned: t.exposeBoolean('assigned', { description: 'Acts on the step; otherwise only sees it.' }),
    contact: t.relation('user', { type: Contact, nullable: true, description: 'The person; null for a role.' }),
    person: t.variant(AttachedPerson, {
      isNull: ({ userId }) => userId === null,
      description: 'The person and how they came there; null for a role.',
    }),
    role: t.relation('role', { nullable: true, description: 'The role; null for a person.' }),
  }),
});
