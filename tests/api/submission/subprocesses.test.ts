import { beforeAll, expect, test } from 'vitest';
import { subprocessActions } from '#domain/submission/subprocesses.ts';
import { newId } from '#server/newId.ts';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let official: TestPerson;
let reader: TestPerson;
let neighbor: TestPerson;
let stranger: TestPerson;
let parent: PublishedForm;
let child: PublishedForm;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  [resident, clerk, reader, neighbor, stranger] = await Promise.all([
    makePerson(services, { name: 'Rosa Resident' }),
    makePerson(services),
    makePerson(services),
    makePerson(services),
    makePerson(services),
  ]);
  official = await makePerson(services, { name: 'Otto Official', isGovernment: true });
  child = await publishedForm(services, team.id, [{ name: 'Sketch', external: true }]);
  parent = await publishedForm(services, team.id, [{ name: 'Apply', external: true }]);
  const place = { teamId: team.id, flowTemplateId: parent.versionId, stepId: parent.stepId('Apply') };
  await services.db.subprocessConfig.create({
    data: { ...place, identity: newId(), name: 'Site sketch', subprocessMasterTemplateId: child.formId },
  });
  for (const { formId } of [parent, child]) {
    for (const person of [clerk, official]) await addToForm(services, team.id, formId, person, 2);
    await addToForm(services, team.id, formId, reader, 1);
  }
});

interface Asking {
  readonly submission: LaunchedSubmission;
  readonly requirementId: string;
}

/** A submission of the parent form, with a second applicant. */
async function asking(): Promise<Asking> {
  const submission = await launchTestSubmission(api, resident, parent);
  const { db } = api.services;
  await db.applicantAttachment.create({
    data: { teamId: team.id, submissionId: submission.id, userId: neighbor.id },
  });
  const row = await db.subprocessRequirement.findFirstOrThrow({ where: { submissionId: submission.id } });
  return { submission, requirementId: row.id };
}

const payload = `subprocessRequirement { state waivedAt waivedBy subprocessScopedId completed isRequired name }
  submission { id subprocessRequirements { state } }`;

const act = (who: TestPerson, action: string, requirementId: string, more = {}) =>
  api.attemptByName(
    who,
    `${action}Subprocess`,
    { subprocessRequirementId: `SubprocessRequirement:${requirementId}`, ...more },
    payload,
  );

const end = (who: TestPerson, activeStepId: string) =>
  api.attempt(
    who,
    'advanceStep',
    { activeStepId: `ActiveStep:${activeStepId}`, confirmsAll: true },
    'submission { status }',
  );

const meeting = (requirementId: string) => ({ subprocessRequirementId: `SubprocessRequirement:${requirementId}` });

test('a government user on the form can waive the other submission, and require it again', async () => {
  const { submission, requirementId } = await asking();
  for (const other of [resident, neighbor, clerk, reader]) {
    expect((await act(other, 'waive', requirementId)).codes).toEqual(['FORBIDDEN']);
  }
  expect((await act(stranger, 'waive', requirementId)).codes).toEqual(['NOT_FOUND']);
  expect((await end(resident, submission.stepId('Apply'))).refusal).toBe('subprocessesUnfinished');

  const { data } = await act(official, 'waive', requirementId);
  expect(data.waiveSubprocess).toMatchObject({
    subprocessRequirement: { state: 'waived', waivedBy: 'Otto Official', name: 'Site sketch', isRequired: true },
    submission: { id: `Submission:${submission.id}`, subprocessRequirements: [{ state: 'waived' }] },
  });
  expect((await act(official, 'waive', requirementId)).refusal).toBe('subprocessWaived');
  const { data: again } = await act(official, 'unwaive', requirementId);
  expect(again.unwaiveSubprocess.subprocessRequirement).toMatchObject({ state: 'notStarted', waivedBy: null });
  expect((await act(official, 'unwaive', requirementId)).refusal).toBe('subprocessNotWaived');
  await act(official, 'waive', requirementId);
  expect((await end(resident, submission.stepId('Apply'))).data.advanceStep.submission.status).toBe('finished');
  expect((await act(official, 'unwaive', requirementId)).refusal).toBe('submissionFinished');
  const kinds = await api.services.db.activity.findMany({
    where: { submissionId: submission.id },
    select: { kind: true },
  });
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['waiveSubprocess', 'unwaiveSubprocess']));
});

