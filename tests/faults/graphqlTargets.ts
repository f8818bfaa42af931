import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import type { Target } from '#tests/faults/fuzz.ts';
import { leavesOf, corruptValue } from '#tests/faults/fuzzRest.ts';
import { anyIds, type KnownIds } from '#tests/faults/hostileValues.ts';
import { seededRandom, type SeededRandom } from '#tests/faults/seededRandom.ts';

/** Every root field of queries and mutations. */
export function graphqlTargets(): readonly Target[] {
  const schema = porticoSchema();
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(root?.getFields() ?? {}).map((field) => targetOf(kind, field));
  });
}

function targetOf(kind: string, field: GraphQLField<unknown, unknown>): Target {
  const { name, args, type } = field;
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isCompositeType(getNamedType(type)) ? ' { __typename }' : '';
  const query = `${kind}${declared && ` (${declared})`} { ${name}${given && `(${given})`}${selection} }`;
  const valuesFor = (chance: SeededRandom, ids: KnownIds) => ({
    variables: Object.fromEntries(args.map((arg) => [arg.name, sample(arg.type, arg.name, chance, ids)] as const)),
  });
  const title = `${kind} ${name}`;
  return {
    name: title,
    leaves: leavesOf(valuesFor(seededRandom(title), anyIds)).length,
    attack: (chance, ids, turn) => {
      const { variables } = corruptValue(valuesFor(chance, ids), chance, ids, turn);
      return { method: 'POST', path: '/graphql', type: 'application/json', body: JSON.stringify({ query, variables }) };
    },
  };
}

function sample(type: GraphQLInputType, name: string, chance: SeededRandom, ids: KnownIds, level = 0): unknown {
  if (isNonNullType(type)) return sample(type.ofType, name, chance, ids, level);
  if (level > 5) return null;
  if (isListType(type)) return [sample(type.ofType, name, chance, ids, level + 1)];
  if (isEnumType(type)) return chance.of(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(
      fields.map((field) => [field.name, sample(field.type, field.name, chance, ids, level + 1)]),
    );
  }
  switch (type.name) {
    case 'ID':
      return idNamed(name, chance, ids);
    case 'Boolean':
      return chance.percent(50);
    case 'Int':
    case 'Float':
      return chance.below(3);
    case 'DateTime':
      return '2026-11-22T12:00:00.000Z';
    default:
      return /id$/i.test(name) ? chance.of(Object.values(ids)) : chance.of(['x', 'Rex', '1']);
  }
}

/** `activeStepId` is the id of an active step; an `id` without a type in its name can be anything. */
function idNamed(name: string, chance: SeededRandom, ids: KnownIds): string {
  const type = Object.keys(ids).find((known) => name.toLowerCase() === `${known.toLowerCase()}id`);
  const [typename, id] = type ? [type, ids[type]] : chance.of(Object.entries(ids));
  return `${typename}:${id}`;
}
