import { describe, expect, it } from 'vitest';
import { domainRecordValue } from '#domain/team/domainChecks.ts';
import type { TextLookup } from '#domain/team/TextLookup.ts';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { checkTeamDomain, sweepTeamDomains } from '#server/operations/team/checkTeamDomain.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, type TestTeam } from '#tests/support/people.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
const facts = 'id domain state problem recordName recordValue verifiedAt checkedAt';
const add = (who: Visitor, { id }: TestTeam, domain: string, input = {}) =>
  api.attempt(who, 'addTeamDomain', { teamId: `Team:${id}`, domain, ...input }, `domain { ${facts} }`);
const check = (who: Visitor, domainId: string) =>
  api.attempt(who, 'checkTeamDomain', { domainId }, `domain { ${facts} }`);
const remove = (who: Visitor, domainId: string) =>
  api.attempt(who, 'removeTeamDomain', { domainId }, 'deletedDomainId team { domains { domain } }');
const domainsOf = async (who: Visitor, { slug }: TestTeam) =>
  (await api.ask(who, `query ($slug: String!) { teamBySlug(slug: $slug) { domains { ${facts} } } }`, { slug })).data
    .teamBySlug?.domains;
const unique = (): string => `town-${newId()}.gov`;
const added = async (team: TestTeam, domain: string): Promise<string> =>
  (await add(team.manager, team, domain)).data.addTeamDomain.domain.id;

/** Checks a domain as the job would, with this answer of DNS. */
const answered = (domainId: string, lookup: TextLookup, at = new Date()) =>
  checkTeamDomain(
    { services: { ...api.services, now: () => at, textRecords: { lookUp: async () => lookup } }, actor: system },
    domainId.split(':')[1] ?? '',
  );
const rightAnswer = async (domainId: string): Promise<TextLookup> => {
  const where = { id: domainId.split(':')[1] ?? '' };
  const { verificationToken } = await api.services.db.teamDomain.findUniqueOrThrow({ where });
  return { kind: 'found', values: ['v=spf1 -all', domainRecordValue(verificationToken)] };
};
const stateOf = async (domainId: string) => {
  const where = { id: domainId.split(':')[1] ?? '' };
  const { state, problem } = await api.services.db.teamDomain.findUniqueOrThrow({ where });
  return [state, problem];
};

describe('adding a domain', () => {
  it('keeps it in lower case, with the record to add', async () => {
    const team = await makeTeam(api.services);
    const domain = unique();
    const { data, refusal } = await add(team.manager, team, ` ${domain.toUpperCase()} `);
    expect(refusal).toBeNull();
    expect(data.addTeamDomain.domain).toMatchObject({
      ...{ domain, state: 'pending', problem: null, verifiedAt: null, recordName: `_portico.${domain}` },
      recordValue: expect.stringMatching(/^portico-verification=[0-9a-f-]{36}$/),
    });
    expect(await domainsOf(team.member, team)).toHaveLength(1);
    const audited = await api.services.db.auditEntry.findMany({ where: { teamId: team.id, kind: 'addTeamDomain' } });
    expect(audited.map(({ data: about }) => about)).toEqual([expect.objectContaining({ domain })]);
  });

  it('refuses what is not a domain, was added already, or is this site', async () => {
    const team = await makeTeam(api.services);
    const domain = unique();
    await add(team.manager, team, domain);
    const { hostname } = new URL(api.services.publicUrl);
    const refusals = [];
    for (const typed of ['', 'town', 'https://town.gov', domain, hostname])
      refusals.push((await add(team.manager, team, typed)).refusal);
    expect(refusals).toEqual([
      { domain: 'domainMissing' },
      { domain: 'domainInvalid' },
      { domain: 'domainInvalid' },
      { domain: 'domainTaken' },
      { domain: 'domainInvalid' },
    ]);
  });

  it('ends at 20 domains, also for simultaneous requests', async () => {
    const team = await makeTeam(api.services);
    const { db } = api.services;
    await db.teamDomain.createMany({
      data: Array.from({ length: 18 }, () => ({ id: newId(), teamId: team.id, domain: unique() })),
    });
    const all = await Promise.all(Array.from({ length: 4 }, () => add(team.manager, team, unique())));
    const refused = all.filter(({ refusal }) => refusal !== null);
    expect(refused.map(({ refusal }) => refusal)).toEqual(['tooManyDomains', 'tooManyDomains']);
  });

  it('adds one for a repeated request', async () => {
    const team = await makeTeam(api.services);
    const domain = unique();
    const key = { idempotencyKey: newId() };
    const [first, second] = [await add(team.manager, team, domain, key), await add(team.manager, team, domain, key)];
    expect(second.data.addTeamDomain.domain.id).toBe(first.data.addTeamDomain.domain.id);
  });
});

