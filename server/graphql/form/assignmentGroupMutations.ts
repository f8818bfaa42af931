import { User } from '#server/graphql/account/User.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { Step, stepOutput } from '#server/graphql/form/Step.ts';
import { StepAssignment, StepAssignmentGroup } from '#server/graphql/form/StepAssignmentGroup.ts';
import { subjectInput } from '#server/graphql/form/subjectInput.ts';
import { atMost, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { Role } from '#server/graphql/team/Role.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';
import {
  addStepAssignment,
  createStepAssignmentGroup,
  deleteStepAssignmentGroup,
  removeStepAssignment,
} from '#server/operations/form/stepAssignmentGroup.ts';

const groupOutput = <Done extends { readonly groupId: string }>(t: DoneFields<Done>) => ({
  stepAssignmentGroup: t.prismaField({
    type: StepAssignmentGroup,
    description: 'As it is now.',
    resolve: (query, { done: { groupId } }, _args, { services }) =>
      services.db.stepAssignmentGroup.findUniqueOrThrow({ ...query, where: { id: groupId } }),
  }),
});

partMutation('createStepAssignmentGroup', {
  description: 'Makes a group of people who are added to a step when logic says so.',
  inputDescription: 'A step assignment group.',
  inputFields: (t) => ({
    stepId: t.globalID({ required: true, for: Step, description: 'The step.' }),
    assigneeIds: t.globalIDList({ for: [User, Role], validate: atMost(200), description: 'Who is in it at first.' }),
    deleteOldAssignments: t.boolean({
      required: true,
      description: 'Takes away who was assigned whatever the answers; false lets them stay.',
    }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { stepId } }) => stepId,
  run: async (ctx, { input: { stepId, assigneeIds, deleteOldAssignments, idempotencyKey } }) => {
    const assignees = (assigneeIds ?? []).map(subjectInput);
    const group = { stepId: stepId.id, assignees, deleteOldAssignments };
    return { stepId: stepId.id, groupId: await createStepAssignmentGroup(ctx, group, idempotencyKey) };
  },
  outputFields: (t) => ({ ...groupOutput(t), ...stepOutput(t) }),
});

partMutation('deleteStepAssignmentGroup', {
  description: 'Removes a group with its logic.',
  inputDescription: 'The group to remove.',
  inputFields: (t) => ({
    groupId: t.globalID({ required: true, for: StepAssignmentGroup, description: 'Which group.' }),
  }),
  part: ({ input: { groupId } }) => groupId,
  run: async (ctx, { input: { groupId } }) => ({
    stepId: await deleteStepAssignmentGroup(ctx, { groupId: groupId.id }),
    deletedId: groupId.id,
  }),
  outputFields: (t) => ({
    ...stepOutput(t),
    deletedStepAssignmentGroupId: t.globalID({
      description: 'Of the group that was there.',
      resolve: ({ done: { deletedId } }) => ({ type: StepAssignmentGroup, id: deletedId }),
    }),
  }),
});

partMutation('addStepAssignment', {
  description: 'Puts a person or role into a group.',
  inputDescription: 'Who, and into which group.',
  inputFields: (t) => ({
    groupId: t.globalID({ required: true, for: StepAssignmentGroup, description: 'Which group.' }),
    assigneeId: t.globalID({ required: true, for: [User, Role], description: 'The person or role.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { groupId } }) => groupId,
  run: async (ctx, { input: { groupId, assigneeId, idempotencyKey } }) => ({
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
      description: 'The new one.',
      resolve: (query, { done: { assignmentId } }, _args, { services }) =>
        services.db.stepAssignment.findUniqueOrThrow({ ...query, where: { id: assignmentId } }),
    }),
  }),
});

partMutation('removeStepAssignment', {
  description: 'Takes somebody out of a group.',
  inputDescription: 'Which assignment.',
  inputFields: (t) => ({
    assignmentId: t.globalID({ required: true, for: StepAssignment, description: 'Which assignment.' }),
  }),
  part: ({ input: { assignmentId } }) => assignmentId,
  run: async (ctx, { input: { assignmentId } }) => ({
    groupId: await removeStepAssignment(ctx, { assignmentId: assignmentId.id }),
    deletedId: assignmentId.id,
  }),
  outputFields: (t) => ({
    ...groupOutput(t),
    deletedStepAssignmentId: t.globalID({
      description: 'Of the assignment that was there.',
      resolve: ({ done: { deletedId } }) => ({ type: StepAssignment, id: deletedId }),
    }),
  }),
});
