import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getNamedType, isInputObjectType, isUnionType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { rulesByKind } from '#domain/access/decide.ts';
import { kinds, dataTypes } from '#domain/form/fields/kinds.ts';
import { refusalKinds, type RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { stepTypes } from '#domain/submission/stepKinds.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { root } from '#scripts/setup/root.ts';
import { resourceQueries } from '#server/access/resourceQueries.ts';
import { FieldDataType, StepType } from '#server/generated/prisma/enums.ts';
import { keyless } from '#server/graphql/keyless.ts';
import { guardedTypes } from '#server/graphql/nodes.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { isDescribed, scopeRows } from '#server/graphql/scopeTable.ts';
import { taskNames } from '#server/jobs/catalog.ts';
import { compileEndpoint } from '#server/rest/compileEndpoint.ts';
import { endpoints } from '#server/rest/endpoints/endpoints.ts';

const schema = porticoSchema();
const rootFields = scopeRows(schema).filter(({ field }) => /^(Query|Mutation|Subscription)\./.test(field));
const objectTypes = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith('__'),
);

test('every task in the catalog has a file, and every task file is in the catalog', () => {
  const files = readdirSync(path.join(root, 'workers/tasks'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
  expect(files.toSorted()).toEqual(taskNames.toSorted());
});

test('every field kind has its rules', () => {
  expect(Object.keys(kinds).toSorted()).toEqual([...dataTypes].toSorted());
  expect(Object.keys(FieldDataType).toSorted()).toEqual([...dataTypes].toSorted());
  for (const [name, kind] of Object.entries(kinds)) expect(kind.dataType).toBe(name);
});

test('every step type has its rules', () => {
  expect(Object.keys(StepType).toSorted()).toEqual([...stepTypes].toSorted());
});

test('every field of Query, Mutation, and Subscription names a scope and has a description', () => {
  expect(rootFields.length).toBeGreaterThan(5);
  expect(rootFields.filter(({ scope }) => scope === null)).toEqual([]);
  expect(rootFields.filter(({ field }) => !isDescribed(schema, ...(field.split('.') as [string, string])))).toEqual([]);
});

test('every scope is a rule of domain/access', () => {
  const scopes = scopeRows(schema).flatMap(({ scope }) =>
    (scope ?? '').split(/ [|+] /).filter((one) => one.includes('.')),
  );
  const known = Object.entries(rulesByKind).flatMap(([kind, { reading, writing }]) =>
    [...Object.keys(reading), ...Object.keys(writing)].map((action) => `${kind}.${action}`),
  );
  expect(scopes.filter((one) => !known.includes(one))).toEqual([]);
});

test('every type and field of ours has a description', () => {
  const plumbing = /(Connection|Edge|Payload|PageInfo)$/;
  const bare = objectTypes
    .filter((type) => !plumbing.test(type.name))
    .flatMap((type) => [
      ...(type.description ? [] : [type.name]),
      ...(isObjectType(type)
        ? Object.values(type.getFields())
            .filter((field) => !field.description && field.name !== 'id')
            .map((field) => `${type.name}.${field.name}`)
        : []),
    ]);
  expect(bare).toEqual([]);
});

test('every node type has a guard', () => {
  const nodes = objectTypes
    .filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'))
    .map(({ name }) => name);
  expect(nodes.filter((name) => !guardedTypes().includes(name))).toEqual([]);
});

test('every mutation returns a union with RefusedError', () => {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  // nullable, so that a failed mutation keeps the results of the others (decision 0085)
  const plain = fields.filter(
    ({ type }) => !isUnionType(type) || !type.getTypes().some(({ name }) => name === 'RefusedError'),
  );
  expect(plain.map(({ name }) => name)).toEqual([]);
});

test('every mutation takes an idempotency key or is listed in keyless.ts', () => {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  const keyed = fields
    .filter(({ args }) =>
      args.some(({ type }) => {
        const input = getNamedType(type);
        return isInputObjectType(input) && 'idempotencyKey' in input.getFields();
      }),
    )
    .map(({ name }) => name);
  const all = fields.map(({ name }) => name);
  expect(all.filter((name) => !keyed.includes(name) && !keyless.has(name))).toEqual([]);
  expect([...keyless.keys()].filter((name) => keyed.includes(name) || !all.includes(name))).toEqual([]);
});

test('every kind in the access rules has a resource query', () => {
  expect(Object.keys(resourceQueries).toSorted()).toEqual(Object.keys(rulesByKind).toSorted());
});

test('every REST document is valid, and no route is listed twice', () => {
  for (const endpoint of endpoints) expect(() => compileEndpoint(schema, endpoint)).not.toThrow();
  const routes = endpoints.map(({ method, path: at }) => `${method} ${at.replace(/\{\w+\}/g, '{}')}`);
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});

test('every refusal code has a sentence', () => {
  for (const code of Object.keys(refusalKinds) as RefusalCode[])
    expect(refusalSentence(code, {}).length).toBeGreaterThan(3);
});

test('persisted.json has the documents of the web client by digest', () => {
  const file = path.join(root, 'persisted.json');
  expect(existsSync(file)).toBe(true);
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(
    true,
  );
});
