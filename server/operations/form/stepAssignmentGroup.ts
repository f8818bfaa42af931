import { Refusal } from '#domain/kernel/refusal.ts';
import type { Subject } from '#domain/template/attachPeople.ts';
import { newId } from '#server/newId.ts';
import { draftOperation, refuseOverLimit, type Draft } from '#server/operations/form/draft.ts';
import { idsOf, positionOrder, renumber } from '#server/operations/form/positions.ts';
import { prepareRemoval } from '#server/operations/form/removeParts.ts';
import { columnsOfSubject, refuseUnknownSubject } from '#server/operations/form/subjects.ts';

export interface NewAssignmentGroup {
  readonly stepId: string;
  readonly assignees: readonly Subject[];
  /** removes the step's unconditional assignments, since the group decides now */
  readonly deleteOldAssignments: boolean;
}

/** Creates a group of people who are assigned to a step if its logic says so. */
export const createStepAssignmentGroup = draftOperation<NewAssignmentGroup, string>(
  'createStepAssignmentGroup',
  ({ stepId }) => ['Step', stepId],
  async (draft, { stepId, assignees, deleteOldAssignments }) => {
    const others = await groupsOf(draft, stepId);
    refuseOverLimit('assignmentGroupsOfStep', others.length + 1);
    const id = newId();
    const row = { id, identity: newId(), teamId: draft.teamId, flowTemplateId: draft.id, stepId };
    await draft.db.stepAssignmentGroup.create({ data: { ...row, position: others.length } });
    for (const assignee of assignees) await assign(draft, id, assignee);
    if (deleteOldAssignments) await draft.db.stepAttachment.deleteMany({ where: { stepId, assigned: true } });
    draft.changed('StepAssignmentGroup', id, 'created');
    return id;
  },
);

/** Deletes its logic as well. Returns the step's id. */
export const deleteStepAssignmentGroup = draftOperation<{ groupId: string }, string>(
  'deleteStepAssignmentGroup',
  ({ groupId }) => ['StepAssignmentGroup', groupId],
  async (draft, { groupId }) => {
    await prepareRemoval(draft, groupId);
    const { stepId } = await draft.db.stepAssignmentGroup.delete({ where: { id: groupId } });
    await renumber(draft.db, 'step_assignment_groups', await groupsOf(draft, stepId));
    draft.changed('StepAssignmentGroup', groupId, 'deleted');
    return stepId;
  },
);

export const addStepAssignment = draftOperation<{ groupId: string; assignee: Subject }, string>(
  'addStepAssignment',
  ({ groupId }) => ['StepAssignmentGroup', groupId],
  async (draft, { groupId, assignee }) => {
    const id = await assign(draft, groupId, assignee);
    draft.changed('StepAssignmentGroup', groupId, 'updated');
    return id;
  },
);

/** Returns the group's id. */
export const removeStepAssignment = draftOperation<{ assignmentId: string }, string>(
  'removeStepAssignment',
  ({ assignmentId }) => ['StepAssignment', assignmentId],
  async (draft, { assignmentId }) => {
    const { stepAssignmentGroupId } = await draft.db.stepAssignment.delete({ where: { id: assignmentId } });
    draft.changed('StepAssignmentGroup', stepAssignmentGroupId, 'updated');
    return stepAssignmentGroupId;
  },
);

async function assign(draft: Draft, stepAssignmentGroupId: string, assignee: Subject): Promise<string> {
  await refuseUnknownSubject(draft, assignee, 'assigneeId');
  const { stepAssignment } = draft.db;
  refuseOverLimit('peopleAtOnePlace', 1 + (await stepAssignment.count({ where: { stepAssignmentGroupId } })));
  const id = newId();
  const data = [{ id, stepAssignmentGroupId, ...columnsOfSubject(assignee) }];
  const { count } = await stepAssignment.createMany({ data, skipDuplicates: true });
  if (count === 0) throw new Refusal('alreadyMember');
  return id;
}

const groupsOf = async ({ db, id }: Draft, stepId: string): Promise<string[]> =>
  idsOf(await db.stepAssignmentGroup.findMany({ where: { flowTemplateId: id, stepId }, ...positionOrder }));