describe('who may change domains', () => {
  it('managers may; members, strangers, and visitors may not, and learn nothing', async () => {
    const team = await makeTeam(api.services);
    const other = await makeTeam(api.services);
    const domainId = await added(team, unique());
    const missing = `TeamDomain:${newId()}`;
    const codesOf = async (who: Visitor) => [
      (await add(who, team, unique())).codes,
      (await check(who, domainId)).codes,
      (await remove(who, domainId)).codes,
      (await check(who, missing)).codes,
      (await remove(who, missing)).codes,
    ];
    expect(await codesOf(team.member)).toEqual([
      ...Array.from({ length: 3 }, () => ['FORBIDDEN']),
      ...Array.from({ length: 2 }, () => ['NOT_FOUND']),
    ]);
    for (const who of [other.owner, await makePerson(api.services)]) {
      const [ofTeam, ...ofDomain] = await codesOf(who);
      expect(ofTeam).toEqual(['FORBIDDEN']);
      expect(ofDomain).toEqual(Array.from({ length: 4 }, () => ['NOT_FOUND']));
    }
    expect(await codesOf(visitor())).toEqual(Array.from({ length: 5 }, () => ['UNAUTHENTICATED']));
    expect(await domainsOf(other.owner, team)).toBeUndefined();
    expect(await domainsOf(team.owner, team)).toHaveLength(1);
  });

  it('a manager deletes a domain and gets the remaining ones', async () => {
    const team = await makeTeam(api.services);
    const domainId = await added(team, unique());
    expect((await remove(team.manager, domainId)).data.removeTeamDomain).toMatchObject({
      deletedDomainId: domainId,
      team: { domains: [] },
    });
  });
});

describe('verifying a domain', () => {
  it('takes the record from DNS, by the job and when the manager asks', async () => {
    const team = await makeTeam(api.services);
    const domainId = await added(team, `${newId()}.test`);
    await runJobs(api.services);
    expect(await stateOf(domainId)).toEqual(['verified', null]);
    const missing = await added(team, `missing.${newId()}.test`);
    const { data } = await check(team.manager, missing);
    expect(data.checkTeamDomain.domain).toMatchObject({ state: 'pending', problem: 'recordMissing' });
    const different = await added(team, `different.${newId()}.test`);
    expect((await check(team.manager, different)).data.checkTeamDomain.domain.problem).toBe('recordDifferent');
    const unavailable = await added(team, `unavailable.${newId()}.test`);
    expect((await check(team.manager, unavailable)).data.checkTeamDomain.domain.problem).toBe('resolverUnavailable');
  });

  it('gives a domain to the first of two teams whose records are found, and an unproven claim blocks no one', async () => {
    const [first, second] = [await makeTeam(api.services), await makeTeam(api.services)];
    const domain = unique();
    const [claimed, proven] = [await added(first, domain), await added(second, domain)];
    await answered(proven, await rightAnswer(proven));
    expect(await stateOf(proven)).toEqual(['verified', null]);
    await answered(claimed, await rightAnswer(claimed));
    expect(await stateOf(claimed)).toEqual(['pending', 'otherTeam']);
    await remove(second.manager, proven);
    await answered(claimed, await rightAnswer(claimed));
    expect(await stateOf(claimed)).toEqual(['verified', null]);
  });

  it('lets one of two simultaneous checks win', async () => {
    const teams = [await makeTeam(api.services), await makeTeam(api.services)];
    const domain = unique();
    const ids = await Promise.all(teams.map((team) => added(team, domain)));
    await Promise.all(ids.map(async (id) => answered(id, await rightAnswer(id))));
    const states = await Promise.all(ids.map(async (id) => (await stateOf(id))[0]));
    expect(new Set(states)).toEqual(new Set(['pending', 'verified']));
  });

  it('is repeated by the sweep when it is due, and audited when the record is gone', async () => {
    const team = await makeTeam(api.services);
    const domainId = await added(team, unique());
    await answered(domainId, await rightAnswer(domainId));
    await runJobs(api.services);
    const inFourDays = new Date(Date.now() + 4 * 86_400_000);
    const jobs = async (): Promise<number> =>
      (
        await api.services.pool.query(
          "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'team/checkDomain' AND key = $1",
          [`team/checkDomain:${domainId.split(':')[1]}`],
        )
      ).rows.length;
    const sweeping = { services: { ...api.services, now: () => inFourDays }, actor: system };
    await sweepTeamDomains(sweeping);
    await sweepTeamDomains(sweeping);
    expect(await jobs()).toBe(1);
    await answered(domainId, { kind: 'found', values: [] }, inFourDays);
    expect(await stateOf(domainId)).toEqual(['failed', 'recordMissing']);
    const kinds = await api.services.db.auditEntry.findMany({ where: { teamId: team.id }, orderBy: { id: 'asc' } });
    expect(kinds.map(({ kind }) => kind)).toEqual(['addTeamDomain', 'teamDomainVerified', 'teamDomainLost']);
  });

  it('does nothing for a domain that was deleted during the lookup', async () => {
    const team = await makeTeam(api.services);
    const domainId = await added(team, unique());
    const lookup = await rightAnswer(domainId);
    await remove(team.manager, domainId);
    await answered(domainId, lookup);
    expect(await domainsOf(team.manager, team)).toEqual([]);
  });
});
