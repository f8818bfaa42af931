import { beforeAll, describe, expect, test } from 'vitest';
import { useApi, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let form: PublishedForm;
const cast = {} as Record<
  'primary' | 'second' | 'clerk' | 'reader' | 'atStep' | 'added' | 'looker' | 'reviewer' | 'stranger',
  TestPerson
>;

beforeAll(async () => {
  team = await makeTeam(api.services);
  const names = {
    primary: 'Rosa Resident',
    second: 'Nora Neighbor',
    clerk: 'Clara Clerk',
    reader: 'Rita Reader',
    atStep: 'Stella Steps',
    added: 'Adam Added',
    looker: 'Lou Looker',
    reviewer: 'Rex Reviewer',
    stranger: 'Sam Stranger',
  };
  for (const [who, name] of Object.entries(names))
    cast[who as keyof typeof names] = await makePerson(api.services, { name });
  form = await publishedForm(
    api.services,
    team.id,
    [
      { name: 'Ask', external: true, fields: [{ name: 'Height', dataType: 'integer' }] },
      { name: 'Check', assignees: [{ userId: cast.atStep.id }, { roleId: team.managerRoleId }] },
      { name: 'Review', type: 'RequireReviewStep', reviewers: [{ userId: cast.reviewer.id }] },
    ],
    { identifier: 'Height' },
  );
  await addToForm(api.services, team.id, form.formId, cast.clerk, 2);
  await addToForm(api.services, team.id, form.formId, cast.reader, 1);
});

const on = ({ id }: LaunchedSubmission): { submissionId: string } => ({ submissionId: `Submission:${id}` });
const user = ({ id }: TestPerson): string => `User:${id}`;
const people = `people { attachmentId assignmentId assigned removable stepNames who { subjectId type name isInvited } }`;
const peopleOf = async (who: TestPerson, submission: LaunchedSubmission): Promise<GraphQLAnswer['data']> =>
  (
    await api.ask(
      who,
      `query ($id: ID!) { node(id: $id) { ... on Submission { ${people} assignees { name } availableActions } } }`,
      {
        id: `Submission:${submission.id}`,
      },
    )
  ).data.node;
const stateOf = async (who: TestPerson, submission: LaunchedSubmission): Promise<string[]> =>
  (await peopleOf(who, submission)).people.map(
    (each: { who: { name: string }; assigned: boolean; removable: boolean; stepNames: string[] }) =>
      `${each.who.name}: ${each.assigned ? 'works' : 'looks'}${each.removable ? ', removable' : ''}${each.stepNames.map((name) => `, ${name}`).join('')}`,
  );

async function staffed(): Promise<LaunchedSubmission> {
  const submission = await launchTestSubmission(api, cast.primary, form);
  await api.act(cast.primary, 'addApplicant', { ...on(submission), userId: user(cast.second) });
  await api.act(cast.clerk, 'assignSubmission', { ...on(submission), assigneeId: user(cast.added) });
  await api.act(cast.clerk, 'assignSubmission', { ...on(submission), assigneeId: user(cast.looker), assigned: false });
  return submission;
}

describe('people who see a submission from the inside', () => {
  test('are listed for staff with how they got access, and applicants find only those added to it', async () => {
    const submission = await staffed();
    expect(await stateOf(cast.clerk, submission)).toEqual([
      'Adam Added: works, removable',
      'Lou Looker: looks, removable',
      'Clara Clerk: looks',
      'Rita Reader: looks',
      'Stella Steps: works, Check',
      'Managers: works, Check',
    ]);
    expect(await stateOf(cast.primary, submission)).toEqual([
      'Adam Added: works, removable',
      'Lou Looker: looks, removable',
    ]);
    expect((await peopleOf(cast.reviewer, submission)).people).toEqual([]);
    expect(await peopleOf(cast.stranger, submission)).toBeNull();
  });

  test('from the form cannot be removed, only unassigned', async () => {
    const submission = await launchTestSubmission(api, cast.primary, form);
    const remove = (subjectId: string): Promise<GraphQLAnswer> =>
      api.attempt(cast.clerk, 'removeFromSubmission', { ...on(submission), subjectId });
    for (const subjectId of [user(cast.reader), user(cast.atStep), `Role:${team.managerRoleId}`])
      expect((await remove(subjectId)).refusal).toBe('formMembersStay');
    const assign = (assigned: boolean): Promise<GraphQLAnswer> =>
      api.attempt(
        cast.clerk,
        'assignSubmission',
        { ...on(submission), assigneeId: user(cast.reader), assigned },
        `submission { ${people} }`,
      );
    const { data } = await assign(true);
    const reader = data.assignSubmission.submission.people[0];
    expect(reader).toMatchObject({ who: { name: 'Rita Reader' }, assigned: true, removable: false });
    expect((await remove(user(cast.reader))).refusal).toBe('formMembersStay');
    expect((await assign(false)).refusal).toBeNull();
    expect(await api.services.db.submissionAttachment.count({ where: { submissionId: submission.id } })).toBe(0);
    expect(await stateOf(cast.clerk, submission)).toContain('Rita Reader: looks');
  });

  test('who were added can be made a viewer, an assignee again, and be removed', async () => {
    const submission = await staffed();
    const assign = (assigned: boolean): Promise<GraphQLAnswer> =>
      api.attempt(cast.clerk, 'assignSubmission', { ...on(submission), assigneeId: user(cast.added), assigned });
    expect((await assign(false)).refusal).toBeNull();
    expect(await stateOf(cast.clerk, submission)).toContain('Adam Added: looks, removable');
    expect((await api.attempt(cast.added, 'haltSubmission', on(submission))).refusal).not.toBeNull();
    expect((await assign(true)).refusal).toBeNull();
    expect((await assign(true)).refusal).toBeNull();
    const remove = { ...on(submission), subjectId: user(cast.added) };
    expect((await api.attempt(cast.clerk, 'removeFromSubmission', remove)).refusal).toBeNull();
    expect((await api.attempt(cast.clerk, 'removeFromSubmission', remove)).refusal).toBeNull();
    expect(await peopleOf(cast.added, submission)).toBeNull();
  });

  test('who remove themselves get a confirmation, and no longer see it', async () => {
    const submission = await staffed();
    const remove = { ...on(submission), subjectId: user(cast.added) };
    const { data, refusal } = await api.attempt(cast.added, 'removeFromSubmission', remove, 'submission { id }');
    expect([data.removeFromSubmission.submission, refusal]).toEqual([null, null]);
    expect(await peopleOf(cast.added, submission)).toBeNull();
    expect((await peopleOf(cast.clerk, submission)).people.length).toBeGreaterThan(0);
  });

  test('can be invited by email address, get a link to the submission, and are listed as invited', async () => {
    const submission = await launchTestSubmission(api, cast.primary, form);
    const email = `helper-${submission.id}@example.com`;
    const invite = { ...on(submission), email, name: 'Hal Helper', assigned: false };
    expect((await api.attempt(cast.clerk, 'inviteToSubmission', { ...invite, name: ' ' })).refusal).toMatchObject({
      name: expect.any(String),
    });
    expect((await api.attempt(cast.clerk, 'inviteToSubmission', invite)).refusal).toBeNull();
    expect((await peopleOf(cast.clerk, submission)).people[0]).toMatchObject({
      who: { name: 'Hal Helper', isInvited: true },
      assigned: false,
    });
    const [mail] = await mailsTo(api.services, email);
    expect(JSON.stringify(mail)).toContain('work on a submission');
    expect(JSON.stringify(mail)).toContain(encodeURIComponent(`/initiated_flows/manager/${submission.id}`));
  });

  test('are shown to its applicants while they work on it', async () => {
    const submission = await staffed();
    await api.act(cast.clerk, 'advanceStep', {
      activeStepId: `ActiveStep:${submission.stepId('Ask')}`,
      confirmsAll: true,
    });
    for (const who of [cast.clerk, cast.primary])
      expect((await peopleOf(who, submission)).assignees.map(({ name }: { name: string }) => name)).toEqual([
        'Stella Steps',
        'Managers',
        'Adam Added',
      ]);
    expect((await peopleOf(cast.reviewer, submission)).assignees).toEqual([]);
  });
});

/** The actions offered on an applicant who is not the primary one. */
const besideOthers = ['makePrimaryApplicant', 'removeApplicant'] as const;

test.each(besideOthers)(
  '%s is accepted from everyone who manages its applicants, and never on the primary one',
  async (mutation) => {
    for (const [role, who] of Object.entries(cast)) {
      const submission = await staffed();
      const rows = await api.services.db.applicantAttachment.findMany({ where: { submissionId: submission.id } });
      const idOf = (isPrimary: boolean): string =>
        `ApplicantAttachment:${rows.find((row) => row.isPrimary === isPrimary)?.id}`;
      const isOffered = (await peopleOf(who, submission))?.availableActions.includes('manageApplicants') ?? false;
      const ofPrimary = await api.attempt(who, mutation, { applicantAttachmentId: idOf(true) });
      expect([role, ofPrimary.refusal === null]).toEqual([role, false]);
      const { refusal } = await api.attempt(who, mutation, { applicantAttachmentId: idOf(false) });
      expect([role, refusal === null]).toEqual([role, isOffered]);
    }
  },
);
