import { subjectOf } from '#server/operations/form/subjects.ts';
import { Contact } from '#server/graphql/account/Contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { SubjectTypeEnum } from '#server/graphql/form/enums.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { versionOf } from '#server/graphql/form/partScopes.ts';

/** Not public as the version is: by its id only staff see it. */
guardThrough('StepAttachment', 'flowTemplate', async (ctx, id) => {
  const version = await versionOf(ctx, 'StepAttachment', id);
  return version && (await ctx.access.may('flowTemplate', 'viewInternalInstructions', version)) ? version : null;
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
    role: t.relation('role', { nullable: true, description: 'The role; null for a person.' }),
  }),
});
