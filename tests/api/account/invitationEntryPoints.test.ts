import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { system } from '#server/actor.ts';
import { rateLimits } from '#server/limits/rateLimits.ts';
import { countInvitations } from '#server/operations/account/countInvitations.ts';
import { operation } from '#server/operations/operation.ts';
import { sourceFiles } from '#tests/architecture/sources.ts';
import { formBuilder, makeDraft } from '#tests/support/forms.ts';
import { useApi, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { makeKind } from '#tests/support/makeKind.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
const [perHour] = rateLimits.inviteToMailbox;
let team: TestTeam;
let clerk: TestPerson;
let survey: PublishedForm;
let choosing: PublishedForm;
let reviewing: PublishedForm;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  clerk = await makePerson(services);
  const fields = [{ name: 'Opinion' }];
  const opinion = { name: 'A playground', identified: false };
  survey = await publishedForm(services, team.id, [{ name: 'Ask', type: 'SurveyStep', survey: opinion, fields }]);
  choosing = await publishedForm(services, team.id, [{ name: 'Ask', type: 'AssignResponsibilityStep' }]);
  const reviewers = [{ userId: (await makePerson(services)).id }];
  const review = { reviewType: 'third_party' } as const;
  reviewing = await publishedForm(services, team.id, [{ name: 'Ask', type: 'RequireReviewStep', reviewers, review }]);
  for (const { formId } of [survey, choosing, reviewing]) await addToForm(services, team.id, formId, clerk, 2);
});

const atStep = async (form: PublishedForm): Promise<{ activeStepId: string }> => ({
  activeStepId: `ActiveStep:${(await launchTestSubmission(api, clerk, form)).stepId('Ask')}`,
});
const ownSubmission = async (): Promise<{ submissionId: string }> => ({
  submissionId: `Submission:${(await launchTestSubmission(api, clerk, survey)).id}`,
});

/** Every mutation that emails an invitation to an address that a person enters, called by someone who may. */
const doors: Readonly<
  Record<string, (person: { readonly email: string; readonly name: string }) => Promise<GraphQLAnswer>>
> = {
  inviteRoleMember: (person) =>
    api.attempt(team.owner, 'inviteRoleMember', { roleId: `Role:${team.memberRoleId}`, ...person }),
  inviteTemplateMember: (person) =>
    api.attempt(team.owner, 'inviteTemplateMember', { masterTemplateId: `MasterTemplate:${survey.formId}`, ...person }),
  inviteAttachment: async (person) => {
    const draft = await makeDraft(api);
    const { id } = await formBuilder(api, draft).step('BasicStep', 'Check');
    await fill(draft.team.id, person.email);
    return api.attempt(draft.writer, 'inviteAttachment', { attachableId: id, ...person });
  },
  inviteEntityContact: async (person) => {
    const kind = await makeKind(api.services, team.id, 'Business');
    const input = { customEntityId: `CustomEntity:${kind.id}`, name: 'Bakery', values: [] };
    const { data } = await api.act(team.owner, 'createEntity', input, 'entity { id }');
    return api.attempt(team.owner, 'inviteEntityContact', { entityId: data.createEntity.entity.id, ...person });
  },
  inviteApplicant: async (person) => api.attempt(clerk, 'inviteApplicant', { ...(await ownSubmission()), ...person }),
  inviteToSubmission: async (person) =>
    api.attempt(clerk, 'inviteToSubmission', { ...(await ownSubmission()), ...person }),
  inviteTentativeAssignment: async (person) =>
    api.attempt(clerk, 'inviteTentativeAssignment', { ...(await atStep(choosing)), ...person }),
  inviteToSurvey: async ({ email }) =>
    api.attempt(clerk, 'inviteToSurvey', { ...(await atStep(survey)), emails: email }),
  requestReview: async (person) => {
    const { id } = await api.services.db.reviewGroup.findFirstOrThrow({
      where: { flowTemplateId: reviewing.versionId },
    });
    const place = { ...(await atStep(reviewing)), reviewGroupId: `ReviewGroup:${id}` };
    return api.attempt(clerk, 'requestReview', { ...place, ...person });
  },
};

/** These take an address, but don't invite anyone. */
const others = [
  ...[
    'answerSurvey',
    'changeEmail',
    'requestPasswordReset',
    'requestStatusCode',
    'signIn',
    'signUp',
    'updateTeam',
    'updateStep',
  ],
  // the operator names the owner
  'createTeam',
];

