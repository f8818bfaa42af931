import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/newId.ts';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makeKnown, makeRole, type TestPerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
let form: TestForm;
let build: Builder;
let ann: TestPerson;
let ben: TestPerson;
let stepId: string;
beforeEach(async () => {
  form = await makeDraft(api);
  build = formBuilder(api, form);
  ann = await makeKnown(api.services, form.team.id, { name: 'Ann' });
  ben = await makeKnown(api.services, form.team.id, { name: 'Ben' });
  stepId = (await build.step('AssignResponsibilityStep', 'Assign')).id;
});

const user = ({ id }: { id: string }): string => `User:${id}`;
const attached = 'attachments { type assigned contact { name isInvited } role { name } } attachment { id }';
const toggle = (attachableId: string, subjectId: string) =>
  api.attempt(form.writer, 'toggleAttachment', { attachableId, subjectId }, attached);
const shown = (rows: { contact: { name: string } | null; role: { name: string } | null }[]): (string | undefined)[] =>
  rows.map(({ contact, role }) => contact?.name ?? role?.name);

describe('the people of a step', () => {
  it('can be added and removed', async () => {
    const there = await toggle(stepId, user(ann));
    expect(shown(there.data.toggleAttachment.attachments)).toEqual(['Ann']);
    await toggle(stepId, user(ben));
    const gone = await toggle(stepId, user(ann));
    expect(shown(gone.data.toggleAttachment.attachments)).toEqual(['Ben']);
    expect(gone.data.toggleAttachment.attachment).toBeNull();
  });

  it('are replaced by a role they belong to', async () => {
    const roleId = `Role:${await makeRole(api.services, form.team.id, { name: 'Clerks' }, [ann])}`;
    await toggle(stepId, user(ann));
    await toggle(stepId, user(ben));
    const { data } = await toggle(stepId, roleId);
    expect(shown(data.toggleAttachment.attachments)).toEqual(['Ben', 'Clerks']);
    const again = await toggle(stepId, user(ann));
    expect(again.refusal).toBe('alreadyMember');
    expect(again.data.toggleAttachment.message).toBe('Member already added.');
  });

  it('can act, or only view', async () => {
    const { data } = await toggle(stepId, user(ann));
    const attachmentId = data.toggleAttachment.attachment.id;
    const change = { attachmentId, assigned: false };
    const { attachment } = await build.edit('setAttachmentAssigned', change, 'attachment { assigned }');
    expect(attachment.assigned).toBe(false);
    const removed = await build.edit('removeAttachment', { attachmentId }, 'attachments { id } deletedAttachmentId');
    expect(removed).toMatchObject({ attachments: [], deletedAttachmentId: attachmentId });
  });

  it('must be people with an account, or roles of the team', async () => {
    const foreign = await makeRole(api.services, (await makeDraft(api)).team.id, { name: 'Others' });
    const archived = await makeRole(api.services, form.team.id, { name: 'Old' });
    await api.services.db.role.update({ where: { id: archived }, data: { archivedAt: new Date() } });
    expect((await toggle(stepId, `User:${newId()}`)).refusal).toEqual({ subjectId: 'personUnknown' });
    expect((await toggle(stepId, `Role:${foreign}`)).refusal).toEqual({ subjectId: 'roleUnknown' });
    expect((await toggle(stepId, `Role:${archived}`)).refusal).toEqual({ subjectId: 'roleUnknown' });
  });

  it('can be invited by email', async () => {
    const input = { attachableId: stepId, email: 'New.Clerk@example.gov', name: 'Cay Clerk' };
    const { attachments } = await build.edit('inviteAttachment', input, attached);
    expect(attachments).toMatchObject([{ type: 'User', contact: { name: 'Cay Clerk', isInvited: true } }]);
    const mail = await api.services.db.outboxMail.findFirst({ where: { toEmail: 'new.clerk@example.gov' } });
    // only members of the form can read it before it is published
    expect(new URL(/https?:\S+claim\S+/.exec(mail!.text)![0]).searchParams.get('to')).toBe('/');
    const nameless = await api.attempt(form.writer, 'inviteAttachment', {
      ...input,
      email: 'x@example.gov',
      name: ' ',
    });
    expect(nameless.refusal).toEqual({ name: 'personNameMissing' });
  });

  it('are visible only to staff, even if the form is public', async () => {
    const { data } = await toggle(stepId, user(ann));
    const attachmentId = data.toggleAttachment.attachment.id;
    const text = 'query ($id: ID!) { node(id: $id) { id } }';
    expect((await api.ask(form.writer, text, { id: attachmentId })).data.node).not.toBeNull();
    expect((await api.ask(ben, text, { id: attachmentId })).data.node).toBeNull();
  });
});

