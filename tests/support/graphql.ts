import {
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { maskResult } from '#server/graphql/faults.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { runDocument } from '#server/graphql/runDocument.ts';
import { requestContext } from '#server/http/requestContext.ts';
import type { Services } from '#server/Services.ts';
import type { MutationInputs } from '#tests/support/__generated__/MutationInputs.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { useServices } from '#tests/support/services.ts';
import { unreadRefusals } from '#tests/support/unreadRefusals.ts';

// results have the shape of the test's document
// eslint-disable-next-line typescript/no-explicit-any
type Data = any;

export interface GraphQLAnswer {
  readonly data: Data;
  /** the error codes, in order */
  readonly codes: readonly string[];
  readonly messages: readonly string[];
  /** why the first mutation was refused: its code, or its problems' codes by place; null if it succeeded */
  readonly refusal: string | Readonly<Record<string, string>> | null;
}

/** A browser or program that sends requests: it keeps its cookies. */
export interface Visitor {
  cookie: string | null;
  /** the cookie that identifies a known browser after signing out */
  device: string | null;
  readonly token: string | null;
  readonly address: string;
  readonly userAgent: string;
}

export const visitor = (part: Partial<Visitor> = {}): Visitor => ({
  cookie: null,
  device: null,
  token: null,
  address: '192.0.2.1',
  userAgent: 'test',
  ...part,
});

export interface Api {
  readonly services: Services;
  /** runs a document as an endpoint would */
  ask(who: Visitor, document: string, variables?: Record<string, unknown>): Promise<GraphQLAnswer>;
  /** runs a mutation that has to succeed, and fails the test if it is refused */
  act: Mutate;
  /** runs a mutation that may be refused; a test that ignores its refusal fails when it ends */
  attempt: Mutate;
  /** like `attempt`, for tables of mutations, whose inputs aren't checked until the mutation runs */
  attemptByName(who: Visitor, mutation: string, input: object, payload?: string): Promise<GraphQLAnswer>;
}

/** For attempts that may be refused without any difference to the test, such as those of a random history. */
export async function allowRefusal(attempt: Promise<GraphQLAnswer>): Promise<void> {
  const { refusal: _refusal } = await attempt;
}

export type MutationName = keyof MutationInputs;

type Mutate = <Name extends MutationName>(
  who: Visitor,
  mutation: Name,
  input: MutationInputs[Name],
  payload?: string,
) => Promise<GraphQLAnswer>;

/** The schema on the test file's database, called by visitors. */
export const useApi = (environment: Readonly<Record<string, string>> = {}, database?: TestDatabase): Api =>
  apiOn(useServices(environment, database));

/** As at every endpoint, an invalid token ends the request. */
async function answerTo(
  asking: Promise<RequestContext>,
  args: Omit<ExecutionArgs, 'contextValue'>,
): Promise<ExecutionResult> {
  try {
    return await runDocument({ ...args, contextValue: await asking });
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

/** The request information of a visitor. */
export const contextOf = (services: Services, who: Visitor): Promise<RequestContext> =>
  requestContext(services, {
    cookie: [who.cookie, who.device].filter((each) => each !== null).join('; ') || null,
    authorization: who.token === null ? null : `Bearer ${who.token}`,
    userAgent: who.userAgent,
    address: who.address,
    requestId: 'test',
    setHeader: () => undefined,
    setCookie: (cookie) => {
      const plain = cookie.split(';', 1)[0] ?? null;
      if (plain?.includes('portico_device')) who.device = plain;
      else who.cookie = plain;
    },
  });

/** The schema on services that may be created later, also for drills, which run without a test runner. */
export function apiOn(made: { readonly services: Services }): Api {
  const ask: Api['ask'] = async (who, text, variables = {}) => {
    const schema = porticoSchema();
    const document = documentOf(schema, text);
    const asking = contextOf(made.services, who);
    const result = maskResult(
      await answerTo(asking, { schema, document, variableValues: variables }),
      made.services.log,
    );
    return {
      data: result.data,
      codes: (result.errors ?? []).map(({ extensions }) =>
        typeof extensions['code'] === 'string' ? extensions['code'] : 'none',
      ),
      messages: (result.errors ?? []).map(({ message }) => message),
      refusal: refusalIn(result.data),
    };
  };
  const run = async (who: Visitor, mutation: string, input: object, payload = '__typename'): Promise<GraphQLAnswer> => {
    const answer = await ask(who, mutationText(mutation, input, payload), { input });
    // a mutation that failed with an error counts as refused
    const failed = answer.data?.[mutation] ? null : (answer.codes[0] ?? null);
    return { ...answer, refusal: answer.refusal ?? failed };
  };
  const attemptByName: Api['attemptByName'] = async (who, mutation, input, payload) => {
    const answer = await run(who, mutation, input, payload);
    return answer.refusal === null ? answer : unreadRefusals.watch(answer, describeRefusal(mutation, answer));
  };
  return {
    get services() {
      return made.services;
    },
    ask,
    attempt: attemptByName,
    attemptByName,
    async act(who, mutation, input, payload) {
      const answer = await run(who, mutation, input, payload);
      if (answer.refusal !== null) throw new Error(describeRefusal(mutation, answer));
      return answer;
    },
  };
}

const describeRefusal = (mutation: string, { refusal, messages }: GraphQLAnswer): string =>
  `${mutation} was refused: ${[JSON.stringify(refusal), ...messages].join(' ')}`;

const documents = new Map<string, DocumentNode>();

/** Parsed and validated once, because some run a thousand times. */
function documentOf(schema: GraphQLSchema, text: string): DocumentNode {
  const known = documents.get(text);
  if (known) return known;
  const document = parse(text);
  const invalid = validate(schema, document);
  if (invalid.length > 0) throw new Error(invalid.map(({ message }) => message).join('; '));
  documents.set(text, document);
  return document;
}

function mutationText(mutation: string, input: object, payload: string): string {
  const name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const selection = `{ __typename ... on ${name}Payload { ${payload} }
    ... on RefusedError { code kind message } ... on InvalidInputError { message problems { path code } } }`;
  const takesInput = porticoSchema().getMutationType()?.getFields()[mutation]?.args.length !== 0;
  if (!takesInput && Object.keys(input).length > 0) throw new Error(`${mutation} has no input`);
  return takesInput
    ? `mutation ($input: ${name}Input!) { ${mutation}(input: $input) ${selection} }`
    : `mutation { ${mutation} ${selection} }`;
}

function refusalIn(data: Data): GraphQLAnswer['refusal'] {
  for (const field of Object.values<Data>(data ?? {})) {
    if (field?.__typename === 'RefusedError') return field.code;
    if (field?.__typename === 'InvalidInputError')
      return Object.fromEntries(field.problems.map(({ path, code }: Data) => [path, code]));
  }
  return null;
}
