import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { tokenScopes } from '#domain/access/scopes.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { makeTown, type Town } from '#tests/support/nodeFixtures.ts';
import { makeToken } from '#tests/support/people.ts';
import { useServer, type HttpAnswer } from '#tests/support/useServer.ts';

const server = useServer();
let town: Town;
let key: Visitor;

beforeAll(async () => {
  town = await makeTown(server.services);
  key = await makeToken(server.services, town.team.id, town.team.owner, tokenScopes);
});

const fileOf = (words: string, name: string): FormData => {
  const body = new FormData();
  body.set('file', new Blob([words], { type: name.endsWith('.csv') ? 'text/csv' : 'text/plain' }), name);
  return body;
};

interface Route {
  readonly path: () => Promise<string>;
  readonly first: () => FormData;
  readonly other: () => FormData;
  /** the number of stored items */
  readonly count: () => Promise<number>;
}

const routes: Readonly<Record<string, Route>> = {
  'options from a CSV file': {
    path: async () => {
      const section = { flowTemplate: { kind: 'draft', teamId: town.team.id } } as const;
      const { id } = await server.services.db.section.findFirstOrThrow({ where: section });
      const route = `/step_datum/sections/${id}/step_data`;
      const made = await server.send(key, 'POST', route, { body: { type: 'multiple_choice' } });
      return `/step_data/${made.body.id}/multiple_choice_options/batch`;
    },
    first: () => fileOf('name\nRed\nBlue\n', 'colours.csv'),
    other: () => fileOf('name\nGreen\n', 'colours.csv'),
    count: () => server.services.db.multipleChoiceOption.count({ where: { name: { in: ['Red', 'Blue'] } } }),
  },
  'a file attached to a submission': {
    path: async () => {
      const where = { teamId: town.team.id, deletedAt: null };
      const { id } = await server.services.db.submission.findFirstOrThrow({ where });
      return `/initiated_flows/${id}/upload_repo_file`;
    },
    first: () => fileOf('A letter.', 'letter.txt'),
    other: () => fileOf('Another letter.', 'letter.txt'),
    count: () => server.services.db.repoFile.count({ where: { file: { filename: 'letter.txt' } } }),
  },
};

/** A file link is signed again for every response, with a new expiry. */
const unsigned = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll(/expires=\d+&signature=[\w.-]+/g, ''));

describe.each(Object.entries(routes))('%s, sent again with the same key', (_name, { path, first, other, count }) => {
  test('is stored once with the first response, and another file is another request', async () => {
    const [route, headers] = [await path(), { 'idempotency-key': randomUUID() }];
    const send = (body: FormData): Promise<HttpAnswer> => server.send(key, 'POST', route, { body, headers });
    const before = await count();
    const made = await send(first());
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const there = await count();
    expect(there).toBeGreaterThan(before);
    const again = await send(first());
    expect([again.status, unsigned(again.body)]).toEqual([201, unsigned(made.body)]);
    expect((await send(other())).status).toBe(409);
    expect(await count()).toBe(there);
  });

  test('is stored once for any number of concurrent requests', async () => {
    const [route, headers] = [await path(), { 'idempotency-key': randomUUID() }];
    const before = await count();
    const sent = await Promise.all([1, 2, 3].map(() => server.send(key, 'POST', route, { body: first(), headers })));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await count()).toBe(before + (route.includes('options') ? 2 : 1));
  });
});
