import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tokenScopes } from '#domain/access/scopes.ts';
import type { MutationInputs } from '#tests/support/__generated__/MutationInputs.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import type { Api } from '#tests/support/graphql.ts';
import { mailedToken, mailsTo } from '#tests/support/mails.ts';
import { makePerson, makeTeam, makeToken, password } from '#tests/support/people.ts';

const byOperator = useApi({ TEAM_CREATION: 'operator' });
const byApproval = useApi({ TEAM_CREATION: 'approval' });
const newSlug = (): string => `town-${randomUUID()}`;
const unlike = (): string => `Harbor ${randomUUID().replaceAll(/\d/g, '')}`;

const create = (api: Api, who: Visitor, input: MutationInputs['createTeam']) =>
  api.attempt(who, 'createTeam', input, 'team { id slug name letInAt }');
const wayOf = async (api: Api, who: Visitor): Promise<string> =>
  (await api.ask(who, '{ viewer { wayToTeam } }')).data.viewer.wayToTeam;

describe('when only operators create teams', () => {
  const api = byOperator;

  it('no one else can create or request one, whatever they send', async () => {
    const person = await makePerson(api.services);
    expect(await wayOf(api, person)).toBe('none');
    const wish = { name: 'City Hall Payments', ownerEmail: 'x@example.com', ownerName: 'X', despiteLikeness: true };
    expect((await create(api, person, wish)).refusal).toBe('teamsByOperator');
    const response = await api.attempt(person, 'applyForTeam', { name: 'City Hall Payments', purpose: 'Money' });
    expect(response.refusal).toBe('teamsByOperator');
  });

  it('the operator can create one for an owner invited by email', async () => {
    const operator = await makePerson(api.services, { isOperator: true });
    expect(await wayOf(api, operator)).toBe('create');
    const email = `${randomUUID()}@example.com`;
    const input = { name: unlike(), slug: newSlug(), ownerEmail: email, ownerName: 'Maria Alvarez' };
    const { data } = await create(api, operator, input);
    const { id, letInAt } = data.createTeam.team;
    expect(letInAt).not.toBeNull();
    expect((await api.ask(operator, '{ myTeams { id } }')).data.myTeams).toEqual([]);

    const owner = visitor();
    const token: string = await mailedToken(api.services, email);
    await api.act(owner, 'claimAccount', { token, name: 'Maria Alvarez', password });
    const mine = (await api.ask(owner, '{ myTeams { id availableActions } }')).data.myTeams;
    expect(mine).toEqual([{ id, availableActions: expect.arrayContaining(['createApiToken', 'viewAudit']) }]);
  });

  it('an operator without a verified address has no operator rights', async () => {
    const impostor = await makePerson(api.services, { isOperator: true, isVerified: false });
    expect((await api.ask(impostor, '{ installation { teamCreation } }')).data.installation).toBeNull();
    expect((await create(api, impostor, { name: unlike() })).refusal).toBe('emailNotVerified');
  });
});

