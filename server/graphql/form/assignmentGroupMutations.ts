import { User } from '#server/graphql/account/User.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { Step, stepOutput } from '#server/graphql/form/Step.ts';
import { StepAssignment, StepAssignmentGroup } from '#server/graphql/form/StepAssignmentGroup.ts';
import { subjectInput } from '#server/graphql/form/subjectInput.ts';
import { maxItems } from '#server/graphql/inputTexts.ts';
import { Role } from '#server/graphql/team/Role.ts';
import {
  addStepAssignment,
  createStepAssignmentGroup,
  deleteStepAssignmentGroup,
  removeStepAssignment,
} from '#server/operations/form/stepAssignmentGroup.ts';

const groupOutput = <Done extends { readonly groupId: string }>(t: MutationOutputFields<Done>) => ({
  stepAssignmentGroup: t.prismaField({
    type: StepAssignmentGroup,
    description: 'The assignment group after the change.',
    resolve: (query, { done: { groupId } }, _args, { services }) =>
      services.db.stepAssignmentGroup.findUniqueOrThrow({ ...query, where: { id: groupId } }),
  }),
});

partMutation('createStepAssignmentGroup', {
  description: 'Creates a group of people and roles that logic can add to a step.',
  inputDescription: 'The new assignment group and its initial members.',
  inputFields: (t) => ({
    stepId: t.globalID({ required: true, for: Step, description: 'The ID of the step that the group is added to.' }),
    assigneeIds: t.globalIDList({
      for: [User, Role],
      validate: maxItems(200),
      description: 'The IDs of the initial people and roles, at most 200. Empty if omitted.',
    }),
    deleteOldAssignments: t.boolean({
      required: true,
      description: 'Whether to remove the people and roles already assigned to the step. If false, they stay assigned.',
    }),
  }),
  part: ({ input: { stepId } }) => stepId,
  idempotent: true,
  run: async (ctx, { input: { stepId, assigneeIds, deleteOldAssignments } }, idempotencyKey) => {
    const assignees = (assigneeIds ?? []).map(subjectInput);
    const group = { stepId: stepId.id, assignees, deleteOldAssignments };
    return { stepId: stepId.id, groupId: await createStepAssignmentGroup(ctx, group, idempotencyKey) };
  },
  outputFields: (t) => ({ ...groupOutput(t), ...stepOutput(t) }),
});

partMutation('deleteStepAssignmentGroup', {
  description: 'Deletes an assignment group and its logic.',
  inputDescription: 'The assignment group to delete.',
  inputFields: (t) => ({
    groupId: t.globalID({
      required: true,
      for: StepAssignmentGroup,
      description: 'The ID of the assignment group to delete.',
    }),
  }),
  part: ({ input: { groupId } }) => groupId,
  run: async (ctx, { input: { groupId } }) => ({
    stepId: await deleteStepAssignmentGroup(ctx, { groupId: groupId.id }),
    deletedId: groupId.id,
  }),
  outputFields: (t) => ({
    ...stepOutput(t),
    deletedStepAssignmentGroupId: t.globalID({
      description: 'The ID of the deleted assignment group.',
      resolve: ({ done: { deletedId } }) => ({ type: StepAssignmentGroup, id: deletedId }),
    }),
  }),
});

partMutation('addStepAssignment', {
  description: 'Adds a person or role to an assignment group.',
  inputDescription: 'The person or role to add, and the group to add them to.',
  inputFields: (t) => ({
    groupId: t.globalID({ required: true, for: StepAssignmentGroup, description: 'The ID of the assignment group.' }),
    assigneeId: t.globalID({ required: true, for: [User, Role], description: 'The ID of the person or role to add.' }),
  }),
  part: ({ input: { groupId } }) => groupId,
  idempotent: true,
  run: async (ctx, { input: { groupId, assigneeId } }, idempotencyKey) => ({
    groupId: groupId.id,
    assignmentId: await addStepAssignment(
      ctx,
      { groupId: groupId.id, assignee: subjectInput(assigneeId) },
      idempotencyKey,
    ),
  }),
  outputFields: (t) => ({
    ...groupOutput(t),
    stepAssignment: t.prismaField({
      type: StepAssignment,
      description: 'The new assignment.',
      resolve: (query, { done: { assignmentId } }, _args, { services }) =>
        services.db.stepAssignment.findUniqueOrThrow({ ...query, where: { id: assignmentId } }),
    }),
  }),
});

partMutation('removeStepAssignment', {
  description: 'Removes a person or role from an assignment group.',
  inputDescription: 'The assignment to remove.',
  inputFields: (t) => ({
    assignmentId: t.globalID({
      required: true,
      for: StepAssignment,
      description: 'The ID of the assignment to remove.',
    }),
  }),
  part: ({ input: { assignmentId } }) => assignmentId,
  run: async (ctx, { input: { assignmentId } }) => ({
    groupId: await removeStepAssignment(ctx, { assignmentId: assignmentId.id }),
    deletedId: assignmentId.id,
  }),
  outputFields: (t) => ({
    ...groupOutput(t),
    deletedStepAssignmentId: t.globalID({
      description: 'The ID of the removed assignment.',
      resolve: ({ done: { deletedId } }) => ({ type: StepAssignment, id: deletedId }),
    }),
  }),
});