test('an existing one can be linked and unlinked, and counts once it is finished', async () => {
  const { submission, requirementId } = await asking();
  const own = await launchTestSubmission(api, resident, child);
  const ofStranger = await launchTestSubmission(api, stranger, child);
  const named = (id: string) => ({ subprocessId: `Submission:${id}` });
  expect((await act(resident, 'link', requirementId, named(ofStranger.id))).codes).toEqual(['NOT_FOUND']);
  expect((await act(stranger, 'link', requirementId, named(ofStranger.id))).codes).toEqual(['NOT_FOUND']);
  const other = await launchTestSubmission(api, resident, parent);
  expect((await act(resident, 'link', requirementId, named(other.id))).refusal).toBe('subprocessOfOtherForm');

  const offered = await api.ask(
    resident,
    `query { node(id: "SubprocessRequirement:${requirementId}") { ... on SubprocessRequirement { linkable { id } } } }`,
  );
  expect(offered.data.node.linkable).toEqual([{ id: `Submission:${own.id}` }]);
  const { data } = await act(resident, 'link', requirementId, named(own.id));
  expect(data.linkSubprocess.subprocessRequirement).toMatchObject({
    state: 'linked',
    subprocessScopedId: own.scopedId,
  });
  const second = await asking();
  expect((await act(resident, 'link', second.requirementId, named(own.id))).refusal).toBe('subprocessUsedElsewhere');
  expect((await act(resident, 'link', requirementId, named(own.id))).refusal).toBe('subprocessLinked');

  expect((await act(neighbor, 'unlink', requirementId)).codes).toEqual(['FORBIDDEN']);
  expect((await act(resident, 'unlink', requirementId)).data.unlinkSubprocess.subprocessRequirement.state).toBe(
    'notStarted',
  );
  expect((await act(resident, 'unlink', requirementId)).refusal).toBe('subprocessNotLinked');
  await end(resident, own.stepId('Sketch'));
  await act(clerk, 'link', requirementId, named(own.id));
  expect((await end(resident, submission.stepId('Apply'))).data.advanceStep.submission.status).toBe('finished');
});

test('a deleted one is required again, and does not block the parent', async () => {
  const { submission, requirementId } = await asking();
  const started = await launchTestSubmission(api, resident, child, meeting(requirementId));
  const gone = { submissionId: `Submission:${started.id}` };
  expect((await api.attempt(official, 'deleteSubmission', gone, 'deletedId')).refusal).toBeNull();
  const anew = await launchTestSubmission(api, resident, child, meeting(requirementId));
  await end(resident, anew.stepId('Sketch'));
  expect((await end(resident, submission.stepId('Apply'))).data.advanceStep.submission.status).toBe('finished');
});

test('staff start it for the applicant, who finishes it; the parent continues, and people are notified', async () => {
  const { submission, requirementId } = await asking();
  const forResident = { ...meeting(requirementId), primaryApplicantId: `User:${resident.id}` };
  const started = await launchTestSubmission(api, clerk, child, forResident);
  const news = () => api.services.db.eventOutbox.count({ where: { topic: `submission:${submission.id}` } });
  const before = await news();
  expect((await end(resident, started.stepId('Sketch'))).data.advanceStep.submission.status).toBe('finished');
  expect(await news()).toBeGreaterThan(before);
  expect((await end(resident, submission.stepId('Apply'))).data.advanceStep.submission.status).toBe('finished');
});

test('available actions per person and state', async () => {
  const people = { resident, neighbor, clerk, official, reader };
  const states = {
    notStarted: async (requirementId: string) => requirementId,
    linked: async (requirementId: string) => {
      await launchTestSubmission(api, resident, child, meeting(requirementId));
      return requirementId;
    },
    completed: async (requirementId: string) => {
      const { stepId } = await launchTestSubmission(api, resident, child, meeting(requirementId));
      await end(resident, stepId('Sketch'));
      return requirementId;
    },
    waived: async (requirementId: string) => {
      await act(official, 'waive', requirementId);
      return requirementId;
    },
  };
  const table: string[] = [`state person ${subprocessActions.join(' ')}`];
  for (const [state, reach] of Object.entries(states)) {
    const id = await reach((await asking()).requirementId);
    for (const [name, person] of Object.entries(people)) {
      const { data } = await api.ask(
        person,
        `query { node(id: "SubprocessRequirement:${id}") { ... on SubprocessRequirement { state availableActions } } }`,
      );
      expect(data.node.state).toBe(state);
      const may: readonly string[] = data.node.availableActions;
      table.push([state, name, ...subprocessActions.map((action) => (may.includes(action) ? 'yes' : '-'))].join(' '));
    }
  }
  expect(table).toMatchInlineSnapshot(`
    [
      "state person link unlink waive unwaive",
      "notStarted resident yes - - -",
      "notStarted neighbor yes - - -",
      "notStarted clerk yes - - -",
      "notStarted official yes - yes -",
      "notStarted reader - - - -",
      "linked resident - yes - -",
      "linked neighbor - - - -",
      "linked clerk - yes - -",
      "linked official - yes yes -",
      "linked reader - - - -",
      "completed resident - yes - -",
      "completed neighbor - - - -",
      "completed clerk - yes - -",
      "completed official - yes - -",
      "completed reader - - - -",
      "waived resident - - - -",
      "waived neighbor - - - -",
      "waived clerk - - - -",
      "waived official - - - yes",
      "waived reader - - - -",
    ]
  `);
});