describe('a review group', () => {
  it('comes with the review step, and has settings, reviewers, and logic', async () => {
    const made = await build.edit(
      'createStep',
      { flowTemplateId: form.draftId, type: 'RequireReviewStep' },
      'step { id reviewGroups { id } }',
    );
    const reviewGroupId = made.step.reviewGroups[0].id;
    const settings = { name: 'Fire', logicType: 'or', requireSignature: true, affidavit: 'I looked.', required: null };
    const selection = 'reviewGroup { name reviewType logicType required requireSignature affidavit }';
    const changed = await build.edit('updateReviewGroup', { reviewGroupId, settings }, selection);
    expect(changed.reviewGroup).toEqual({
      name: 'Fire',
      reviewType: 'specific_people',
      logicType: 'or',
      required: true,
      requireSignature: true,
      affidavit: 'I looked.',
    });
    const messages = { defaultApprovalMessage: ' Good.\nGo on. ', defaultRejectionMessage: '  ' };
    const written = 'reviewGroup { defaultApprovalMessage defaultRejectionMessage }';
    expect((await build.edit('updateReviewGroup', { reviewGroupId, settings: messages }, written)).reviewGroup).toEqual(
      {
        defaultApprovalMessage: 'Good.\nGo on.',
        defaultRejectionMessage: null,
      },
    );
    const other = await build.edit('createReviewGroup', { stepId: made.step.id }, 'reviewGroup { id }');
    const moved = await build.edit(
      'reorderReviewGroup',
      { reviewGroupId: other.reviewGroup.id, position: 0 },
      'flowTemplate { steps { id reviewGroups { id } } }',
    );
    const { reviewGroups } = moved.flowTemplate.steps.find(({ id }: { id: string }) => id === made.step.id);
    expect(reviewGroups).toEqual([{ id: other.reviewGroup.id }, { id: reviewGroupId }]);
    await build.edit('deleteReviewGroup', { reviewGroupId: other.reviewGroup.id }, 'deletedReviewGroupId');

    const role = `Role:${await makeRole(api.services, form.team.id, { name: 'Fire marshals' }, [ann])}`;
    const { data } = await toggle(reviewGroupId, role);
    expect(shown(data.toggleAttachment.attachments)).toEqual(['Fire marshals']);

    const section = (await build.step('CollectInfoStep')).sections[0]?.id ?? '';
    const area = await build.field(section, 'integer', 'Area');
    const logic = {
      targetId: reviewGroupId,
      action: 'require',
      conditions: [{ sourceId: area.id, comparator: 'greater', matchValue: 100 }],
    };
    await build.edit('createLogicConfig', logic, 'logicConfig { id }');
    const second = await build.edit('createReviewGroup', { stepId: made.step.id }, 'reviewGroup { id position }');
    expect(second.reviewGroup.position).toBe(1);
    const left = await build.edit('deleteReviewGroup', { reviewGroupId }, 'step { reviewGroups { id position } }');
    expect(left.step.reviewGroups).toEqual([{ id: second.reviewGroup.id, position: 0 }]);
    expect(await api.services.db.logicConfig.count({ where: { flowTemplateId: plainIdOf(form.draftId) } })).toBe(0);
  });

  it('belongs to a review step', async () => {
    expect((await api.attempt(form.writer, 'createReviewGroup', { stepId })).refusal).toEqual({ '': 'noReviewStep' });
  });
});

describe('a step assignment group', () => {
  const selection = 'stepAssignmentGroup { id assignments { id assigneeType contact { name } role { name } } }';

  it("replaces the step's unconditional assignees, unless it keeps them", async () => {
    await toggle(stepId, user(ann));
    const kept = { stepId, deleteOldAssignments: false };
    const first = await build.edit('createStepAssignmentGroup', kept, `${selection} step { attachments { id } }`);
    expect(first.step.attachments).toHaveLength(1);
    const second = await build.edit(
      'createStepAssignmentGroup',
      { stepId, assigneeIds: [user(ben)], deleteOldAssignments: true },
      `${selection} step { attachments { id } stepAssignmentGroups { id } }`,
    );
    expect(second.step.attachments).toEqual([]);
    expect(second.step.stepAssignmentGroups).toHaveLength(2);
    expect(second.stepAssignmentGroup.assignments).toMatchObject([{ assigneeType: 'User', contact: { name: 'Ben' } }]);
  });

  it('adds and removes people, each once', async () => {
    const { stepAssignmentGroup } = await build.edit(
      'createStepAssignmentGroup',
      { stepId, deleteOldAssignments: false },
      selection,
    );
    const groupId = stepAssignmentGroup.id;
    const input = { groupId, assigneeId: user(ann) };
    const added = await build.edit('addStepAssignment', input, 'stepAssignment { id }');
    expect((await api.attempt(form.writer, 'addStepAssignment', input)).refusal).toBe('alreadyMember');
    const gone = { assignmentId: added.stepAssignment.id };
    const { stepAssignmentGroup: left } = await build.edit('removeStepAssignment', gone, selection);
    expect(left.assignments).toEqual([]);
  });

  it('is deleted with its logic, and always applies without logic', async () => {
    const section = (await build.step('CollectInfoStep')).sections[0]?.id ?? '';
    const area = await build.field(section, 'integer', 'Area');
    const { stepAssignmentGroup: group } = await build.edit(
      'createStepAssignmentGroup',
      { stepId, deleteOldAssignments: false },
      selection,
    );
    const conditions = [{ sourceId: area.id, comparator: 'greater', matchValue: 100 }];
    const logic = { targetId: group.id, action: 'add', conditions };
    const made = await build.edit('createLogicConfig', logic, 'logicConfig { id }');
    const removed = { logicConfigId: made.logicConfig.id };
    const { newGroups } = await build.edit('deleteLogicConfig', removed, 'newGroups { id logicConfig { id } }');
    expect(newGroups).toEqual([{ id: group.id, logicConfig: null }]);
    const { step } = await build.edit(
      'deleteStepAssignmentGroup',
      { groupId: group.id },
      'step { stepAssignmentGroups { id } }',
    );
    expect(step.stepAssignmentGroups).toEqual([]);
  });
});
