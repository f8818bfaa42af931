import { isInputObjectType, isNonNullType, getNullableType } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { auditKinds } from '#domain/audit/auditKinds.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { endpoints } from '#server/rest/endpoints.ts';
import { absences, bodyAbsences } from '#tests/architecture/absences.ts';

const schema = porticoSchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const always = new Set(['clientMutationId', 'idempotencyKey']);

/** `verb.argument` for everything that may be left out. */
const omissible = mutations.flatMap(({ name, args }) =>
  args.flatMap((arg) => {
    const type = getNullableType(arg.type);
    const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [arg];
    return fields
      .filter((field) => (!isNonNullType(field.type) || field.defaultValue !== undefined) && !always.has(field.name))
      .map((field) => `${name}.${field.name}`);
  }),
);

const named = Object.values(absences).flat();
const isNamed = (argument: string): boolean =>
  named.includes(argument) || named.includes(argument.replace(/\.\w+$/, '.*'));

test('what the absence of every argument means is written down, once', () => {
  expect(omissible.filter((argument) => !isNamed(argument))).toEqual([]);
  expect(named.filter((name, place) => named.indexOf(name) !== place)).toEqual([]);
});

test('nothing is written down that is not there, and only what changes or reads speaks of all its arguments', () => {
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

/** What is audited, takes away or pays: a shape of its own over REST could mean more than the argument does. */
const isGrave = (verb: string): boolean =>
  verb in auditKinds || /^(delete|remove|act|pay)[A-Z]|Payment|Assignment/.test(verb);
const isPatch = (verb: string): boolean => verb.startsWith('update');

const bodies = endpoints.flatMap(({ method, path, document, body }) => {
  const verbs = mutations.map(({ name }) => name).filter((name) => new RegExp(`\\b${name}\\(`).test(document));
  if (!body || method === 'GET' || !verbs.some(isGrave) || verbs.some(isPatch)) return [];
  const schemaOfBody = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as BodySchema;
  return optionalIn(schemaOfBody).map((name) => `${method} ${path} ${name}`);
});

test('the same of the bodies of what is audited or takes away', () => {
  const said = Object.values(bodyAbsences).flat();
  expect(said.toSorted()).toEqual(bodies.toSorted());
});
