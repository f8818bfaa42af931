import { beforeAll, expect, test } from 'vitest';
import { visitor } from '#tests/support/graphql.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let resident: TestPerson;
beforeAll(async () => {
  resident = await makePerson(server.services);
});

const post = (who: Parameters<typeof server.send>[0], body: object) =>
  server.send(who, 'POST', '/address/validate', { body: body as Record<string, unknown> });

test('POST /address/validate returns the same as GraphQL', async () => {
  const { status, body } = await post(resident, { address: '12 Elm Street' });
  expect([status, body]).toEqual([
    200,
    {
      results: [
        {
          text: '12 Elm St, Springfield, IL 62701',
          street: '12 Elm St',
          unit: null,
          city: 'Springfield',
          state: 'IL',
          zip: '62701',
          latitude: expect.any(Number),
          longitude: expect.any(Number),
        },
      ],
      error: null,
    },
  ]);
  const response = await server.send(resident, 'POST', '/graphql', {
    body: {
      query:
        '{ addressValidation(address: "12 Elm Street") { results { text street unit city state zip latitude longitude } error } }',
    },
  });
  expect((response.body as { data: { addressValidation: unknown } }).data.addressValidation).toEqual(body);
  expect((await post(resident, { address: 'nowhere at all' })).body).toEqual({ results: [], error: null });
});

test('it needs an address and a signed-in caller', async () => {
  expect((await post(resident, {})).status).toBe(422);
  expect((await post(resident, { address: 7 })).status).toBe(422);
  expect((await post(resident, { address: '12 Elm Street', key: 'mine' })).status).toBe(422);
  expect((await post(visitor(), { address: '12 Elm Street' })).status).toBe(401);
});
