import {
  defaultFieldResolver,
  getArgumentValues,
  GraphQLError,
  isObjectType,
  type GraphQLAbstractType,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql';
import type { ExecutionRun } from '#server/execution/ExecutionRun.ts';
import { FieldPlace, type ResponsePlace } from '#server/execution/FieldPlace.ts';
import type { PlannedField, Selection, Shape } from '#server/execution/Selection.ts';

type Path = GraphQLResolveInfo['path'];

/** An object to resolve at its place in the response. */
interface ObjectField {
  readonly type: GraphQLObjectType;
  readonly source: unknown;
  readonly selection: Selection | null;
  readonly path: Path | undefined;
}

const noArguments = Object.freeze({});

/** Resolves an object's fields concurrently. Returns a promise only if a field does. */
export function runFields({ type, source, selection, path }: ObjectField, run: ExecutionRun): unknown {
  const answer: Record<string, unknown> = {};
  let waiting: Promise<void>[] | undefined;
  run.goOn();
  try {
    for (const field of selection?.fieldsOf(type) ?? []) {
      const { key } = field;
      const value = runField(field, source, path, run);
      // reserves the key's position in the response
      answer[key] = value;
      if (value instanceof Promise) {
        (waiting ??= []).push(
          value.then((come) => {
            answer[key] = come;
          }),
        );
      }
    }
  } catch (error) {
    // no one awaits the others anymore, so their rejections need a handler
    if (waiting) void Promise.allSettled(waiting);
    throw error;
  }
  return waiting ? Promise.all(waiting).then(() => answer) : answer;
}

/** Fast path: most of a response is scalars read from objects, which need no `FieldPlace`. */
function runField(field: PlannedField, source: unknown, above: Path | undefined, run: ExecutionRun): unknown {
  const { definition, nodes, shape } = field;
  const { contextValue, fieldResolver, variableValues } = run.args;
  let place: FieldPlace | undefined;
  try {
    if (field.isProperty && fieldResolver === defaultFieldResolver && typeof source === 'object' && source) {
      const value = (source as Record<string, unknown>)[definition.name];
      if (shape.kind === 'leaf' && isWord(value)) return shape.type.coerceOutputValue(value) ?? noWord(shape.type);
      if (isNothing(value) && !shape.isRequired) return null;
      if (typeof value !== 'function') return settled(value, shape, (place = new FieldPlace(field, above, run)));
    }
    place = new FieldPlace(field, above, run);
    const args = definition.args.length === 0 ? noArguments : getArgumentValues(definition, nodes[0], variableValues);
    return settled((definition.resolve ?? fieldResolver)(source, args, contextValue, place), shape, place);
  } catch (error) {
    place ??= new FieldPlace(field, above, run);
    return run.failed(error, shape.isRequired, field, place.path);
  }
}

/** Completes a value or a promise of one. Errors are reported at its path. */
function settled(value: unknown, shape: Shape, place: ResponsePlace): unknown {
  if (isPromiseLike(value)) return whenCome(value, shape, place);
  const answer = complete(value, shape, place);
  return answer instanceof Promise
    ? answer.catch((error: unknown) => place.run.failed(error, shape.isRequired, place.field, place.path))
    : answer;
}

async function whenCome(coming: PromiseLike<unknown>, shape: Shape, place: ResponsePlace): Promise<unknown> {
  try {
    const value = await coming;
    const answer = complete(value, shape, place);
    return answer instanceof Promise ? await answer : answer;
  } catch (error) {
    return place.run.failed(error, shape.isRequired, place.field, place.path);
  }
}

function complete(value: unknown, shape: Shape, place: ResponsePlace): unknown {
  if (value instanceof Error) throw value;
  if (!isNothing(value)) return completeKnown(value, shape, place);
  if (!shape.isRequired) return null;
  const { parentType, definition } = place.field;
  throw new Error(`Cannot return null for non-nullable field ${parentType.name}.${definition.name}.`);
}

function completeKnown(value: {}, shape: Shape, place: ResponsePlace): unknown {
  switch (shape.kind) {
    case 'leaf':
      return shape.type.coerceOutputValue(value) ?? noWord(shape.type);
    case 'list':
      return completeList(value, shape.item, place);
    case 'object':
      return completeObject(value, shape.type, place);
    case 'abstract': {
      const { type } = shape;
      const { info, run } = place;
      const name = (type.resolveType ?? run.args.typeResolver)(value, run.args.contextValue, info, type);
      return whenKnown(name, (known) => completeObject(value, typeNamed(known, type, place), place));
    }
  }
}

function completeList(value: {}, item: Shape, { field, run, info, path }: ResponsePlace): unknown {
  if (typeof value !== 'object' || !(Symbol.iterator in value)) {
    const { parentType, definition } = field;
    throw new GraphQLError(
      `Expected Iterable, but did not find one for field "${parentType.name}.${definition.name}".`,
    );
  }
  const items = Array.from(value as Iterable<unknown>);
  const answers: unknown[] = [];
  let isComing = false;
  try {
    for (const each of items) {
      const at = { field, run, info, path: { prev: path, key: answers.length, typename: undefined } };
      const answer = completeItem(each, item, at);
      isComing ||= answer instanceof Promise;
      answers.push(answer);
    }
  } catch (error) {
    void Promise.allSettled([...answers, ...items]);
    throw error;
  }
  return isComing ? Promise.all(answers) : answers;
}

function completeItem(value: unknown, shape: Shape, place: ResponsePlace): unknown {
  try {
    return settled(value, shape, place);
  } catch (error) {
    return place.run.failed(error, shape.isRequired, place.field, place.path);
  }
}

function completeObject(value: unknown, type: GraphQLObjectType, place: ResponsePlace): unknown {
  const { field, info, path, run } = place;
  const isOfType = type.isTypeOf?.(value, run.args.contextValue, info) ?? true;
  const objectField = { type, source: value, selection: field.selection, path };
  const runIf = (isWell: boolean): unknown => {
    if (!isWell) throw new GraphQLError(`Expected value of type "${type.name}".`, { nodes: field.nodes });
    return runFields(objectField, run);
  };
  return whenKnown(isOfType, runIf);
}

const whenKnown = <Known>(value: Known | PromiseLike<Known>, answer: (known: Known) => unknown): unknown =>
  isPromiseLike(value) ? Promise.resolve(value).then(answer) : answer(value);

function typeNamed(
  name: string | undefined,
  type: GraphQLAbstractType,
  { run, field }: ResponsePlace,
): GraphQLObjectType {
  const { schema } = run.args;
  const found = name === undefined ? undefined : schema.getType(name);
  if (isObjectType(found) && schema.isSubType(type, found)) return found;
  throw new GraphQLError(`"${type.name}" is resolved to ${name ?? 'no type'}.`, { nodes: field.nodes });
}

function noWord({ name }: GraphQLLeafType): never {
  throw new Error(`${name} has no word for what it is given.`);
}

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

const isWord = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const isPromiseLike = <Come>(value: Come | PromiseLike<Come>): value is PromiseLike<Come> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
