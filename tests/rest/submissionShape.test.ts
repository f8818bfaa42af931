import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let form: PublishedForm;
let sketch: PublishedForm;
let id: string;

const readBy = async (who: Visitor, flowId = id) => (await server.send(who, 'GET', `/initiated_flows/${flowId}`)).body;

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  resident = await makePerson(services, { name: 'Rosa' });
  clerk = await makePerson(services, { name: 'Clara' });
  sketch = await publishedForm(services, team.id, [{ name: 'Sketch', external: true }]);
  form = await publishedForm(services, team.id, [
    { name: 'Your house', external: true, fields: [{ name: 'Owner' }] },
    { name: 'Inspection' },
    {
      ...{ name: 'Plans', type: 'RequireReviewStep', reviewers: [{ userId: clerk.id }] },
      review: { reviewType: 'third_party', required: false },
    },
  ]);
  const config = { teamId: team.id, flowTemplateId: form.versionId, stepId: form.stepId('Your house') };
  await services.db.subprocessConfig.create({
    data: { ...config, identity: newId(), subprocessMasterTemplateId: sketch.formId },
  });
  for (const { formId } of [form, sketch]) await addToForm(services, team.id, formId, clerk, 2);
  id = await launchOverHttp(server, resident, form);
});

async function keepBeside(isPublic: boolean): Promise<string> {
  const { db } = server.services;
  const [fileId, repoId] = [newId(), newId()];
  const plan = { filename: 'plan.pdf', contentType: 'application/pdf', byteSize: 3 };
  await db.storedFile.create({
    data: { id: fileId, key: fileId, teamId: team.id, ...plan, state: 'stored', storedAt: new Date() },
  });
  await db.repoFile.create({ data: { id: repoId, teamId: team.id, submissionId: id, fileId, isPublic } });
  return repoId;
}

