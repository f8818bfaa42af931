import { expect, it } from 'vitest';
import { porticoSchema } from '#server/graphql/schema.ts';
import { endpoints } from '#server/rest/endpoints.ts';
import { openApiOf } from '#server/rest/openApi.ts';

const document = openApiOf(porticoSchema(), endpoints, 'https://town.example');

const at = (pointer: string): unknown =>
  pointer
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], document);

it('refers to nothing that is not in it', () => {
  const pointers = new Set<string>();
  JSON.stringify(document, (name, value: unknown) => {
    if (name === '$ref') pointers.add(value as string);
    return value;
  });
  expect([...pointers].filter((pointer) => at(pointer) === undefined)).toEqual([]);
  expect(pointers.size).toBeGreaterThan(9);
});

it('says of every call what can go wrong with it', () => {
  const statuses = Object.values(document['paths'] as Record<string, Record<string, { responses: object }>>).flatMap(
    (methods) => Object.values(methods).map(({ responses }) => Object.keys(responses).filter((one) => one >= '400')),
  );
  expect(statuses.length).toBe(endpoints.length);
  for (const known of statuses) expect(known).toEqual(['400', '401', '403', '404', '409', '413', '422', '429', '503']);
});
