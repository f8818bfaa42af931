import { isInputObjectType, isNonNullType, getNullableType } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { auditKinds } from '#domain/audit/auditKinds.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { endpoints } from '#server/rest/endpoints/endpoints.ts';
import { omittedArguments, omittedBodyArguments } from '#tests/architecture/omittedArguments.ts';

const schema = porticoSchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const always = new Set(['clientMutationId', 'idempotencyKey']);

/** `verb.argument` for every optional argument. */
const omissible = mutations.flatMap(({ name, args }) =>
  args.flatMap((arg) => {
    const type = getNullableType(arg.type);
    const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [arg];
    return fields
      .filter((field) => (!isNonNullType(field.type) || field.defaultValue !== undefined) && !always.has(field.name))
      .map((field) => `${name}.${field.name}`);
  }),
);

const named = Object.values(omittedArguments).flat();
const isNamed = (argument: string): boolean =>
  named.includes(argument) || named.includes(argument.replace(/\.\w+$/, '.*'));

test('absences.ts says once what it means to omit each optional argument', () => {
  expect(omissible.filter((argument) => !isNamed(argument))).toEqual([]);
  expect(named.filter((name, place) => named.indexOf(name) !== place)).toEqual([]);
});

test('absences.ts lists no unknown argument, and `.*` only for updates and reads', () => {
  const unknown = named.filter(
    (name) => !omissible.some((argument) => argument === name || argument.replace(/\.\w+$/, '.*') === name),
  );
  expect(unknown).toEqual([]);
  expect(named.filter((name) => name.endsWith('.*') && !/^(update|countMetrics|createExport)/.test(name))).toEqual([]);
});

interface BodySchema {
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly required?: readonly string[];
}

const optionalIn = ({ properties = {}, required = [] }: BodySchema, at = ''): readonly string[] =>
  Object.entries(properties).flatMap(([name, part]) => [
    ...(required.includes(name) ? [] : [`${at}${name}`]),
    ...optionalIn(part, `${at}${name}.`),
  ]);

/** Audited, deleting, or paying mutations: an omitted REST value could mean more than the omitted argument does. */
const isGrave = (verb: string): boolean =>
  verb in auditKinds || /^(delete|remove|act|pay)[A-Z]|Payment|Assignment/.test(verb);
const isPatch = (verb: string): boolean => verb.startsWith('update');

const bodies = endpoints.flatMap(({ method, path, document, body }) => {
  const verbs = mutations.map(({ name }) => name).filter((name) => new RegExp(`\\b${name}\\(`).test(document));
  if (!body || method === 'GET' || !verbs.some(isGrave) || verbs.some(isPatch)) return [];
  const schemaOfBody = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as BodySchema;
  return optionalIn(schemaOfBody).map((name) => `${method} ${path} ${name}`);
});

test('absences.ts says what it means to omit each value in REST bodies of audited, deleting, or paying calls', () => {
  const said = Object.values(omittedBodyArguments).flat();
  expect(said.toSorted()).toEqual(bodies.toSorted());
});
