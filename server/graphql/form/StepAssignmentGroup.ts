import { Contact } from '#server/graphql/account/Contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { SubjectTypeEnum } from '#server/graphql/form/enums.ts';
import { peopleListCost, wholeFormCost } from '#server/graphql/form/listCosts.ts';
import { LogicConfig, logicOf } from '#server/graphql/form/LogicConfig.ts';
import { versionOf } from '#server/graphql/form/partScopes.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { subjectOf } from '#server/operations/form/subjects.ts';

for (const kind of ['StepAssignmentGroup', 'StepAssignment'] as const) {
  guardThrough(kind, 'flowTemplate', 'viewInternalInstructions', (ctx, id) => versionOf(ctx, kind, id));
}

export const StepAssignment = builder.prismaNode('StepAssignment', {
  id: { field: 'id' },
  description: 'A person or role in an assignment group. Staff only.',
  fields: (t) => ({
    assigneeType: t.field({
      type: SubjectTypeEnum,
      description: 'Whether the assignee is a person (`User`) or a role (`AdminRole`).',
      resolve: (assignment) => subjectOf(assignment).type,
    }),
    assigneeId: t.string({
      description: 'The plain ID (not the global ID) of the assigned person or role.',
      resolve: (assignment) => subjectOf(assignment).id,
    }),
    contact: t.relation('user', {
      type: Contact,
      nullable: true,
      description: 'The contact details of the assigned person, or null if a role is assigned.',
    }),
    role: t.relation('role', { nullable: true, description: 'The assigned role, or null if a person is assigned.' }),
  }),
});

export const StepAssignmentGroup = builder.prismaNode('StepAssignmentGroup', {
  id: { field: 'id' },
  description: 'A group of people and roles that logic adds to a step. Staff only.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The stable ID of the assignment group, the same in every version of the form.',
    }),
    position: t.exposeInt('position', { description: 'The zero-based position of the group in its step.' }),
    assignments: t.relation('stepAssignments', {
      complexity: peopleListCost,
      description: 'The people and roles in the group.',
      query: { orderBy: { id: 'asc' } },
    }),
    logicConfig: t.field({
      type: LogicConfig,
      nullable: true,
      description: 'The logic that decides when the group is added, or null if it is always added.',
      resolve: ({ flowTemplateId, identity }, _args, ctx) =>
        logicOf(ctx, flowTemplateId, 'StepAssignmentGroup', identity),
    }),
    step: t.relation('step', { description: 'The step that the group is added to.', complexity: wholeFormCost }),
  }),
});
