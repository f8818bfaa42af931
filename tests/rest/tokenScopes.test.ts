import { describe, expect, test } from 'vitest';
import { tokenScopes, type TokenScope } from '#domain/access/scopes.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { compileEndpoint } from '#server/rest/compileEndpoint.ts';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { endpoints } from '#server/rest/endpoints/endpoints.ts';
import { operationSecurity } from '#server/rest/operationSecurity.ts';
import { bodyOf, pathOf } from '#tests/support/bodyExamples.ts';
import { makeTown, type Town } from '#tests/support/nodeFixtures.ts';
import { makeToken } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const schema = porticoSchema();

const scopesOf = (endpoint: Endpoint) => operationSecurity(schema, compileEndpoint(schema, endpoint)).tokenScopes;

interface Call {
  readonly town: Town;
  readonly body: Awaited<ReturnType<typeof bodyOf>>;
  readonly path: string;
}

let readTown: Promise<Town> | undefined;

/** Read-only calls share one town. */
async function prepare(endpoint: Endpoint): Promise<Call> {
  const { services } = server;
  const town = await (endpoint.method === 'GET' ? (readTown ??= makeTown(services)) : makeTown(services));
  const body = await bodyOf(endpoint, services, town);
  return { town, body, path: await pathOf(endpoint, body, services, town) };
}

const untouched = new Map<Endpoint, Promise<Call>>();

/** The status for a key of the owner. Refused calls and reads leave their town unchanged for the next key. */
async function statusFor(endpoint: Endpoint, scopes: readonly TokenScope[]): Promise<number> {
  const { method } = endpoint;
  const prepared = untouched.get(endpoint) ?? prepare(endpoint);
  untouched.set(endpoint, prepared);
  const { town, body, path } = await prepared;
  const key = await makeToken(server.services, town.team.id, town.team.owner, scopes);
  const { status } = await server.send(key, method, path, method === 'GET' ? {} : { body });
  if (method !== 'GET' && status !== 403) untouched.delete(endpoint);
  return status;
}

const rows = endpoints.flatMap((endpoint) => {
  const [scopes, ...others] = scopesOf(endpoint);
  // if another call has the same path, a body for this one is a different body
  return scopes && others.length === 0 ? [[`${endpoint.method} ${endpoint.path}`, scopes, endpoint] as const] : [];
});

describe('the scopes that the contract lists for a call', () => {
  const guarded = rows.flatMap(([call, scopes, endpoint]) =>
    endpoint.tellsStrangers ? [] : scopes.map((scope) => [call, scope, scopes, endpoint] as const),
  );
  test.each(guarded)('%s: without %s it is refused before anything happens', async (_, left, scopes, endpoint) => {
    const others = scopes.filter((scope) => scope !== left);
    expect(await statusFor(endpoint, others)).toBe(403);
  });

  test.each(rows)('%s: %j are enough', async (_, scopes, endpoint) => {
    const withThese = await statusFor(endpoint, scopes);
    // a missing scope gives 403, or 404 for hidden items; so may calls that no key can make
    if (![403, 404].includes(withThese)) return;
    expect([403, 404]).toContain(await statusFor(endpoint, tokenScopes));
  });

  test('no call needs less than the parts of its response', () => {
    const named = Object.fromEntries(rows.map(([call, scopes]) => [call, scopes]));
    expect(named['GET /roles/{id}']).toEqual(['team:read']);
    expect(named['POST /steps/{id}/duplicate']).toEqual(['forms:read', 'forms:write']);
  });
});
