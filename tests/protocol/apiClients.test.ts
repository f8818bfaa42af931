import { beforeAll, describe, expect, test } from 'vitest';
import { anonymous } from '#server/actor.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken, type TestTeam } from '#tests/support/people.ts';
import { startedSubmission } from '#tests/support/startedSubmission.ts';
import { useServer } from '#tests/support/useServer.ts';

const listed = operation<readonly string[], void>('launchSubmission', refreshDashboard);

const server = useServer();
let team: TestTeam;
let key: Visitor;
beforeAll(async () => {
  team = await makeTeam(server.services);
  key = await makeToken(server.services, team.id, team.owner, ['submissions:read', 'team:read']);
});
const ask = async (query: string, variables = {}) =>
  (await server.send(key, 'POST', '/graphql', { body: { query, variables } })).body;

describe("a program's document", () => {
  test('returns its cost and the limit', async () => {
    const { extensions } = await ask('{ myTeams { id roles { id } } }');
    expect(extensions.cost).toEqual({
      complexity: expect.any(Number),
      depth: 3,
      breadth: expect.any(Number),
      limits: { complexity: 5000, depth: 12, breadth: 750 },
    });
    expect(extensions.cost.complexity).toBeGreaterThan(10);
  });

  test('that is too expensive gets an error code and its cost', async () => {
    const fields = Array.from({ length: 20 }, (_, n) => `a${n}: myTeams { id roles { id members { id } } }`);
    const { errors } = await ask(`{ ${fields.join(' ')} }`);
    expect(errors[0].extensions).toMatchObject({ code: 'TOO_COSTLY', max: 5000, complexity: expect.any(Number) });
  });

  test('gets a result for each id, whatever the others are', async () => {
    const ids = [`Team:${team.id}`, 'nonsense', 'Team:1', `Role:${team.ownerRoleId}`];
    const { data, errors } = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect([data.nodes, errors]).toEqual([[{ id: ids[0] }, null, null, { id: ids[3] }], undefined]);
    expect((await ask('{ node(id: "nonsense") { id } }')).data).toEqual({ node: null });
  });

  test('that queries keys, which keys may not, loses nothing else', async () => {
    const { data } = await ask('{ myTeams { name apiTokens { name } } }');
    expect(data.myTeams).toEqual([{ name: expect.any(String), apiTokens: null }]);
  });
});

describe('submission rows', () => {
  const rows = async (args: string) => {
    const { data, errors } = await ask(
      `{ submissionRows${args} { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
          edges { node { scopedId } } } }`,
    );
    if (!data?.submissionRows) return { errors };
    const { edges, ...rest } = data.submissionRows;
    return { ...rest, numbers: edges.map(({ node }: { node: { scopedId: number } }) => node.scopedId) };
  };
  beforeAll(async () => {
    const { id: applicantId } = await makePerson(server.services);
    for (let n = 0; n < 5; n += 1) {
      const submission = await startedSubmission(server.services, { teamId: team.id, applicantId });
      await server.services.db.submission.update({
        where: { id: submission.id },
        data: { lastActivityAt: new Date(Date.UTC(2026, 0, n + 1)) },
      });
      await listed({ services: server.services, actor: anonymous }, [submission.id]);
    }
  });

  test("are everything that a key sees, unless it asks for its creator's own", async () => {
    expect(await rows('')).toMatchObject({ totalCount: 5, numbers: [5, 4, 3, 2, 1] });
    expect(await rows('(assignedToMe: true)')).toMatchObject({ numbers: [] });
  });

  test('can be paged from either end', async () => {
    const last = await rows('(last: 2)');
    expect(last).toMatchObject({ numbers: [2, 1], pageInfo: { hasNextPage: false, hasPreviousPage: true } });
    const before = await rows(`(last: 2, before: "${last.pageInfo.startCursor}")`);
    expect(before).toMatchObject({ numbers: [4, 3], pageInfo: { hasNextPage: true, hasPreviousPage: true } });
    const first = await rows(`(first: 3, before: null, after: null)`);
    expect(first).toMatchObject({ numbers: [5, 4, 3], pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const after = await rows(`(first: 3, after: "${first.pageInfo.endCursor}")`);
    expect(after).toMatchObject({ numbers: [2, 1], pageInfo: { hasNextPage: false, hasPreviousPage: true } });
  });

  test.each([
    ['(first: 0)', 'first must be a whole number from 1 to 100', 'first'],
    ['(first: -1)', 'first must be a whole number from 1 to 100', 'first'],
    ['(first: 101)', 'first must be a whole number from 1 to 100', 'first'],
    ['(last: 0)', 'last must be a whole number from 1 to 100', 'last'],
    ['(first: 1, last: 1)', 'last pages in the opposite direction: use first and after, or last and before', 'last'],
  ])('%s are rejected: %s', async (args, sentence, path) => {
    const { errors } = await rows(args);
    expect(errors[0]).toMatchObject({
      message: sentence,
      extensions: { code: 'BAD_USER_INPUT', problems: [{ path }] },
    });
  });
});
