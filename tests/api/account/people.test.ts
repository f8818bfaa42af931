import { beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '#server/limits/rateLimits.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeRole, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';

const api = useApi();
let team: TestTeam;
let colleague: TestPerson;
let resident: TestPerson;

beforeAll(async () => {
  team = await makeTeam(api.services);
  colleague = await makePerson(api.services, { name: 'Quentin Colleague', email: 'quentin@town.example' });
  await makeRole(api.services, team.id, { name: 'Inspectors' }, [colleague]);
  resident = await makePerson(api.services, { name: 'Quentin Resident', email: 'q.resident@example.com' });
});

async function search(who: Visitor, term: string, more: Record<string, unknown> = {}) {
  const document = `query ($term: String!, $submissionId: ID, $governmentOnly: Boolean) {
    people(term: $term, submissionId: $submissionId, governmentOnly: $governmentOnly) {
      teammates { email } outsiderCount outsiders { email }
    }
  }`;
  const { data, codes } = await api.ask(who, document, { term, ...more });
  if (codes.length > 0) return codes;
  const { teammates, outsiders, outsiderCount } = data.people;
  const emails = (people: { email: string }[]) => people.map(({ email }) => email);
  expect(outsiders).toHaveLength(outsiderCount);
  return { teammates: emails(teammates), outsiders: emails(outsiders) };
}

describe('searching for people', () => {
  it('finds colleagues by part of the name or address, ignoring case', async () => {
    expect(await search(team.member, 'QUENT')).toEqual({ teammates: [colleague.email], outsiders: [] });
    expect(await search(team.member, 'town.ex')).toEqual({ teammates: [colleague.email], outsiders: [] });
  });

  it('needs at least two characters', async () => {
    expect(await search(team.member, 'q')).toEqual({ teammates: [], outsiders: [] });
    expect(await search(team.member, ' q ')).toEqual({ teammates: [], outsiders: [] });
  });

  it('matches % and _ literally', async () => {
    expect(await search(team.member, '%%')).toEqual({ teammates: [], outsiders: [] });
    expect(await search(team.member, '__')).toEqual({ teammates: [], outsiders: [] });
  });

  it('shows people outside the teams to anyone who enters the whole address', async () => {
    expect(await search(team.member, 'Q.Resident@example.com')).toEqual({
      teammates: [],
      outsiders: [resident.email],
    });
    expect(await search(team.member, 'Resident')).toEqual({ teammates: [], outsiders: [] });
  });

  it('lets government users search everyone', async () => {
    const clerk = await makePerson(api.services, { isGovernment: true });
    await makeRole(api.services, team.id, { name: 'Clerks' }, [clerk]);
    expect(await search(clerk, 'quentin')).toEqual({ teammates: [colleague.email], outsiders: [resident.email] });
    expect(await search(clerk, 'quentin', { governmentOnly: true })).toEqual({ teammates: [], outsiders: [] });
  });

  it('does not find someone who was only invited or is unverified, even by the whole address', async () => {
    for (const traits of [{ isInvited: true }, { isVerified: false }]) {
      const { email } = await makePerson(api.services, traits);
      expect(await search(team.member, email)).toEqual({ teammates: [], outsiders: [] });
    }
  });

  it('does not reveal who has an address to people who are on no team', async () => {
    expect(await search(resident, colleague.email)).toEqual({ teammates: [], outsiders: [] });
  });

  it('is limited for someone who tries one address after another', async () => {
    const asker = await makePerson(api.services);
    await makeRole(api.services, team.id, { name: 'Askers' }, [asker]);
    const { times } = rateLimits.findByAddress[0];
    for (let n = 0; n < times; n += 1) await api.services.limits.take('findByAddress', asker.id);
    expect(await search(asker, 'somebody@example.com')).toEqual(['TOO_FAST']);
    expect(await search(asker, 'quentin')).not.toEqual(['TOO_FAST']);
  });

  it('finds no one for people who are on no team or have not verified their address', async () => {
    expect(await search(resident, 'quentin')).toEqual({ teammates: [], outsiders: [] });
    const unverified = await makePerson(api.services, { isVerified: false });
    await makeRole(api.services, team.id, { name: 'Waiting' }, [unverified]);
    expect(await search(unverified, 'quentin')).toEqual({ teammates: [], outsiders: [] });
  });

  it('finds the support contacts of a team for its own people only', async () => {
    const operator = await makePerson(api.services, { isOperator: true });
    const other = await makeTeam(api.services);
    const contact = await makePerson(api.services, { name: 'Sybil Support' });
    await makeRole(api.services, team.id, { name: 'Supporters' }, [contact]);
    const token = await makeToken(api.services, team.id, team.owner, ['team:read']);
    const without = await makeToken(api.services, team.id, team.owner, ['forms:read']);
    const contacts = async (who: Visitor, term = 'sybil') => {
      const document = `query ($term: String!, $teamId: ID!) {
        people(term: $term, teamId: $teamId, governmentOnly: true) { teammateCount teammates { email } }
      }`;
      const { data, codes } = await api.ask(who, document, {
        term,
        teamId: `Team:${team.id}`,
      });
      if (codes.length > 0) return codes;
      const emails = data.people.teammates.map(({ email }: { email: string }) => email);
      expect(emails).toHaveLength(data.people.teammateCount);
      return emails;
    };
    const mark = (isGovernment: boolean) =>
      api.act(operator, 'setGovernmentUser', { userId: `User:${contact.id}`, isGovernment }, '__typename');
    expect(await contacts(team.owner)).toEqual([]);
    await mark(true);
    for (const who of [team.owner, team.manager, team.member, contact, token])
      expect(await contacts(who)).toEqual([contact.email]);
    for (const who of [resident, other.owner, other.member, operator]) expect(await contacts(who)).toEqual([]);
    expect(await contacts(visitor())).toEqual(['UNAUTHENTICATED']);
    expect(await contacts(without)).toEqual(['FORBIDDEN']);
    expect(await contacts(team.owner, 's')).toEqual([]);
    expect(await contacts(team.owner, 'quentin')).toEqual([]);
    await mark(false);
    expect(await contacts(team.owner)).toEqual([]);
  });

  it('is not for strangers, and keys need the scope and only search their team', async () => {
    expect(await search(visitor(), 'quentin')).toEqual(['UNAUTHENTICATED']);
    const other = await makeTeam(api.services);
    const without = await makeToken(api.services, team.id, team.owner, ['forms:read']);
    const withScope = await makeToken(api.services, team.id, team.owner, ['team:read']);
    const elsewhere = await makeToken(api.services, other.id, other.owner, ['team:read']);
    expect(await search(without, 'quentin')).toEqual(['FORBIDDEN']);
    expect(await search(withScope, 'quentin')).toEqual({ teammates: [colleague.email], outsiders: [] });
    expect(await search(elsewhere, 'quentin')).toEqual({ teammates: [], outsiders: [] });
  });
});
