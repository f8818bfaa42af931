import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { useApi } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let parent: PublishedForm;
let child: PublishedForm;

beforeAll(async () => {
  team = await makeTeam(api.services);
  resident = await makePerson(api.services);
  clerk = await makePerson(api.services);
  child = await publishedForm(api.services, team.id, [{ name: 'Sketch', external: true }]);
  parent = await publishedForm(api.services, team.id, [{ name: 'Apply', external: true }]);
  const { db } = api.services;
  const place = { teamId: team.id, flowTemplateId: parent.versionId, stepId: parent.stepId('Apply') };
  const config = { ...place, identity: newId(), subprocessMasterTemplateId: child.formId };
  await db.subprocessConfig.create({ data: config });
  for (const { formId } of [parent, child]) await addToForm(api.services, team.id, formId, clerk, 2);
});

const advance = (who: TestPerson, activeStepId: string) =>
  api.attempt(
    who,
    'advanceStep',
    { activeStepId: `ActiveStep:${activeStepId}`, confirmsAll: true },
    'submission { status parentProcess { id } }',
  );

test('a submission that requires another is completed after that one', async () => {
  const submission = await launchTestSubmission(api, resident, parent);
  const requirement = await api.services.db.subprocessRequirement.findFirstOrThrow({
    where: { submissionId: submission.id },
  });
  const input = { subprocessRequirementId: `SubprocessRequirement:${requirement.id}` };
  expect((await advance(resident, submission.stepId('Apply'))).refusal).toBe('subprocessesUnfinished');

  const wrongForm = { masterTemplateId: `MasterTemplate:${parent.formId}`, ...input };
  expect((await api.attempt(resident, 'launchSubmission', wrongForm)).refusal).toBe('subprocessOfOtherForm');
  const stranger = await makePerson(api.services);
  const rightForm = { masterTemplateId: `MasterTemplate:${child.formId}`, ...input };
  expect((await api.attempt(stranger, 'launchSubmission', rightForm)).codes).toEqual(['NOT_FOUND']);

  const other = await launchTestSubmission(api, resident, child, input);
  expect((await api.attempt(resident, 'launchSubmission', rightForm)).refusal).toBe('subprocessLinked');
  expect((await advance(resident, submission.stepId('Apply'))).refusal).toBe('subprocessesUnfinished');
  const { data } = await advance(resident, other.stepId('Sketch'));
  expect(data.advanceStep.submission).toEqual({
    status: 'finished',
    parentProcess: { id: `Submission:${submission.id}` },
  });
  expect((await advance(resident, submission.stepId('Apply'))).data.advanceStep.submission.status).toBe('finished');
});

test('a requirement from staff must be met before completion, unless it is an unsent draft', async () => {
  const { db } = api.services;
  const submission = await launchTestSubmission(api, resident, child);
  const versionId = newId();
  const version = { id: versionId, teamId: team.id, masterTemplateId: child.formId, kind: 'requirement' as const };
  await db.flowTemplate.create({ data: { ...version, version: 2, name: 'Another plan' } });
  const requirement = await db.supplementalRequirement.create({
    data: { teamId: team.id, submissionId: submission.id, kind: 'DataRequirement', flowTemplateId: versionId },
  });
  await db.supplementalRequirement.update({ where: { id: requirement.id }, data: { sentAt: new Date() } });
  expect((await advance(resident, submission.stepId('Sketch'))).refusal).toBe('requirementsUnfinished');
  await db.supplementalRequirement.update({ where: { id: requirement.id }, data: { sentAt: null } });
  expect((await advance(resident, submission.stepId('Sketch'))).data.advanceStep.submission.status).toBe('finished');
});

test('an answer with a town record must be an active one of the right type, and has its official name', async () => {
  const { db } = api.services;
  const [plots, dogs] = [newId(), newId()];
  await db.customEntity.createMany({
    data: [plots, dogs].map((id) => ({ id, teamId: team.id, name: id === plots ? 'Plot' : 'Dog' })),
  });
  const form = await publishedForm(api.services, team.id, [
    { name: 'Where', external: true, fields: [{ name: 'Plot', dataType: 'entity', customEntityId: plots }] },
  ]);
  const entity = (customEntityId: string, name: string, deletedAt: Date | null = null) =>
    db.entity.create({ data: { teamId: team.id, customEntityId, name, deletedAt } });
  const plot = await entity(plots, 'Plot 7');
  const submission = await launchTestSubmission(api, resident, form);
  const place = { activeStepId: submission.stepId('Where'), fieldId: form.fieldId('Plot') };
  for (const wrong of [await entity(dogs, 'Rex'), await entity(plots, 'Plot 6', new Date()), { id: newId() }]) {
    const { refusal } = await saveTestAnswer(api, resident, { ...place, content: { id: wrong.id, name: 'Plot 7' } });
    expect(Object.values(refusal ?? {})).toEqual(['mustBeOption']);
  }
  const { data } = await saveTestAnswer(api, resident, {
    ...place,
    content: { id: plot.id, name: 'My own name for it' },
  });
  expect(data.saveAnswer.answer.content).toEqual({ id: plot.id, name: 'Plot 7' });
});
