import {
  createSourceEventStream,
  executeSubscriptionEvent,
  Kind,
  mapSourceToResponseEvent,
  validateSubscriptionArgs,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';
import type { ResourceKind } from '#domain/access/decide.ts';
import type { ResourceChange } from '#server/graphql/live/resourceChanges.ts';

/**
 * Marks a subscription field whose result depends only on the event, `facts`, and `ownMutation`, not on anything else
 * about the viewer. Viewers with the same facts then share one result, apart from the tab that made the change.
 */
export const sharedByFacts = { sharedByFacts: true } as const;

type AnyFacts = ResourceChange<ResourceKind>['facts'];
type Answer = ExecutionResult | Promise<ExecutionResult>;
type Response = AsyncIterableIterator<ExecutionResult> | ExecutionResult;

/** Results for one event by cursor and by view, kept while the event is being delivered. */
const answersTo = new WeakMap<object, Map<string, Map<string, Answer>>>();
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** A number that identifies a document. The web client's persisted documents are the same object in all requests. */
function numberOf(thing: object): number {
  const known = numbers.get(thing) ?? (lastNumber += 1);
  numbers.set(thing, known);
  return known;
}

/**
 * Like `subscribe` of graphql, but executes each event once for all viewers who see the same of it. With 1,000
 * subscribers, executing for each one took most of the time from a change to the last delivery.
 */
export async function sharedSubscribe(args: ExecutionArgs): Promise<Response> {
  const validated = validateSubscriptionArgs(args);
  if (!('schema' in validated)) return { errors: validated };
  const stream = await createSourceEventStream(validated);
  if (!(Symbol.asyncIterator in stream)) return stream;
  if (!isShared(args)) return mapSourceToResponseEvent(validated, stream);
  const operationKey = `${numberOf(args.document)} ${args.operationName ?? ''} ${JSON.stringify(args.variableValues ?? {})}`;
  let view = { facts: null as AnyFacts | null, text: '' };
  return answering(stream as AsyncIterable<ResourceChange<ResourceKind>>, (change) => {
    const { payload, cursor, facts, ownMutation } = change;
    // the key is rebuilt only when the facts change: building it for each event took 4% of delivery time
    if (view.facts !== facts) view = { facts, text: `${operationKey} ${viewOf(facts)}` };
    const answers = answersOf(payload, cursor);
    const key = ownMutation === null ? view.text : `${view.text} own ${ownMutation}`;
    const known = answers.get(key) ?? executeSubscriptionEvent({ ...validated, rootValue: change });
    answers.set(key, known);
    return known;
  });
}

/**
 * Maps events to results in order. A plain iterator avoids the dozen awaits per event that graphql's generator costs,
 * and nothing here needs the cleanup that a generator provides.
 */
function answering<Event>(
  events: AsyncIterable<Event>,
  answerTo: (event: Event) => Answer,
): AsyncIterableIterator<ExecutionResult> & { throw(error: unknown): Promise<never> } {
  const source = events[Symbol.asyncIterator]();
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    await source.return?.();
    return { value: undefined, done: true };
  };
  const answers = {
    async next() {
      const event = await source.next();
      return event.done ? end() : { value: await answerTo(event.value), done: false as const };
    },
    return: end,
    async throw(error: unknown) {
      await end();
      throw error;
    },
    [Symbol.asyncIterator]: () => answers,
  };
  return answers;
}

const viewOf = ({ holds, token }: AnyFacts): string => `${[...holds].join()} ${token ? [...token].join() : ''}`;

function answersOf(payload: object, cursor: string): Map<string, Answer> {
  const byCursor = answersTo.get(payload) ?? new Map<string, Map<string, Answer>>();
  answersTo.set(payload, byCursor);
  const answers = byCursor.get(cursor) ?? new Map<string, Answer>();
  byCursor.set(cursor, answers);
  return answers;
}

function isShared({ schema, document, operationName }: ExecutionArgs): boolean {
  const fields = schema.getSubscriptionType()?.getFields() ?? {};
  return document.definitions
    .filter((part) => part.kind === Kind.OPERATION_DEFINITION && (!operationName || part.name?.value === operationName))
    .flatMap((part) => (part.kind === Kind.OPERATION_DEFINITION ? part.selectionSet.selections : []))
    .every((field) => field.kind === Kind.FIELD && fields[field.name.value]?.extensions['sharedByFacts'] === true);
}
