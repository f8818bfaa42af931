import { describe, expect, it } from 'vitest';
import { codeOf, passFirstSignInStep, setUpApp } from '#tests/support/factors.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { addToForm, makeForm, makeTeam, makeToken, type TestTeam } from '#tests/support/people.ts';

const api = useApi();

const require = (who: Visitor, { id }: TestTeam, isRequired = true) =>
  api.attempt(who, 'requireSecondFactor', { teamId: `Team:${id}`, isRequired }, 'team { secondFactorRequired }');

async function seenBy(who: Visitor) {
  const { data } = await api.ask(who, '{ viewer { teams { slug } teamsAskingForFactor { slug } } }');
  const slugs = (teams: readonly { slug: string }[]) => teams.map(({ slug }) => slug);
  return { teams: slugs(data.viewer.teams), asking: slugs(data.viewer.teamsAskingForFactor) };
}

const sees = async (who: Visitor, id: string) =>
  (await api.ask(who, `{ node(id: "${id}") { id } }`)).data.node !== null;

async function requiringTeam() {
  const team = await makeTeam(api.services);
  await setUpApp(api, team.owner);
  expect((await require(team.owner, team)).refusal).toBeNull();
  return team;
}

describe('a team that requires two-step sign-in', () => {
  it("must be set by an owner who uses it, so that owners don't lock themselves out", async () => {
    const team = await makeTeam(api.services);
    expect((await require(team.manager, team)).codes).toEqual(['FORBIDDEN']);
    expect((await require(team.owner, team)).refusal).toBe('factorNeededFirst');
    await setUpApp(api, team.owner);
    expect((await require(team.owner, team)).data.requireSecondFactor.team).toEqual({ secondFactorRequired: true });
    expect(await seenBy(team.owner)).toEqual({ teams: [team.slug], asking: [] });
  });

  it('gives no access to people without it, but says why, until they set it up', async () => {
    const team = await requiringTeam();
    const form = `MasterTemplate:${await makeForm(api.services, team.id)}`;
    expect(await seenBy(team.member)).toEqual({ teams: [], asking: [team.slug] });
    expect(await sees(team.member, form)).toBe(false);
    expect((await api.attempt(team.manager, 'updateTeam', { teamId: `Team:${team.id}`, name: 'Mine' })).codes).toEqual([
      'FORBIDDEN',
    ]);
    await setUpApp(api, team.member);
    expect(await seenBy(team.member)).toEqual({ teams: [team.slug], asking: [] });
    expect(await sees(team.member, form)).toBe(true);
  });

  it('gives access again after two-step sign-in', async () => {
    const team = await requiringTeam();
    const { secret } = await setUpApp(api, team.member);
    const { who, token } = await passFirstSignInStep(api, team.member);
    await api.act(who, 'finishSignIn', { token, code: codeOf(secret) });
    expect(await seenBy(who)).toEqual({ teams: [team.slug], asking: [] });
  });

  it('also removes form access its members had separately, and nothing from people outside', async () => {
    const team = await makeTeam(api.services);
    const other = await makeTeam(api.services);
    const form = await makeForm(api.services, team.id);
    for (const person of [team.member, other.member]) await addToForm(api.services, team.id, form, person, 2);
    await setUpApp(api, team.owner);
    await require(team.owner, team);
    expect(await sees(team.member, `MasterTemplate:${form}`)).toBe(false);
    expect(await sees(other.member, `MasterTemplate:${form}`)).toBe(true);
    expect(await seenBy(other.member)).toEqual({ teams: [other.slug], asking: [] });
  });

  it('is lost with the last factor, and works as before when the requirement is lifted', async () => {
    const team = await requiringTeam();
    await setUpApp(api, team.member);
    await api.act(team.member, 'removeAuthenticatorApp', {});
    expect(await seenBy(team.member)).toEqual({ teams: [], asking: [team.slug] });
    await require(team.owner, team, false);
    expect(await seenBy(team.member)).toEqual({ teams: [team.slug], asking: [] });
  });

  it('accepts keys that were created after two-step sign-in, and no others', async () => {
    const team = await makeTeam(api.services);
    const before = await makeToken(api.services, team.id, team.owner, ['team:read']);
    await setUpApp(api, team.owner);
    await require(team.owner, team);
    const input = { teamId: `Team:${team.id}`, name: 'Sync', scopes: ['team:read'] };
    const { data } = await api.act(team.owner, 'createApiToken', input, 'token');
    const teams = async (token: string | null) =>
      (await api.ask({ ...before, token }, '{ myTeams { slug } }')).data.myTeams.length;
    expect([await teams(before.token), await teams(data.createApiToken.token)]).toEqual([0, 1]);
  });

  it('shows who has set it up to its owners, and to no one else', async () => {
    const team = await requiringTeam();
    await setUpApp(api, team.member);
    await setUpApp(api, team.manager);
    const holders = async (who: Visitor) => {
      const { data } = await api.ask(who, `{ teamBySlug(slug: "${team.slug}") { membersWithSecondFactor { email } } }`);
      return data.teamBySlug.membersWithSecondFactor?.map(({ email }: { email: string }) => email).toSorted() ?? null;
    };
    expect(await holders(team.owner)).toEqual([team.owner.email, team.manager.email, team.member.email].toSorted());
    expect(await holders(team.manager)).toBeNull();
  });

  it('notifies watching pages immediately when roles are lost', async () => {
    const team = await makeTeam(api.services);
    await setUpApp(api, team.owner);
    const since = api.services.accessWatch.now();
    await require(team.owner, team);
    await expect
      .poll(() => api.services.accessWatch.isStale([`role:${team.memberRoleId}`], since), { timeout: 10_000 })
      .toBe(true);
  });
});
