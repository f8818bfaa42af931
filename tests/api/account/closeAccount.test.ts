import { describe, expect, it } from 'vitest';
import { setUpApp } from '#tests/support/factors.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { mailedToken, mailsTo } from '#tests/support/mails.ts';
import {
  addToForm,
  anotherBrowser,
  makeKnown,
  makePerson,
  makeRole,
  makeTeam,
  makeToken,
  password,
  type TestPerson,
} from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();

const viewerOf = async (who: Visitor) => (await api.ask(who, '{ viewer { email } }')).data.viewer?.email ?? null;
const signIn = (email: string) => api.attempt(visitor(), 'signIn', { email, password });
const close = (who: Visitor, typed = password) =>
  api.attempt(who, 'closeAccount', { password: typed }, 'viewer { email }');
const deactivate = (who: Visitor, { id }: TestPerson, reason = 'left the town') =>
  api.attempt(who, 'deactivatePerson', { userId: `User:${id}`, reason }, 'person { isDeactivated }');
const reactivate = (who: Visitor, { id }: TestPerson) =>
  api.attempt(who, 'reactivatePerson', { userId: `User:${id}` }, 'person { isDeactivated }');
const auditOf = async ({ id }: TestPerson) =>
  (await api.services.db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } })).map(
    ({ kind, actorId, data }) => ({ kind, actorId, data }),
  );

describe('closing your own account', () => {
  it('ends every session, voids emailed links, and notifies the person', async () => {
    const person = await makePerson(api.services);
    const elsewhere = await anotherBrowser(api.services, person);
    await api.act(visitor(), 'requestPasswordReset', { email: person.email });
    await runJobs(api.services);
    expect((await close(person)).data.closeAccount.viewer).toBeNull();
    expect([await viewerOf(person), await viewerOf(elsewhere)]).toEqual([null, null]);
    expect((await signIn(person.email)).refusal).toBe('signInFailed');
    const open = { userId: person.id, expiresAt: { gt: new Date() } };
    expect(await api.services.db.accountToken.count({ where: open })).toBe(0);
    expect((await mailsTo(api.services, person.email)).at(-1)?.kind).toBe('accountClosed');
    expect(await auditOf(person)).toMatchObject([{ kind: 'closeAccount', actorId: person.id }]);
  });

  it('requires the password', async () => {
    const person = await makePerson(api.services);
    expect((await close(person, 'not the password')).refusal).toEqual({ password: 'passwordWrong' });
    expect(await viewerOf(person)).toBe(person.email);
  });

  it('is refused to the last owner of a team, and the message names the team', async () => {
    const team = await makeTeam(api.services);
    const answer = await close(team.owner);
    expect(answer.refusal).toBe('lastOwnerOfTeam');
    expect(answer.data.closeAccount.message).toContain(`Team ${team.slug}`);
    const second = await makeKnown(api.services, team.id);
    await api.act(team.owner, 'addRoleMember', { roleId: `Role:${team.ownerRoleId}`, userId: `User:${second.id}` });
    expect((await close(team.owner)).refusal).toBeNull();
  });

  it('does not block an unverified address: anyone who reads its email can still claim it', async () => {
    const team = await makeTeam(api.services);
    const mallory = visitor();
    const email = `clerk.${team.slug}@example.gov`;
    await api.act(mallory, 'signUp', { email, name: 'Mallory', password });
    const invite = { roleId: `Role:${team.memberRoleId}`, email, name: 'The Clerk' };
    await api.act(team.owner, 'inviteRoleMember', invite);
    expect((await close(mallory)).refusal).toBeNull();
    expect([await viewerOf(mallory), (await signIn(email)).refusal]).toEqual([null, 'signInFailed']);
    expect((await mailsTo(api.services, email)).map(({ kind }) => kind)).toEqual(['verifyEmail', 'invitation']);
    const clerk = visitor();
    const token = await mailedToken(api.services, email);
    await api.act(clerk, 'claimAccount', { token, name: 'The Clerk', password: 'a lantern in the attic' });
    expect((await api.ask(clerk, '{ myTeams { slug } viewer { name } }')).data).toMatchObject({
      myTeams: [{ slug: team.slug }],
      viewer: { name: 'The Clerk' },
    });
  });

  it('succeeds for only one of two owners who do it at the same time', async () => {
    const team = await makeTeam(api.services);
    const second = await makeKnown(api.services, team.id);
    await api.act(team.owner, 'addRoleMember', { roleId: `Role:${team.ownerRoleId}`, userId: `User:${second.id}` });
    const answers = await Promise.all([close(team.owner), close(second)]);
    expect(answers.map(({ refusal }) => refusal).filter((refusal) => refusal === null)).toHaveLength(1);
  });

  it('disables the API keys that the person created', async () => {
    const team = await makeTeam(api.services);
    const key = await makeToken(api.services, team.id, team.member, ['team:read']);
    await close(team.member);
    const row = await api.services.db.apiToken.findUniqueOrThrow({ where: { id: key.tokenId } });
    expect(row.revokedAt).not.toBeNull();
    expect((await api.ask(key, '{ people(term: "no") { outsiderCount } }')).codes).toEqual(['UNAUTHENTICATED']);
  });
});

