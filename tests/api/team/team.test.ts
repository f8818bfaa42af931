import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MutationInputs } from '#tests/support/__generated__/MutationInputs.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam } from '#tests/support/people.ts';

const api = useApi();
const newSlug = (): string => `town-${randomUUID()}`;

const create = (who: Visitor, input: MutationInputs['createTeam']) =>
  api.attempt(who, 'createTeam', input, 'team { id slug name color timeZone roles { name roleType memberCount } }');
const update = (who: Visitor, teamId: string, input: Record<string, unknown>) =>
  api.attempt(
    who,
    'updateTeam',
    { teamId: `Team:${teamId}`, ...input },
    'team { slug name color timeZone hasLightColor }',
  );
const isAvailable = async (slug: string, teamId: string | null = null) =>
  (
    await api.ask(visitor(), 'query ($slug: String!, $id: ID) { teamSlugIsAvailable(slug: $slug, teamId: $id) }', {
      slug,
      id: teamId && `Team:${teamId}`,
    })
  ).data.teamSlugIsAvailable;

describe("a team's contact for help", () => {
  it('is set, shown to people who fill in a form, and removed only by an empty text', async () => {
    const { id, owner } = await makeTeam(api.services);
    const shown = async () => (await api.services.db.team.findUniqueOrThrow({ where: { id } })).supportEmail;
    expect((await update(owner, id, { supportEmail: 'nowhere' })).refusal).toEqual({ supportEmail: 'emailInvalid' });
    expect((await update(owner, id, { supportEmail: 'help@springfield.example' })).refusal).toBeNull();
    expect((await update(owner, id, { color: '#112233' })).refusal).toBeNull();
    expect((await update(owner, id, { supportEmail: null })).refusal).toBeNull();
    expect(await shown()).toBe('help@springfield.example');
    expect((await update(owner, id, { supportEmail: '' })).refusal).toBeNull();
    expect(await shown()).toBeNull();
  });
});

describe('creating a team', () => {
  it('creates its owner and member roles, with its creator as the owner', async () => {
    const person = await makePerson(api.services);
    const slug = newSlug();
    const { data } = await create(person, { name: ' City  of Springfield ', slug });
    expect(data.createTeam.team).toMatchObject({
      slug,
      name: 'City of Springfield',
      color: '#363636',
      timeZone: 'America/Los_Angeles',
    });
    expect(data.createTeam.team.roles).toEqual([
      { name: 'Team Owners', roleType: 'owner', memberCount: 1 },
      { name: 'Team Members', roleType: 'member', memberCount: 0 },
    ]);
    const { data: mine } = await api.ask(person, '{ myTeams { slug availableActions } }');
    expect(mine.myTeams[0].slug).toBe(slug);
    expect(mine.myTeams[0].availableActions).toContain('createApiToken');
  });

  it('derives the address from the name, with a number if it is taken', async () => {
    const person = await makePerson(api.services);
    const name = `Ville ${randomUUID()}`;
    const slugs = [];
    for (let n = 0; n < 3; n += 1) slugs.push((await create(person, { name })).data.createTeam.team.slug);
    const base = name.toLowerCase().replace(' ', '-');
    expect(slugs).toEqual([base, `${base}-2`, `${base}-3`]);
  });

  it('avoids reserved addresses', async () => {
    const person = await makePerson(api.services);
    expect((await create(person, { name: 'Teams' })).data.createTeam.team.slug).toBe('teams-2');
    expect((await create(person, { name: 'Any', slug: 'GraphQL' })).refusal).toEqual({ slug: 'slugTaken' });
  });

  it('reports all problems together', async () => {
    const person = await makePerson(api.services);
    expect((await create(person, { name: ' ', slug: '12' })).refusal).toEqual({
      name: 'nameMissing',
      slug: 'slugInvalid',
    });
    expect((await create(person, { name: 'x'.repeat(101) })).refusal).toEqual({ name: 'tooLong' });
  });

  it('requires a verified address', async () => {
    const person = await makePerson(api.services, { isVerified: false });
    expect((await create(person, { name: 'Too early' })).refusal).toBe('emailNotVerified');
  });

  it('creates one team if the request is sent twice with the same key', async () => {
    const person = await makePerson(api.services);
    const input = { name: 'Twice', slug: newSlug(), idempotencyKey: randomUUID() };
    const answers = await Promise.all([create(person, input), create(person, input), create(person, input)]);
    expect(new Set(answers.map(({ data }) => data.createTeam.team.id))).toHaveLength(1);
    const { refusal } = await create(person, { ...input, name: 'Another' });
    expect(refusal).toBe('idempotencyKeyReused');
  });

  it('gives an address to one of two who request it at the same time, ignoring case', async () => {
    const people = [await makePerson(api.services), await makePerson(api.services)];
    const slug = newSlug();
    const answers = await Promise.all([
      create(people[0]!, { name: 'First', slug }),
      create(people[1]!, { name: 'Second', slug: slug.toUpperCase() }),
    ]);
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
    expect(answers.map(({ refusal }) => refusal)).toContainEqual({ slug: 'slugTaken' });
  });
});

