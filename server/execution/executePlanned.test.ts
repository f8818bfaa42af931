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
import { tries } from '#tests/support/tries.ts';

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

/** What an object is may be asked of it, and be known only later. */
const townType = schema.getType('Town');
if (isObjectType(townType))
  townType.isTypeOf = (_town, { isPatient }: World) => (isPatient ? Promise.resolve(true) : true);

/** The same number each time for the same words: what stands at a place is the same for whoever asks. */
function randomOf(words: string): number {
  let hash = 2_166_136_261;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

interface World {
  readonly seed: number;
  /** values come at once, or some later */
  readonly isPatient: boolean;
  /** what is answered is said by resolvers, or read from objects */
  readonly isResolved: boolean;
  /** how many of a hundred are missing or go wrong */
  readonly faults: number;
  /** GraphQL itself now and then lets go of what goes wrong later, and Node would end the process for it */
  readonly isForgiving?: boolean;
}

/** What a field of a type answers with at its place: what it should, nothing, a mistake, or any of these later. */
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
  // its fields are answered by resolvers, or given to it by `withFields`
  return isAbstractType(type) ? { __typename: chance < 0.5 ? 'Person' : 'Town' } : {};
}

/** What resolvers were told, in any order. */
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

/** A document of chance, with fragments of types and names, names in the answer, and the same field asked for again. */
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
  const asked = selection('Query', 4);
  const body = [`{ ${asked} }`, ...used.values()].join('\n');
  const all = ['$n: Int! = 7', '$text: String', '$asked: Boolean!', '$left: Boolean = false'];
  const declared = all.filter((each) => body.includes(each.split(':', 1)[0] ?? ''));
  return `query Asked${declared.length > 0 ? `(${declared.join(', ')})` : ''} ${body}`;
}

/** An object whose fields are read from it, where no resolver of its own stands for them. */
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

/** Of which type something is may be known only later, too. */
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

test('whatever is asked is answered as GraphQL itself answers it: each word, each mistake, and what resolvers are told', async () => {
  await fc.assert(
    fc.asyncProperty(worldOfChance(false), async (world) => {
      const [itself, planned] = await bothWays(documentOf(world.seed), world);
      expect(planned).toEqual(itself);
    }),
    { numRuns: tries(300) },
  );
});

test('so it is where some of it comes later', async () => {
  await fc.assert(
    fc.asyncProperty(worldOfChance(true), async (world) => {
      const [itself, planned] = await bothWays(documentOf(world.seed), world);
      expect(planned.data).toEqual(itself.data);
      // of two mistakes under one missing object the first to come is told
      expect(planned.errors.length > 0).toBe(itself.errors.length > 0);
      // and what it keeps from being asked differs with it
      const notesOf = ({ notes }: Answered): readonly string[] => (world.faults === 0 ? notes.toSorted() : []);
      expect(notesOf(planned)).toEqual(notesOf(itself));
    }),
    { numRuns: tries(200) },
  );
});

test('documents of chance are valid, and what they are answered is of every kind', async () => {
  const kinds = { whole: 0, withMistakes: 0, nothing: 0 };
  for (let seed = 0; seed < 200; seed += 1) {
    expect(validate(schema, parse(documentOf(seed)))).toEqual([]);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
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

describe('what is not planned is left to GraphQL itself', () => {
  const ask = (text: string, variableValues = {}): Promise<ExecutionResult> =>
    executePlanned({ schema, document: parse(text), variableValues, fieldResolver: () => 'Maria' });

  test.each([
    ['a condition that is settled', '{ named: __typename @include(if: false) __typename }', '{"__typename":"Query"}'],
    ['what is changed', 'mutation { name }', '{"name":"Maria"}'],
    ['a name of JavaScript', '{ __proto__: __typename }', '{"__proto__":"Query"}'],
  ])('%s', async (_what, text, data) => {
    expect(JSON.stringify((await ask(text)).data)).toBe(data);
  });

  test('a variable of another type is refused before anything runs', async () => {
    const { data, errors } = await ask('query ($n: Int!) { person { same(other: $n) { name } } }', { n: 'seven' });
    expect([data, errors?.length]).toEqual([undefined, 1]);
  });
});

test('who gives up hears so at once, and no resolver begins after that', async () => {
  const given = new AbortController();
  const held = Promise.withResolvers<object>();
  const asked: string[] = [];
  const running = executePlanned({
    ...{ schema, document: parse('{ person { age } }'), abortSignal: given.signal },
    fieldResolver: (_source, _args, _context, { fieldName, getAbortSignal }) => {
      asked.push(fieldName);
      expect(getAbortSignal()).toBe(given.signal);
      return held.promise;
    },
  });
  given.abort(new Error('enough'));
  await expect(running).rejects.toThrow('enough');
  held.resolve({});
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toEqual(['person']);
});

test('what goes wrong later below what is missing already is told to nobody', async () => {
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

test('what goes wrong later in a list that is given up ends no process', async () => {
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