const newPerson = () => ({ email: `${randomUUID()}@springfield.example`, name: 'Vera Victim' });
const mailbox = async (email: string): Promise<readonly string[]> => {
  await runJobs(api.services);
  return (await mailsTo(api.services, email)).map(({ kind }) => kind);
};
const counted = operation<{ readonly teamId: string; readonly email: string }, number>(
  'fill',
  async (tx, { teamId, email }) =>
    countInvitations(tx, await tx.db.team.findUniqueOrThrow({ where: { id: teamId } }), [email]),
);
/** Uses up the hourly limit of invitations from one team to one mailbox. */
async function fill(teamId: string, email: string): Promise<void> {
  for (let n = 0; n < perHour.times; n += 1)
    expect(await counted({ services: api.services, actor: system }, { teamId, email })).toBe(0);
}

describe('invitations to one mailbox', () => {
  it('are limited, no matter how many roles the person is invited to', async () => {
    const person = newPerson();
    const codes: string[] = [];
    for (let n = 0; n <= perHour.times; n += 1) {
      const roleId = `Role:${await makeRole(api.services, team.id, { name: `Role ${n}` })}`;
      codes.push(...(await api.attempt(team.owner, 'inviteRoleMember', { roleId, ...person })).codes);
    }
    expect(codes).toEqual(['TOO_FAST']);
    expect(await mailbox(person.email)).toHaveLength(perHour.times);
  });

  it.each(Object.keys(doors))('are limited in %s', async (door) => {
    const person = newPerson();
    await fill(team.id, person.email);
    expect([door, (await doors[door]?.(person))?.codes]).toEqual([door, ['TOO_FAST']]);
    expect(await mailbox(person.email)).toEqual([]);
  });

  // inviteAttachment uses up its own team's limit
  it.each(Object.keys(doors).filter((door) => door !== 'inviteAttachment'))(
    'are sent by %s while below the limit',
    async (door) => {
      const person = newPerson();
      expect([door, (await doors[door]?.(person))?.refusal]).toEqual([door, null]);
      expect(await mailbox(person.email)).not.toEqual([]);
    },
  );

  it('are limited when resent', async () => {
    const person = newPerson();
    await api.act(team.owner, 'inviteRoleMember', { roleId: `Role:${team.memberRoleId}`, ...person });
    const { id } = await api.services.db.invitation.findFirstOrThrow({ where: { user: { email: person.email } } });
    for (let n = 1; n < perHour.times; n += 1)
      await counted({ services: api.services, actor: system }, { teamId: team.id, email: person.email });
    const again = await api.attempt(team.owner, 'resendInvitation', { invitationId: `Invitation:${id}` });
    expect(again.codes).toEqual(['TOO_FAST']);
    expect(await mailbox(person.email)).toEqual(['invitation']);
  });

  it('count together across all unapproved teams, and do not block other teams', async () => {
    const person = newPerson();
    const unapproved = [await makeTeam(api.services), await makeTeam(api.services)] as const;
    const where = { id: { in: unapproved.map(({ id }) => id) } };
    await api.services.db.team.updateMany({ where, data: { letInAt: null } });
    await fill(unapproved[0].id, person.email);
    const by = ({ owner, memberRoleId }: TestTeam) =>
      api.attempt(owner, 'inviteRoleMember', { roleId: `Role:${memberRoleId}`, ...person });
    expect((await by(unapproved[1])).codes).toEqual(['TOO_FAST']);
    expect((await by(team)).refusal).toBeNull();
  });
});

describe('a new mutation that invites people', () => {
  it('must be listed in this table', async () => {
    const query = '{ __schema { mutationType { fields { name args { type { ofType { inputFields { name } } } } } } } }';
    const { data } = await api.ask(clerk, query);
    const asking = data.__schema.mutationType.fields
      .filter(({ args }: { args: { type: { ofType: { inputFields?: { name: string }[] } | null } }[] }) =>
        args.some(({ type }) => type.ofType?.inputFields?.some(({ name }) => /emails?$/i.test(name))),
      )
      .map(({ name }: { name: string }) => name);
    expect(asking.toSorted()).toEqual([...Object.keys(doors), ...others].toSorted());
  });

  it('must write its email in the code that counts invitations', () => {
    const writers = (kind: string): string[] =>
      sourceFiles()
        .filter(({ path, text }) => path.startsWith('server/operations/') && text.includes(`kind: '${kind}'`))
        .map(({ path }) => path);
    expect(writers('invitation')).toEqual(['server/operations/account/invitePerson.ts']);
    expect(writers('addedTo')).toEqual(['server/operations/account/invitePerson.ts']);
    expect(writers('surveyInvitation')).toEqual(['server/operations/survey/mailInvitees.ts']);
  });
});
