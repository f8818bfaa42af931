import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { makeTown, type Town } from '#tests/support/nodeFixtures.ts';
import { makePerson, makeTeam, makeToken, type TestPerson } from '#tests/support/people.ts';

const api = useApi();
let town: Town;
let operator: TestPerson;

const teamId = (): string => `Team:${town.team.id}`;
const actions = async (who: Visitor, id: string, type: string): Promise<string[]> =>
  (await api.ask(who, `{ node(id: "${id}") { ... on ${type} { availableActions } } }`)).data.node.availableActions;

beforeAll(async () => {
  town = await makeTown(api.services);
  operator = await makePerson(api.services, { isOperator: true });
});

describe('a suspended team', () => {
  it('can be suspended only by an operator, with a visible reason', async () => {
    const suspend = (who: Visitor, reason: string) => api.attempt(who, 'suspendTeam', { teamId: teamId(), reason });
    expect((await suspend(town.team.owner, 'Mine')).codes).toEqual(['FORBIDDEN']);
    expect((await suspend(visitor(), 'Mine')).codes).toEqual(['UNAUTHENTICATED']);
    expect((await suspend(operator, ' ')).refusal).toEqual({ reason: 'reasonMissing' });
    expect((await suspend(operator, 'Its owner left the town.')).refusal).toBeNull();
  });

  it('is read-only for its members and applicants', async () => {
    const { team, applicant, submission } = town;
    const key = await makeToken(api.services, team.id, team.owner, ['team:read', 'team:write']);
    for (const who of [team.owner, team.manager, team.member, key]) {
      const { data } = await api.ask(
        who,
        `{ node(id: "${teamId()}") { ... on Team { isSuspended suspensionReason } } }`,
      );
      expect(data.node).toEqual({ isSuspended: true, suspensionReason: 'Its owner left the town.' });
      expect((await api.attempt(who, 'updateTeam', { teamId: teamId(), name: 'Other' })).codes).toEqual(['FORBIDDEN']);
    }
    expect((await api.attempt(team.owner, 'createMasterTemplate', { teamId: teamId(), name: 'F' })).codes).toEqual([
      'FORBIDDEN',
    ]);
    const submissionId = `Submission:${submission.id}`;
    for (const who of [team.owner, applicant]) {
      const seen = await api.ask(who, `{ node(id: "${submissionId}") { ... on Submission { scopedId } } }`);
      expect(seen.data.node).not.toBeNull();
      expect(await actions(who, submissionId, 'Submission')).toEqual([]);
      expect((await api.attempt(who, 'haltSubmission', { submissionId })).codes).toEqual(['FORBIDDEN']);
    }
  });

  it('can still revoke its API keys', async () => {
    const { team } = town;
    const { tokenId } = await makeToken(api.services, team.id, team.owner, []);
    const revoked = await api.attempt(team.owner, 'revokeApiToken', { apiTokenId: `ApiToken:${tokenId}` });
    expect(revoked.refusal).toBeNull();
    expect(revoked.codes).toEqual([]);
  });

  it('works as before once reinstated', async () => {
    const { team } = town;
    expect((await api.attempt(operator, 'reinstateTeam', { teamId: teamId() })).refusal).toBeNull();
    const renamed = await api.act(
      team.owner,
      'updateTeam',
      { teamId: teamId(), name: 'Harbor office' },
      'team { isSuspended }',
    );
    expect(renamed.data.updateTeam.team).toEqual({ isSuspended: false });
  });

  it('keeps the suspension in its log, with the reason', async () => {
    const document = `{ node(id: "${teamId()}") { ... on Team { auditEntries(filter: { area: team }) { edges { node { kind sentence actorName } } } } } }`;
    const { data } = await api.ask(town.team.owner, document);
    const entries = data.node.auditEntries.edges.map(({ node }: { node: { kind: string } }) => node);
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['updateTeam', 'reinstateTeam', 'suspendTeam']);
    expect(entries[2].sentence).toContain('Its owner left the town.');
    expect(entries[2].actorName).toBe(operator.name);
  });
});

it('does not affect other teams', async () => {
  const other = await makeTeam(api.services);
  await api.act(operator, 'suspendTeam', { teamId: teamId(), reason: 'Again' });
  expect(
    (await api.attempt(other.owner, 'updateTeam', { teamId: `Team:${other.id}`, name: 'Fine' })).refusal,
  ).toBeNull();
});