describe('an operator', () => {
  it('deactivates and reactivates a person immediately, and the audit log records the reason', async () => {
    const operator = await makePerson(api.services, { isOperator: true });
    const person = await makePerson(api.services);
    expect((await deactivate(operator, person)).data.deactivatePerson.person.isDeactivated).toBe(true);
    expect([await viewerOf(person), (await signIn(person.email)).refusal]).toEqual([null, 'signInFailed']);
    expect((await deactivate(operator, person)).refusal).toBeNull();
    expect((await reactivate(operator, person)).data.reactivatePerson.person.isDeactivated).toBe(false);
    expect((await signIn(person.email)).refusal).toBeNull();
    const kept = (await auditOf(person)).filter(({ kind }) => /^(de|re)activatePerson$/.test(kind));
    expect(kept).toMatchObject([
      { kind: 'deactivatePerson', actorId: operator.id, data: { email: person.email, reason: 'left the town' } },
      { kind: 'reactivatePerson', actorId: operator.id },
    ]);
  });

  it('can deactivate the last owner of a team, but never themselves', async () => {
    const operator = await makePerson(api.services, { isOperator: true });
    const team = await makeTeam(api.services);
    expect((await deactivate(operator, team.owner)).refusal).toBeNull();
    expect((await deactivate(operator, operator)).refusal).toBe('ownAccountStays');
    expect((await auditOf(team.owner)).at(-1)?.data).toMatchObject({ teamsLeftAlone: `Team ${team.slug}` });
  });

  it('must give a reason', async () => {
    const operator = await makePerson(api.services, { isOperator: true });
    const person = await makePerson(api.services);
    expect((await deactivate(operator, person, ' ')).refusal).toEqual({ reason: 'reasonMissing' });
    expect(await viewerOf(person)).toBe(person.email);
  });

  it('sees the consequences in advance, and is offered only actions that change something', async () => {
    const operator = await makePerson(api.services, { isOperator: true });
    const team = await makeTeam(api.services);
    const seen = async ({ id }: TestPerson) => {
      const document =
        'query ($id: ID!) { node(id: $id) { ... on OperatedPerson { teamsOwnedAlone availableActions } } }';
      return (await api.ask(operator, document, { id: `OperatedPerson:${id}` })).data.node;
    };
    expect(await seen(team.owner)).toEqual({
      teamsOwnedAlone: [`Team ${team.slug}`],
      availableActions: ['setGovernmentUser', 'deactivatePerson'],
    });
    expect(await seen(team.member)).toMatchObject({ teamsOwnedAlone: [] });
    await setUpApp(api, team.member);
    const answer = await api.act(
      operator,
      'deactivatePerson',
      { userId: `User:${team.member.id}`, reason: 'left the town' },
      'operatedPerson { availableActions }',
    );
    const { availableActions } = answer.data.deactivatePerson.operatedPerson;
    expect(availableActions).toEqual(['resetFactors', 'reactivatePerson']);
    expect(await seen(operator)).toMatchObject({ availableActions: ['setGovernmentUser'] });
  });

  it('is the only one who can do this', async () => {
    const team = await makeTeam(api.services);
    const person = await makePerson(api.services);
    for (const who of [visitor(), person, team.owner, await makePerson(api.services, { isGovernment: true })]) {
      expect((await deactivate(who, team.member)).codes).toHaveLength(1);
      expect((await reactivate(who, team.member)).codes).toHaveLength(1);
    }
    expect(await viewerOf(team.member)).toBe(team.member.email);
  });
});

describe('a person whose account is closed', () => {
  it('cannot be invited, and the inviter sees why', async () => {
    const team = await makeTeam(api.services);
    const person = await makeKnown(api.services, team.id);
    await close(person);
    const role = { roleId: `Role:${team.memberRoleId}` };
    const invited = await api.attempt(team.owner, 'inviteRoleMember', { ...role, email: person.email, name: 'Pat' });
    expect(invited.refusal).toEqual({ email: 'personDeactivated' });
    const added = await api.attempt(team.owner, 'addRoleMember', { ...role, userId: `User:${person.id}` });
    expect(added.refusal).toEqual({ userId: 'personUnknown' });
  });

  it('does not appear in any search', async () => {
    const team = await makeTeam(api.services);
    const document = 'query ($term: String!) { people(term: $term) { teammates { email } outsiders { email } } }';
    const find = async (term: string) => (await api.ask(team.owner, document, { term })).data.people;
    expect((await find(team.member.email)).teammates).toHaveLength(1);
    await close(team.member);
    expect(await find(team.member.email)).toEqual({ teammates: [], outsiders: [] });
  });
});

