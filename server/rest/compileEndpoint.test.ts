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

/** A document over the limits must fail at startup, not on every request. */
test.each([
  ['more complex', `{ ${times(20, 'myTeams { roles { members { contact { id } } } }')} }`],
  ['deeper', `{ myTeams ${'{ roles { team '.repeat(6)} { id } ${'} }'.repeat(6)} }`],
  ['wider', `{ ${times(operationLimits.breadth + 1, 'isSignedIn')} }`],
])('fails at startup for a document that is %s than the limit', (_what, document) => {
  expect(() => compiled(document)).toThrow('over the limits for any operation');
});

test('compiles a document within the limits', () => {
  expect(() => compiled(`{ ${times(400, 'isSignedIn')} }`)).not.toThrow();
});
