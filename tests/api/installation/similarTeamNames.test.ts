import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MutationInputs } from '#tests/support/__generated__/MutationInputs.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { makeForm, makePerson, makeTeam } from '#tests/support/people.ts';

const api = useApi();
const letters = (): string => Array.from({ length: 12 }, () => 'bcdfghkmnpqr'[randomInt(12)]).join('');
const create = (who: Visitor, input: MutationInputs['createTeam']) =>
  api.attempt(who, 'createTeam', input, 'team { id slug }');
const ownTeam = async (name = letters()) => {
  const team = await makeTeam(api.services, name);
  await api.services.db.team.update({ where: { id: team.id }, data: { name } });
  return { ...team, name };
};

describe('a name or address similar to one of the town’s own teams', () => {
  it('is refused to everyone else, in any disguise, for a new team and for a renamed one', async () => {
    const { name } = await ownTeam();
    const person = await makePerson(api.services);
    expect((await create(person, { name: `${name.toUpperCase()} Payments` })).refusal).toEqual({
      name: 'teamLooksAlike',
    });
    const slug = `pay-${name}-${randomInt(1e4)}x`.replace(/x$/, '');
    expect((await create(person, { name: letters(), slug })).refusal).toEqual({ slug: 'teamLooksAlike' });
    const { data } = await create(person, { name: letters() });
    const teamId = data.createTeam.team.id;
    expect((await api.attempt(person, 'updateTeam', { teamId, name: `The ${name}` })).refusal).toEqual({
      name: 'teamLooksAlike',
    });
    expect((await api.attempt(person, 'updateTeam', { teamId, slug: `${name}-official` })).refusal).toEqual({
      slug: 'teamLooksAlike',
    });
  });

  it("is allowed for that team's owner, and for an operator who confirms it", async () => {
    const { owner, name } = await ownTeam();
    expect((await create(owner, { name: `${name} 2` })).refusal).toBeNull();
    const operator = await makePerson(api.services, { isOperator: true });
    const input = { name: `${name} Billing`, slug: `${name}-billing` };
    expect((await create(operator, input)).refusal).toEqual({ name: 'teamLooksAlike' });
    expect((await create(operator, { ...input, despiteLikeness: true })).refusal).toBeNull();
  });

  it('is allowed between unapproved teams, until the operator approves one', async () => {
    const name = letters();
    const [one, other] = [await makePerson(api.services), await makePerson(api.services)];
    const first = (await create(one, { name })).data.createTeam.team;
    const second = (await create(other, { name })).data.createTeam.team;
    expect(second.slug).toBe(`${name}-2`);
    const operator = await makePerson(api.services, { isOperator: true });
    const letIn = (teamId: string) => api.attempt(operator, 'letTeamIn', { teamId }, 'team { letInAt }');
    expect((await letIn(first.id)).data.letTeamIn.team.letInAt).toBeInstanceOf(Date);
    expect((await letIn(second.id)).refusal).toEqual({ name: 'teamLooksAlike' });
    expect((await create(other, { name })).refusal).toEqual({ name: 'teamLooksAlike' });
  });
});

describe("a team's former address", () => {
  it('still redirects to it, and no one else can use it', async () => {
    const team = await makeTeam(api.services, `old-${randomUUID()}`);
    const formId = await makeForm(api.services, team.id, { slug: 'permit' });
    await api.services.db.masterTemplate.update({
      where: { id: formId },
      data: { everPublished: true, status: 'published' },
    });
    const slug = `new-${randomUUID()}`;
    await api.act(team.owner, 'updateTeam', { friendlyId: team.slug, slug });

    const at = async (slug: string) =>
      (
        await api.ask(
          visitor(),
          `{ teamBySlug(slug: "${slug}") { slug } publicForm(teamSlug: "${slug}", slug: "permit") { name } }`,
        )
      ).data;
    const found = { teamBySlug: { slug }, publicForm: { name: 'Building permit' } };
    expect(await at(slug)).toEqual(found);
    expect(await at(team.slug.toUpperCase())).toEqual(found);

    const thief = await makePerson(api.services);
    expect((await create(thief, { name: letters(), slug: team.slug.toUpperCase() })).refusal).toEqual({
      slug: 'slugTaken',
    });
    const own = (await create(thief, { name: letters() })).data.createTeam.team.id;
    expect((await api.attempt(thief, 'updateTeam', { teamId: own, slug: team.slug })).refusal).toEqual({
      slug: 'slugTaken',
    });
    const free = await api.ask(thief, `{ teamSlugIsAvailable(slug: "${team.slug}") }`);
    expect(free.data.teamSlugIsAvailable).toBe(false);
  });

  it('can be used again by the team itself', async () => {
    const team = await makeTeam(api.services, `old-${randomUUID()}`);
    const teamId = `Team:${team.id}`;
    const between = `new-${randomUUID()}`;
    for (const slug of [between, team.slug, between, team.slug])
      expect((await api.attempt(team.owner, 'updateTeam', { teamId, slug })).refusal).toBeNull();
    expect((await api.ask(visitor(), `{ teamBySlug(slug: "${between}") { slug } }`)).data.teamBySlug.slug).toBe(
      team.slug,
    );
  });
});