describe("a team's settings", () => {
  it('can be changed one at a time', async () => {
    const team = await makeTeam(api.services);
    await update(team.manager, team.id, { name: 'Renamed' });
    await update(team.manager, team.id, { color: '#FFEEDD' });
    const slug = newSlug();
    const { data } = await update(team.manager, team.id, { slug, timeZone: 'America/New_York' });
    expect(data.updateTeam.team).toEqual({
      slug,
      name: 'Renamed',
      color: '#FFEEDD',
      timeZone: 'America/New_York',
      hasLightColor: true,
    });
  });

  it("can also be found by the team's address", async () => {
    const team = await makeTeam(api.services, newSlug());
    const answer = await api.act(
      team.owner,
      'updateTeam',
      { friendlyId: team.slug.toUpperCase(), name: 'Found' },
      'team { name }',
    );
    expect(answer.data.updateTeam.team.name).toBe('Found');
    const missing = await api.attempt(team.owner, 'updateTeam', { friendlyId: 'no-such-team', name: 'Lost' });
    expect(missing.codes).toEqual(['NOT_FOUND']);
  });

  it('are rejected with errors at their fields', async () => {
    const team = await makeTeam(api.services);
    const wrong = { name: '', color: 'red', timeZone: 'Nowhere', slug: 'a b' };
    expect((await update(team.owner, team.id, wrong)).refusal).toEqual({
      name: 'nameMissing',
      color: 'colorInvalid',
      timeZone: 'timeZoneInvalid',
      slug: 'slugInvalid',
    });
  });

  it('allow changing only the case of the address, and no taken or reserved address', async () => {
    const [team, other] = [await makeTeam(api.services, newSlug()), await makeTeam(api.services, newSlug())];
    expect((await update(team.owner, team.id, { slug: team.slug.toUpperCase() })).refusal).toBeNull();
    expect((await update(team.owner, team.id, { slug: other.slug.toUpperCase() })).refusal).toEqual({
      slug: 'slugTaken',
    });
    expect((await update(team.owner, team.id, { slug: 'users' })).refusal).toEqual({ slug: 'slugTaken' });
  });
});

describe('whether an address is available', () => {
  it('is reported before anyone requests it', async () => {
    const team = await makeTeam(api.services, newSlug());
    expect(await isAvailable(newSlug())).toBe(true);
    expect(await isAvailable(team.slug.toUpperCase())).toBe(false);
    expect(await isAvailable(team.slug, team.id)).toBe(true);
    expect(await isAvailable('teams')).toBe(false);
    expect(await isAvailable('12')).toBe(false);
    expect(await isAvailable(team.slug.replace('-', '_'))).toBe(true);
  });
});

describe('what a team shows', () => {
  const seen = async (who: Visitor, fields: string, slug: string) =>
    (await api.ask(who, `query ($slug: String!) { teamBySlug(slug: $slug) { ${fields} } }`, { slug })).codes;

  it('is its name and look to everyone, its people and settings to members, its keys to owners', async () => {
    const team = await makeTeam(api.services, newSlug());
    const citizen = await makePerson(api.services);
    for (const who of [visitor(), citizen, team.member]) {
      expect(await seen(who, 'name color slug timeZone enableFormCreation', team.slug)).toEqual([]);
    }
    for (const field of ['members { email }', 'roles { name }', 'creator { name }']) {
      expect(await seen(visitor(), field, team.slug)).toEqual(['UNAUTHENTICATED']);
      expect(await seen(citizen, field, team.slug)).toEqual(['FORBIDDEN']);
      expect(await seen(team.member, field, team.slug)).toEqual([]);
    }
    expect(await seen(team.manager, 'apiTokens { name }', team.slug)).toEqual(['FORBIDDEN']);
    expect(await seen(team.owner, 'apiTokens { name }', team.slug)).toEqual([]);
  });

  it('lists everyone in any role once', async () => {
    const team = await makeTeam(api.services, newSlug());
    const { data } = await api.ask(team.member, 'query ($s: String!) { teamBySlug(slug: $s) { members { email } } }', {
      s: team.slug,
    });
    const emails = data.teamBySlug.members.map(({ email }: { email: string }) => email).sort();
    expect(emails).toEqual([team.owner.email, team.manager.email, team.member.email].sort());
  });

  it('finds roles by part of the name and by their people', async () => {
    const team = await makeTeam(api.services, newSlug());
    const names = async (args: string) => {
      const { data } = await api.ask(team.member, `{ teamBySlug(slug: "${team.slug}") { roles(${args}) { name } } }`);
      return data.teamBySlug.roles.map(({ name }: { name: string }) => name);
    };
    expect(await names('search: "OWN"')).toEqual(['Team Owners']);
    expect(await names('search: "%"')).toEqual([]);
    expect(await names(`userId: "User:${team.manager.id}"`)).toEqual(['Managers']);
  });
});
