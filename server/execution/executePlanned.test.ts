import fc from 'fast-check';
import {
  buildSchema,
  defaultTypeResolver,
  execute,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  responsePathAsArray,
  validate,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLTypeResolver,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { executePlanned } from '#server/execution/executePlanned.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';

const schema = buildSchema(`
  interface Named { name: String! same(other: Int): Named }
  type Person implements Named {
    name: String! age: Int same(other: Int): Named friends: [Named!] must: Person! grid: [[Int!]]! echo(text: String = "as usual", list: [Int!]!): String
  }
  type Town implements Named { name: String! same(other: Int): Named people: [Person]! things: [Thing!]! }
  union Thing = Person | Town
  type Query { person: Person must: Person! town: Town things: [Thing!]! named: Named }
  type Mutation { name: String! }
`);

/** `isTypeOf` can be asynchronous. */
const townType = schema.getType('Town');
if (isObjectType(townType))
  townType.isTypeOf = (_town, { isPatient }: World) => (isPatient ? Promise.resolve(true) : true);

/** A deterministic pseudorandom number, so that both executions see the same values. */
function randomOf(words: string): number {
  let hash = 2_166_136_261;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

interface World {
  readonly seed: number;
  /** some values arrive asynchronously */
  readonly isPatient: boolean;
  /** values come from resolvers, or from the objects themselves */
  readonly isResolved: boolean;
  /** percentage of values that are missing or fail */
  readonly faults: number;
  /** `execute` of GraphQL.js sometimes leaves a rejection unhandled, which would end the process */
  readonly isForgiving?: boolean;
}

/** A field's value: correct, missing, an error, or any of these asynchronously. */
function valueAt(type: GraphQLOutputType, place: string, world: World): unknown {
  const chance = (of: string): number => randomOf(`${world.seed} ${place} ${of}`);
  const made = (): unknown => {
    if (chance('fault') * 100 < world.faults) {
      const kind = Math.floor(chance('kind of fault') * 4);
      if (kind === 0) return null;
      if (kind === 1) return undefined;
      if (kind === 2) return new Error(`given at ${place}`);
      throw new Error(`thrown at ${place}`);
    }
    return rightValue(isNonNullType(type) ? type.ofType : type, place, world);
  };
  if (!world.isPatient || chance('later') < 0.5) return made();
  const coming = new Promise((resolve) => setImmediate(resolve)).then(made);
  if (world.isForgiving) coming.catch(() => undefined);
  return coming;
}

function rightValue(type: GraphQLOutputType, place: string, world: World): unknown {
  const chance = randomOf(`${world.seed} ${place} value`);
  if (isListType(type)) {
    const { ofType: item } = type;
    const count = Math.floor(chance * 4);
    return Array.from({ length: count }, (_, at) => {
      try {
        return valueAt(item, `${place}.${at}`, world);
      } catch (error) {
        return error;
      }
    });
  }
  if (isLeafType(type)) return type.name === 'Int' ? Math.floor(chance * 100) : `word ${chance}`;
  // its fields come from resolvers, or from `withFields`
  return isAbstractType(type) ? { __typename: chance < 0.5 ? 'Person' : 'Town' } : {};
}

/** Records what resolvers were called with, in any order. */
function told(world: World): { readonly resolver: GraphQLFieldResolver<unknown, unknown>; readonly notes: string[] } {
  const notes: string[] = [];
  return {
    notes,
    resolver: (source, args, context, info) => {
      const path = responsePathAsArray(info.path);
      notes.push(
        JSON.stringify([
          ...[info.fieldName, String(info.returnType), info.parentType.name, path, typeof source, args, context],
          ...[info.fieldNodes.map(({ loc }) => loc?.start), Object.keys(info.fragments), info.operation.name?.value],
          ...[info.variableValues.coerced, info.schema === schema, info.rootValue, info.path.typename],
        ]),
      );
      return valueAt(info.returnType, path.join('.'), world);
    },
  };
}

/** A random document with fragments, aliases, and repeated fields. */
function documentOf(seed: number): string {
  let count = 0;
  const chance = (): number => randomOf(`${seed} document ${(count += 1)}`);
  const used = new Map<string, string>();
  const condition = (): string => {
    const drawn = chance();
    return drawn < 0.1 ? ' @include(if: $asked)' : drawn < 0.2 ? ' @skip(if: $left)' : '';
  };
  const selection = (typeName: string, depth: number): string => {
    const type = schema.getType(typeName);
    const parts = ['__typename'];
    const fields = type && 'getFields' in type ? Object.values(type.getFields()) : [];
    for (const field of fields) {
      const named = 'type' in field ? String(field.type).replaceAll(/[![\]]/g, '') : '';
      const inner = schema.getType(named);
      const isLeaf = isLeafType(inner);
      const args =
        field.name === 'echo' ? '(list: [1, 2, $n], text: $text)' : field.name === 'same' ? '(other: $n)' : '';
      const times = chance() < 0.6 ? 1 : chance() < 0.3 ? 2 : 0;
      for (let time = 0; time < times && (isLeaf || depth > 0); time += 1) {
        const alias = chance() < 0.1 ? `other_${field.name}: ` : '';
        parts.push(`${alias}${field.name}${args}${condition()}${isLeaf ? '' : ` { ${selection(named, depth - 1)} }`}`);
      }
    }
    const possible = isAbstractType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [typeName];
    for (const name of [...possible, ...(isObjectType(type) && type.name !== 'Query' ? ['Named'] : [])]) {
      if (depth > 0 && chance() < 0.5) parts.push(`... on ${name}${condition()} { ${selection(name, depth - 1)} }`);
      if (depth > 0 && chance() < 0.2) {
        const fragment = `of${name}${count}`;
        used.set(fragment, `fragment ${fragment} on ${name} { ${selection(name, depth - 1)} }`);
        parts.push(`...${fragment}${condition()} ...${fragment}`);
      }
    }
    return parts.join(' ');
  };
  const selected = selection('Query', 4);
  const body = [`{ ${selected} }`, ...used.values()].join('\n');
  const all = ['$n: Int! = 7', '$text: String', '$asked: Boolean!', '$left: Boolean = false'];
  const declared = all.filter((each) => body.includes(each.split(':', 1)[0] ?? ''));
  return `query Asked${declared.length > 0 ? `(${declared.join(', ')})` : ''} ${body}`;
}

/** An object that provides its own field values when there is no resolver. */
function sourceOf(typeName: string, place: string, world: World): object {
  const type = schema.getType(typeName);
  const source = { __typename: typeName };
  for (const { name, type: of } of isObjectType(type) ? Object.values(type.getFields()) : []) {
    const at = `${place}.${name}`;
    const read = (): unknown => withFields(valueAt(of, at, world), of, at, world);
    Object.defineProperty(source, name, { get: () => (randomOf(`${world.seed} ${at} asked`) < 0.2 ? read : read()) });
  }
  return source;
}

function withFields(value: unknown, type: GraphQLOutputType, place: string, world: World): unknown {
  if (value instanceof Promise) {
    const coming = value.then((come: unknown) => withFields(come, type, place, world));
    if (world.isForgiving) coming.catch(() => undefined);
    return coming;
  }
  if (isNonNullType(type)) return withFields(value, type.ofType, place, world);
  if (isListType(type) && Array.isArray(value))
    return value.map((each, at) => withFields(each, type.ofType, `${place}.${at}`, world));
  if (typeof value !== 'object' || value === null || value instanceof Error || isListType(type)) return value;
  return sourceOf('__typename' in value ? String(value.__typename) : type.name, place, world);
}

/** Resolving a type can be asynchronous too. */
function typeResolverOf({ isPatient }: World): GraphQLTypeResolver<unknown, unknown> {
  return (value, context, info, type) => {
    const name = defaultTypeResolver(value, context, info, type);
    return isPatient ? new Promise((resolve) => setImmediate(resolve, name)) : name;
  };
}

async function bothWays(text: string, world: World): Promise<readonly [Answered, Answered]> {
  const document = parse(text);
  const ask = async (run: typeof execute): Promise<Answered> => {
    const itsWorld = { ...world, isForgiving: run === execute };
    const { resolver, notes } = told(itsWorld);
    const { data, errors = [] } = await run({
      ...{ schema, document, contextValue: world, typeResolver: typeResolverOf(world) },
      ...(world.isResolved
        ? { rootValue: 'root', fieldResolver: resolver }
        : { rootValue: sourceOf('Query', 'root', itsWorld) }),
      variableValues: {
        ...(world.seed % 2 === 0 ? { n: 3, left: true } : { text: 'said' }),
        asked: world.seed % 3 > 0,
      },
    });
    return { data: JSON.stringify(data), errors: errors.map((error) => error.toJSON()), notes };
  };
  return [await ask(execute), await ask(executePlanned)];
}

interface Answered {
  readonly data: string | undefined;
  readonly errors: readonly unknown[];
  readonly notes: readonly string[];
}

const worldOfChance = (isPatient: boolean): fc.Arbitrary<World> =>
  fc.record({
    seed: fc.nat(),
    isPatient: fc.constant(isPatient),
    isResolved: fc.boolean(),
    faults: fc.constantFrom(0, 2, 10, 40),
  });

test('gives the same response as GraphQL.js: data, errors, and resolver arguments', async () => {
  await fc.assert(
    fc.asyncProperty(worldOfChance(false), async (world) => {
      const [itself, planned] = await bothWays(documentOf(world.seed), world);
      expect(planned).toEqual(itself);
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('gives the same data as GraphQL.js when values arrive asynchronously', async () => {
  await fc.assert(
    fc.asyncProperty(worldOfChance(true), async (world) => {
      const [itself, planned] = await bothWays(documentOf(world.seed), world);
      expect(planned.data).toEqual(itself.data);
      // of two errors below one null, the first to arrive is reported
      expect(planned.errors.length > 0).toBe(itself.errors.length > 0);
      // which also affects what is no longer resolved
      const notesOf = ({ notes }: Answered): readonly string[] => (world.faults === 0 ? notes.toSorted() : []);
      expect(notesOf(planned)).toEqual(notesOf(itself));
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('the random documents are valid and cover every kind of response', async () => {
  const kinds = { whole: 0, withMistakes: 0, nothing: 0 };
  for (let seed = 0; seed < 200; seed += 1) {
    expect(validate(schema, parse(documentOf(seed)))).toEqual([]);
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    const [{ data, errors }] = await bothWays(documentOf(seed), {
      seed,
      isPatient: false,
      isResolved: seed % 2 === 0,
      faults: 20,
    });
    if (data === 'null') kinds.nothing += 1;
    else if (errors.length > 0) kinds.withMistakes += 1;
    else kinds.whole += 1;
  }
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(10);
});

describe('what is left to GraphQL.js', () => {
  const ask = (text: string, variableValues = {}): Promise<ExecutionResult> =>
    executePlanned({ schema, document: parse(text), variableValues, fieldResolver: () => 'Maria' });

  test.each([
    ['a literal condition', '{ named: __typename @include(if: false) __typename }', '{"__typename":"Query"}'],
    ['a mutation', 'mutation { name }', '{"name":"Maria"}'],
    ['an alias with a meaning in JavaScript', '{ __proto__: __typename }', '{"__proto__":"Query"}'],
  ])('%s', async (_what, text, data) => {
    expect(JSON.stringify((await ask(text)).data)).toBe(data);
  });

  test('rejects a variable of the wrong type before anything runs', async () => {
    const { data, errors } = await ask('query ($n: Int!) { person { same(other: $n) { name } } }', { n: 'seven' });
    expect([data, errors?.length]).toEqual([undefined, 1]);
  });
});

test('rejects immediately when aborted, and starts no further resolver', async () => {
  const given = new AbortController();
  const held = Promise.withResolvers<object>();
  const requests: string[] = [];
  const running = executePlanned({
    ...{ schema, document: parse('{ person { age } }'), abortSignal: given.signal },
    fieldResolver: (_source, _args, _context, { fieldName, getAbortSignal }) => {
      requests.push(fieldName);
      expect(getAbortSignal()).toBe(given.signal);
      return held.promise;
    },
  });
  given.abort(new Error('enough'));
  await expect(running).rejects.toThrow('enough');
  held.resolve({});
  await new Promise((resolve) => setImmediate(resolve));
  expect(requests).toEqual(['person']);
});

test('does not report later errors below a value that is already null', async () => {
  const later = (error: string): Promise<never> =>
    new Promise((_resolve, reject) => setImmediate(reject, new Error(error)));
  const town = new Promise((resolve) => setImmediate(() => setImmediate(resolve, { name: 'Spring Valley' })));
  const { data, errors = [] } = await executePlanned({
    ...{ schema, document: parse('{ person { must { name } age } town { name } }'), contextValue: {} },
    rootValue: { person: { must: Promise.reject(new Error('at once')), age: () => later('later') }, town },
  });
  expect(data).toEqual({ person: null, town: { name: 'Spring Valley' } });
  expect(errors.map(({ message }) => message)).toEqual(['at once']);
});

test('does not crash the process when a later error occurs in a list already given up', async () => {
  const unheard: unknown[] = [];
  const hear = (error: unknown): void => void unheard.push(error);
  process.on('unhandledRejection', hear);
  try {
    const { data, errors = [] } = await executePlanned({
      ...{ schema, document: parse('{ person { grid } }') },
      rootValue: { person: { grid: [[new Error('at once'), Promise.reject(new Error('later'))], [3]] } },
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(data).toEqual({ person: { grid: [null, [3]] } });
    expect(errors.map(({ message }) => message)).toEqual(['at once']);
    expect(unheard).toEqual([]);
  } finally {
    process.off('unhandledRejection', hear);
  }
});
