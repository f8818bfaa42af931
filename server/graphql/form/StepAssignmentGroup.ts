import { Contact } from '#server/graphql/account/Contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { SubjectTypeEnum } from '#server/graphql/form/enums.ts';
import { LogicConfig, logicOf } from '#server/graphql/form/LogicConfig.ts';
import { versionOf } from '#server/graphql/form/partScopes.ts';
import { peopleList, wholeAgain } from '#server/graphql/form/treeList.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { subjectOf } from '#server/operations/form/subjects.ts';

for (const kind of ['StepAssignmentGroup', 'StepAssignment'] as const) {
  guardThrough(kind, 'flowTemplate', 'viewInternalInstructions', (ctx, id) => versionOf(ctx, kind, id));
}

export const StepAssignment = builder.prismaNode('StepAssignment', {
  id: { field: 'id' },
  description: 'A person or role of a group. What holds it has let only staff through.',
  fields: (t) => ({
    assigneeType: t.field({
      type: SubjectTypeEnum,
      description: 'User or AdminRole.',
      resolve: (assignment) => subjectOf(assignment).type,
    }),
    assigneeId: t.string({ description: 'Of the user or role.', resolve: (assignment) => subjectOf(assignment).id }),
    contact: t.relation('user', { type: Contact, nullable: true, description: 'The person; null for a role.' }),
    role: t.relation('role', { nullable: true, description: 'The role; null for a person.' }),
  }),
});

export const StepAssignmentGroup = builder.prismaNode('StepAssignmentGroup', {
  id: { field: 'id' },
  description: 'Who is added to a step when its logic says so. For staff.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The same in all versions of the form.' }),
    position: t.exposeInt('position', { description: 'From 0.' }),
    assignments: t.relation('stepAssignments', {
      complexity: peopleList,
      description: 'Who is added.',
      query: { orderBy: { id: 'asc' } },
    }),
    logicConfig: t.field({
      type: LogicConfig,
      nullable: true,
      description: 'When they are added; null when they always are.',
      resolve: ({ flowTemplateId, identity }, _args, ctx) =>
        logicOf(ctx, flowTemplateId, 'StepAssignmentGroup', identity),
    }),
    step: t.relation('step', { description: 'To which step.', complexity: wholeAgain }),
  }),
});