describe('when verified people can request a team', () => {
  const api = byApproval;
  const apply = (who: Visitor, input: Record<string, unknown> = {}) =>
    api.attempt(
      who,
      'applyForTeam',
      { name: unlike(), purpose: 'Moorings and licenses', ...input },
      'teamApplication { id state }',
    );
  const own = async (who: Visitor) =>
    (await api.ask(who, '{ viewer { teamApplications { id state declineReason team { slug } } } }')).data.viewer
      .teamApplications;

  it('no one can create one directly, and unverified people cannot request one', async () => {
    const [person, early] = [await makePerson(api.services), await makePerson(api.services, { isVerified: false })];
    expect(await wayOf(api, person)).toBe('apply');
    expect((await create(api, person, { name: unlike() })).refusal).toBe('teamsByApproval');
    expect((await apply(early)).refusal).toBe('emailNotVerified');
  });

  it('all problems with a request are reported together', async () => {
    const person = await makePerson(api.services);
    expect((await apply(person, { name: ' ', slug: '1', purpose: ' ' })).refusal).toEqual({
      name: 'nameMissing',
      slug: 'slugInvalid',
      purpose: 'teamPurposeMissing',
    });
  });

  it('operators are notified without any text from the stranger, and create the team by approving', async () => {
    const operator = await makePerson(api.services, { isOperator: true });
    const person = await makePerson(api.services, { name: 'Pay at springfield-pay.example' });
    const slug = newSlug();
    const { data } = await apply(person, { name: 'Springfield Water: 3 days to pay at pay.example', slug });
    const { id, state } = data.applyForTeam.teamApplication;
    expect(state).toBe('waiting');
    const [mail] = await mailsTo(api.services, operator.email);
    expect(mail?.subject).toBe('New team request');
    expect(mail?.text).not.toMatch(/Springfield|springfield-pay|pay\.example/);
    expect((await apply(person)).refusal).toBe('teamApplicationWaiting');

    const approved = await api.act(
      operator,
      'approveTeamApplication',
      { teamApplicationId: id },
      'team { slug letInAt }',
    );
    expect(approved.data.approveTeamApplication.team).toEqual({ slug, letInAt: expect.any(Date) });
    expect(await own(person)).toEqual([{ id, state: 'approved', declineReason: null, team: { slug } }]);
    expect((await mailsTo(api.services, person.email)).map(({ subject }) => subject)).toEqual(['Your team is ready']);
    const mine = (await api.ask(person, '{ myTeams { availableActions } }')).data.myTeams;
    expect(mine[0].availableActions).toContain('createApiToken');
    const again = await api.attempt(operator, 'declineTeamApplication', { teamApplicationId: id, reason: 'Late' });
    expect(again.refusal).toBe('teamApplicationDecided');
  });

  it('a declined person gets the reason, and can request again', async () => {
    const operator = await makePerson(api.services, { isOperator: true });
    const person = await makePerson(api.services);
    const { id } = (await apply(person)).data.applyForTeam.teamApplication;
    const decline = (reason: string) =>
      api.attempt(operator, 'declineTeamApplication', { teamApplicationId: id, reason });
    expect((await decline(' ')).refusal).toEqual({ reason: 'reasonMissing' });
    expect((await decline('Please use your address at the town.')).refusal).toBeNull();
    const [mail] = await mailsTo(api.services, person.email);
    expect(mail?.text).toContain('Please use your address at the town.');
    expect(await own(person)).toMatchObject([
      { state: 'declined', declineReason: 'Please use your address at the town.' },
    ]);
    expect((await apply(person)).refusal).toBeNull();
  });

  it('no one else can decide on or see a request', async () => {
    const person = await makePerson(api.services);
    const { id } = (await apply(person)).data.applyForTeam.teamApplication;
    const owner = (await makeTeam(api.services)).owner;
    for (const who of [person, owner]) {
      expect((await api.attempt(who, 'approveTeamApplication', { teamApplicationId: id })).codes).toEqual([
        'NOT_FOUND',
      ]);
      expect((await api.attempt(who, 'declineTeamApplication', { teamApplicationId: id, reason: 'x' })).codes).toEqual([
        'NOT_FOUND',
      ]);
    }
    const seen = async (who: Visitor) =>
      (await api.ask(who, `{ node(id: "${id}") { ... on TeamApplication { purpose } } }`)).data.node;
    expect(await seen(owner)).toBeNull();
    expect(await seen(visitor())).toBeNull();
    expect(await seen(person)).toEqual({ purpose: 'Moorings and licenses' });
  });
});

describe('the operator console', () => {
  const api = byOperator;
  const document = `{ installation { teamCreation waitingApplicationsCount operators { email }
    teams(first: 5) { edges { node { slug formsCount submissionsCount owners { email } createdAt } } }
    people(term: "person") { email teamNames } auditEntries(first: 2) { edges { node { sentence } } } } }`;

  it('is only for operators, and does not exist for anyone else', async () => {
    const team = await makeTeam(api.services);
    const operator = await makePerson(api.services, { isOperator: true });
    const { data, codes } = await api.ask(operator, document);
    expect(codes).toEqual([]);
    expect(data.installation.teamCreation).toBe('operator');
    expect(data.installation.teams.edges[0].node).toMatchObject({
      slug: team.slug,
      formsCount: 0,
      submissionsCount: 0,
    });
    const key = await makeToken(api.services, team.id, operator, tokenScopes);
    for (const who of [visitor(), team.owner, key]) expect((await api.ask(who, document)).data.installation).toBeNull();
  });

  it('finds people by part of their name or their whole address, never by part of an address', async () => {
    const operator = await makePerson(api.services, { isOperator: true });
    const { email } = await makePerson(api.services, { name: 'Zebulon Quick' });
    const find = async (term: string) =>
      (await api.ask(operator, 'query ($t: String!) { installation { people(term: $t) { email } } }', { t: term })).data
        .installation.people;
    expect(await find('bulon')).toEqual([{ email }]);
    expect(await find(email.toUpperCase())).toEqual([{ email }]);
    expect(await find(email.slice(2))).toEqual([]);
  });
});
