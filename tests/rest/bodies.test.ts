import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { endpoints } from '#server/rest/endpoints/endpoints.ts';
import { bodyOf, pathOf } from '#tests/support/bodyExamples.ts';
import { changedAt, jsonSchemaOf, partsOf, variantsFor, withParts, type BodyPart } from '#tests/support/bodyParts.ts';
import { makeTown, type Town } from '#tests/support/nodeFixtures.ts';
import { useServer, type HttpAnswer } from '#tests/support/useServer.ts';
import { watchTables, type WrittenTables } from '#tests/support/watchTables.ts';

const server = useServer();
const changing = endpoints.filter(({ method }) => method !== 'GET');
const bare = z.strictObject({});
let tables: WrittenTables;

beforeAll(async () => {
  tables = await watchTables(server.services);
});

interface Place {
  readonly town: Town;
  readonly path: string;
  readonly body: unknown;
}

async function routeOf(endpoint: Endpoint): Promise<Place> {
  const town = await makeTown(server.services);
  const body = await bodyOf(endpoint, server.services, town);
  const path = await pathOf(endpoint, body, server.services, town);
  await tables.since();
  return { town, path, body };
}

type Caller = 'owner' | 'applicant';

const call = ({ method }: Endpoint, { town, path }: Place, by: Caller, body: unknown): Promise<HttpAnswer> =>
  server.send(by === 'owner' ? town.team.owner : town.applicant, method, path, { body });

/** A request that sets something can be sent again; any other may have used up its input. */
const isSetter = ({ method, path }: Endpoint): boolean =>
  method !== 'POST' && method !== 'DELETE' && !path.endsWith('toggle');

interface Judged {
  /** the accepted variants */
  readonly taken: readonly string[];
  /** descriptions of anything that must never happen */
  readonly faults: readonly string[];
}

/** Sends every variant of one field of the body; a rejected one must have changed nothing. */
async function judge(
  endpoint: Endpoint,
  { path, schema }: BodyPart,
  by: Caller,
  first: Place,
): Promise<Judged & { place: Place }> {
  const [taken, faults]: [string[], string[]] = [[], []];
  let place = first;
  const isObject = withParts(schema).properties !== undefined;
  const all = [...variantsFor(schema), ...(isObject ? [['unknown key', null] as const] : [])];
  for (const [name, value] of all) {
    const isKey = name === 'unknown key';
    const at = isKey ? [...path, 'amuont'] : path;
    const answer = await call(endpoint, place, by, changedAt(place.body, at, value) ?? null);
    const written = await tables.since();
    const said = `${at.join('.')} ${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`;
    if (answer.status >= 500) faults.push(said);
    else if (answer.status >= 400 && written.length > 0) faults.push(`${said}, and wrote ${written.join(', ')}`);
    else if (isKey && answer.status === 422 && !answer.body.errors.some((one: string) => one.includes('amuont')))
      faults.push(`${said} does not name the key`);
    if (answer.status < 400) {
      taken.push(name);
      if (!isSetter(endpoint)) place = await routeOf(endpoint);
    }
  }
  return { taken, faults, place };
}

describe('a body is either understood, or rejected without any change', () => {
  const lines: string[] = [];

  test.each(changing.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (route, endpoint) => {
      const faults: string[] = [];
      let place = await routeOf(endpoint);
      const { status } = await call(endpoint, place, 'owner', place.body);
      const by = status === 403 || status === 404 ? 'applicant' : 'owner';
      lines.push(`${route} -> ${by === 'owner' ? status : (await call(endpoint, place, by, place.body)).status}`);
      place = await routeOf(endpoint);
      for (const part of partsOf(jsonSchemaOf(endpoint.body ?? bare))) {
        const judged = await judge(endpoint, part, by, place);
        place = judged.place;
        faults.push(...judged.faults);
        if (judged.taken.length > 0) lines.push(`  ${part.path.join('.') || 'body'}: ${judged.taken.join(', ')}`);
      }
      expect(faults).toEqual([]);
    },
  );

  test('accepted variants match the table', async () => {
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('bodies.txt');
  });
});