describe("a submission's properties over REST", () => {
  test('its steps have the icon of their type', async () => {
    const { steps } = (await readBy(resident)).flow_template;
    expect(steps).toMatchObject([{ name: 'Your house' }, { name: 'Inspection' }, { name: 'Plans' }]);
    const { body } = await server.send(resident, 'GET', `/active_steps/${(await readBy(resident)).active_steps[0].id}`);
    expect(body.step).toMatchObject({ name: 'Your house', icon_class: 'list' });
  });

  test('it shows whose turn it is, for each viewer', async () => {
    const next = { party: 'applicants', solution: 'advance', users: ['Rosa'], usual_seconds: null };
    expect((await readBy(resident)).what_next).toMatchObject({
      ...next,
      is_viewers: true,
      sentence: 'Your turn: finish “Your house”.',
    });
    expect((await readBy(clerk)).what_next).toMatchObject({
      ...next,
      is_viewers: false,
      sentence: 'Waiting for Rosa to finish “Your house”.',
    });
  });

  test('a review appears once it is requested from someone', async () => {
    const { active_steps: active } = await readBy(clerk);
    const review = active.find(({ step }: { step: { name: string } }) => step.name === 'Plans').id;
    const groups = async () => (await server.send(clerk, 'GET', `/active_steps/${review}`)).body.review_groups;
    const [group] = await groups();
    expect(group).toMatchObject({ required: false, should_show: false });
    const { db } = server.services;
    const input = { teamId: team.id, activeStepId: review, receivingUserId: clerk.id };
    await db.reviewRequest.create({ data: { ...input, reviewGroupId: group.review_group_id } });
    expect(await groups()).toMatchObject([{ required: false, should_show: true }]);
  });

  test('it has files once one is attached, and public files once its applicants see one', async () => {
    expect(await readBy(resident)).toMatchObject({ has_files: false, has_public_files: false });
    const kept = await keepBeside(false);
    expect(await readBy(resident)).toMatchObject({ has_files: false, has_public_files: false });
    const shown = await keepBeside(true);
    expect(await readBy(resident)).toMatchObject({ has_files: true, has_public_files: true });
    const where = { id: { in: [kept, shown] } };
    await server.services.db.repoFile.updateMany({ where, data: { removedAt: new Date() } });
    expect(await readBy(resident)).toMatchObject({ has_files: false, has_public_files: false });
  });

  test('it shows its applicants and their number', async () => {
    expect(await readBy(clerk)).toMatchObject({
      primary_applicant: { id: resident.id, name: 'Rosa', pseudo: false },
      applicants_count: 1,
      applicants: [{ id: resident.id, name: 'Rosa' }],
    });
  });

  test('staff see its tags and possible tags; applicants see its tags if the team shows them', async () => {
    const { db } = server.services;
    const [tagId, otherId] = [newId(), newId()];
    await db.tag.createMany({
      data: [
        { id: tagId, teamId: team.id, name: 'fence' },
        { id: otherId, teamId: team.id, name: 'urgent' },
      ],
    });
    await db.tagging.create({ data: { teamId: team.id, tagId, submissionId: id } });
    expect(await readBy(clerk)).toMatchObject({
      taggings: [{ taggable_type: 'InitiatedFlow', taggable_id: id, tag_id: tagId, tag_name: 'fence' }],
      suggested_tags: [{ id: otherId, name: 'urgent', tagging_count: 0 }],
    });
    expect(await readBy(resident)).toMatchObject({ taggings: [{ tag_name: 'fence' }], suggested_tags: [] });
    await db.team.update({ where: { id: team.id }, data: { showsTagsToApplicants: false } });
    expect(await readBy(resident)).toMatchObject({ taggings: [], suggested_tags: [] });
  });

  test('it lists requests from staff in addition to its steps, and which are still open', async () => {
    const { db } = server.services;
    const [versionId, sectionId, fieldId] = [newId(), newId(), newId()];
    const part = { teamId: team.id, flowTemplateId: versionId, position: 0 };
    const version = { id: versionId, teamId: team.id, masterTemplateId: form.formId, kind: 'requirement' as const };
    await db.flowTemplate.create({ data: { ...version, version: 2, name: 'Another plan' } });
    const step = { ...part, id: newId(), identity: newId(), type: 'CollectInfoStep' as const };
    await db.step.create({ data: step });
    await db.section.create({ data: { ...part, id: sectionId, identity: sectionId, stepId: step.id } });
    const field = { ...part, id: fieldId, identity: fieldId, sectionId, name: 'The plan', dataType: 'text' as const };
    await db.field.create({ data: field });
    const input = { teamId: team.id, submissionId: id, kind: 'DataRequirement' as const, flowTemplateId: versionId };
    const { id: requirementId } = await db.supplementalRequirement.create({ data: input });

    expect(await readBy(clerk)).toMatchObject({ unfinished_requirements: [] });
    expect(await readBy(resident)).toMatchObject({ requirements: [] });
    await db.supplementalRequirement.update({ where: { id: requirementId }, data: { sentAt: new Date() } });
    const waited = { id: requirementId, type: 'DataRequirement', name_or_default: 'More information', sent: true };
    for (const who of [clerk, resident])
      expect(await readBy(who)).toMatchObject({
        requirements: [
          {
            ...waited,
            completed: false,
            sections: [{ id: sectionId, name_or_default: 'Section 1', step_data: [{ id: fieldId, name: 'The plan' }] }],
          },
        ],
        unfinished_requirements: [waited],
      });
    await db.supplementalRequirement.update({ where: { id: requirementId }, data: { completedAt: new Date() } });
    expect(await readBy(resident)).toMatchObject({ requirements: [{ completed: true }], unfinished_requirements: [] });
  });

  test('it shows which form another one is required for, and the other shows whether the viewer sees this one', async () => {
    const [requirement] = (await readBy(clerk)).subprocess_requirements;
    expect(requirement).toMatchObject({
      subprocess_workflow: { id: sketch.formId },
      subprocess_workflow_not_published: false,
      subprocess_id: null,
      completed: false,
    });
    const helper = await makePerson(server.services);
    const other = await launchOverHttp(server, helper, sketch);
    await server.services.db.subprocessRequirement.update({
      where: { id: requirement.id },
      data: { subprocessId: other },
    });
    expect(await readBy(clerk, other)).toMatchObject({ with_access_to_parent: true, parent_process: { id } });
    expect(await readBy(helper, other)).toMatchObject({ with_access_to_parent: false, parent_process: null });
    await server.services.db.masterTemplate.update({ where: { id: sketch.formId }, data: { status: 'closed' } });
    expect((await readBy(clerk)).subprocess_requirements).toMatchObject([
      { subprocess_workflow_not_published: true, subprocess_id: other },
    ]);
  });
});