describe('removing someone from a team', () => {
  const takeOff = (who: Visitor, teamId: string, { id }: { id: string }) =>
    api.attempt(who, 'takeOffTeam', { teamId: `Team:${teamId}`, userId: `User:${id}` }, 'team { members { email } }');

  it('removes every role and key in that team immediately, and nothing in other teams', async () => {
    const [team, other] = [await makeTeam(api.services), await makeTeam(api.services)];
    await makeRole(api.services, team.id, { name: 'Inspectors' }, [team.member]);
    await makeRole(api.services, other.id, { name: 'Inspectors' }, [team.member]);
    const key = await makeToken(api.services, team.id, team.member, ['team:read']);
    const otherKey = await makeToken(api.services, other.id, team.member, ['team:read']);
    const answer = await takeOff(team.owner, team.id, team.member);
    const emails = answer.data.takeOffTeam.team.members.map(({ email }: { email: string }) => email);
    expect(emails).not.toContain(team.member.email);
    expect((await api.ask(team.member, '{ myTeams { slug } }')).data.myTeams).toEqual([{ slug: other.slug }]);
    expect((await api.ask(key, '{ people(term: "no") { outsiderCount } }')).codes).toEqual(['UNAUTHENTICATED']);
    expect((await api.ask(otherKey, '{ myTeams { id } }')).data.myTeams).toHaveLength(1);
  });

  it('removes all access to submissions they were named on, however they were named', async () => {
    const team = await makeTeam(api.services);
    const { member } = team;
    const reviewers = [{ userId: member.id }];
    const form = await publishedForm(api.services, team.id, [{ name: 'Check', type: 'RequireReviewStep', reviewers }]);
    const reviewed = await launchTestSubmission(api, await makePerson(api.services), form);
    const other = await publishedForm(api.services, team.id, [{ name: 'Check' }]);
    const assigned = await launchTestSubmission(api, await makePerson(api.services), other);
    const assignment = { submissionId: `Submission:${assigned.id}`, assigneeId: `User:${member.id}` };
    expect((await api.attempt(team.owner, 'assignSubmission', assignment)).refusal).toBeNull();
    const third = await publishedForm(api.services, team.id, [{ name: 'Check' }]);
    const read = await launchTestSubmission(api, await makePerson(api.services), third);
    await addToForm(api.services, team.id, third.formId, member, 1);
    const seen = async (): Promise<unknown> => {
      const ids = [reviewed, assigned, read].map(({ id }) => `Submission:${id}`);
      return (await api.ask(member, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })).data.nodes;
    };
    expect(await seen()).not.toContain(null);
    expect((await takeOff(team.owner, team.id, member)).refusal).toBeNull();
    expect(await seen()).toEqual([null, null, null]);
  });

  it('is for owners, and never removes the owner who does it or the creator of the team', async () => {
    const team = await makeTeam(api.services);
    expect((await takeOff(team.manager, team.id, team.member)).codes).toEqual(['FORBIDDEN']);
    expect((await takeOff(team.owner, team.id, team.owner)).refusal).toBe('memberIsYou');
    await api.services.db.team.update({ where: { id: team.id }, data: { creatorId: team.member.id } });
    expect((await takeOff(team.owner, team.id, team.member)).refusal).toBe('memberIsCreator');
    expect((await api.ask(team.member, '{ myTeams { id } }')).data.myTeams).toHaveLength(1);
  });
});

describe('leaving a team', () => {
  const leave = (who: Visitor, teamId: string) =>
    api.attempt(who, 'leaveTeam', { teamId: `Team:${teamId}` }, 'team { id }');

  it('is for members, who no longer see the team afterwards', async () => {
    const team = await makeTeam(api.services);
    const answer = await leave(team.member, team.id);
    expect([answer.refusal, answer.codes, answer.data.leaveTeam.team]).toEqual([null, [], null]);
    expect((await api.ask(team.member, '{ myTeams { id } }')).data.myTeams).toEqual([]);
    expect((await leave(team.member, team.id)).codes).toEqual(['FORBIDDEN']);
  });

  it('is not possible with an API key', async () => {
    const team = await makeTeam(api.services);
    const key = await makeToken(api.services, team.id, team.member, ['team:read', 'team:write']);
    expect((await leave(key, team.id)).codes).toEqual(['FORBIDDEN']);
  });

  it('is refused to the last owner', async () => {
    const team = await makeTeam(api.services);
    expect((await leave(team.owner, team.id)).refusal).toBe('lastOwnerStays');
    const second = await makeKnown(api.services, team.id);
    await api.act(team.owner, 'addRoleMember', { roleId: `Role:${team.ownerRoleId}`, userId: `User:${second.id}` });
    expect((await leave(team.owner, team.id)).refusal).toBeNull();
  });
});
