import { expect, test } from 'vitest';
import { operationLimits } from '#server/graphql/operationLimits.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { compileEndpoint } from '#server/rest/compileEndpoint.ts';
import { endpoint } from '#server/rest/endpoint.ts';

const compiled = (document: string) =>
  compileEndpoint(
    porticoSchema(),
    endpoint({ method: 'GET', path: '/tried', summary: 'Tried', document, answer: 'a' }),
  );
const times = (count: number, field: string): string =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');

/** What every request would be refused for must not be found out by requests. */
test.each([
  ['dearer', `{ ${times(20, 'myTeams { roles { members { contact { id } } } }')} }`],
  ['deeper', `{ myTeams ${'{ roles { team '.repeat(6)} { id } ${'} }'.repeat(6)} }`],
  ['wider', `{ ${times(operationLimits.breadth + 1, 'isSignedIn')} }`],
])('a row whose document is %s than any may be stops the start', (_what, document) => {
  expect(() => compiled(document)).toThrow('more than any may');
});

test('a row that asks for what any may is compiled', () => {
  expect(() => compiled(`{ ${times(400, 'isSignedIn')} }`)).not.toThrow();
});
