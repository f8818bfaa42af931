import { GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HTTPException } from 'hono/http-exception';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { flawIn } from '#domain/kernel/storable.ts';
import { refusalSentence } from '#web/messages/refusals.ts';
import { IncomingFiles } from '#server/operations/file/incomingFiles.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { runDocument } from '#server/graphql/runDocument.ts';
import { checkBelonging } from '#server/rest/belonging.ts';
import { compileEndpoint, type CompiledWork } from '#server/rest/compileEndpoint.ts';
import { pick } from '#server/rest/answers.ts';
import { problemsOf } from '#server/rest/bodyProblems.ts';
import { flatten } from '#server/rest/flatFields.ts';
import { withoutFormKeys } from '#server/rest/formKeys.ts';
import { routerPath, type Endpoint, type RestRequest } from '#server/rest/endpoint.ts';
import { withPlainIds } from '#server/rest/plainIds.ts';
import { readBody, readQuery } from '#server/rest/readRequest.ts';
import { nameFiles } from '#server/rest/nameFiles.ts';
import { repeatedWrongly } from '#server/rest/repeated.ts';
import { failureOf, refusalIn, type RestError } from '#server/rest/restErrors.ts';

export interface RestDoor {
  readonly schema: GraphQLSchema;
  readonly endpoints: readonly Endpoint[];
  readonly contextOf: (c: Context) => Promise<RequestContext>;
  /** masks faults, logs them and gives them an id, as for the GraphQL door */
  readonly finish: (result: ExecutionResult, ctx: RequestContext) => ExecutionResult;
}

/** The REST layer: each row runs its document in process, with the same context, scopes and operations. */
export function createRestRouter({ schema, endpoints, contextOf, finish }: RestDoor): Hono {
  const app = new Hono().onError(refuseUnread);
  for (const endpoint of endpoints) {
    const compiled = compileEndpoint(schema, endpoint);
    app.on(endpoint.method, routerPath(endpoint.path), async (c, next) => {
      if (endpoint.method === 'GET' && wantsPage(c)) return next();
      const incoming = new IncomingFiles();
      const ctx = { ...(await contextOf(c)), incoming };
      const request = await readRestRequest(c, endpoint, (body) => nameFiles(body, incoming));
      if (request instanceof InvalidInput) return refuse(c, unprocessable(request));
      if (endpoint.within && compiled.belonging)
        await checkBelonging(schema, endpoint.within, compiled.belonging, request.params, ctx);
      const work = compiled.instead.find(({ when }) => when(request)) ?? compiled;
      const found = await find(schema, work, request, ctx);
      if ('errors' in found) return respond(c, { endpoint, work, request }, finish(found, ctx));
      const asked = { ...request, params: { ...request.params, ...found.params } };
      const wrong = repeatedWrongly(endpoint.repeats, asked);
      if (wrong.length > 0) return refuse(c, unprocessable(new InvalidInput(wrong)));
      const result = finish(await run(schema, work, asked, c, ctx), ctx);
      return respond(c, { endpoint, work, request: asked }, result);
    });
  }
  return app;
}

/** A browser that navigates wants the page of the same address; everybody else wants JSON. */
function wantsPage(c: Context): boolean {
  if (c.req.header('authorization')) return false;
  const accept = c.req.header('accept') ?? '';
  return accept.includes('text/html') && !accept.startsWith('application/json');
}

/** Of a row that takes no body: what it is sent all the same was meant for something. */
const nothing = z.strictObject({});

async function readRestRequest(
  c: Context,
  { method, takesFiles, ...endpoint }: Endpoint,
  withNames: (body: Record<string, unknown>) => Record<string, unknown>,
): Promise<RestRequest<Record<string, unknown>, Record<string, unknown>> | InvalidInput> {
  const asked = readQuery(c.req.url);
  const given = withoutFormKeys(method === 'GET' ? {} : await readBody(c.req), method);
  const flaw = flawIn([c.req.param(), asked, given.body]);
  if (flaw?.code === 'tooDeep') throw new HTTPException(400, { message: refusalSentence(flaw.code) });
  if (flaw) return new InvalidInput([flaw]);
  const query = endpoint.query?.safeParse(asked);
  const body = (endpoint.body ?? nothing).safeParse(takesFiles ? withNames(given.body) : given.body);
  const issues = [...(query?.error?.issues ?? []), ...(body.error?.issues ?? [])];
  const problems = [...given.problems, ...problemsOf(issues)];
  if (problems.length > 0) return new InvalidInput(problems);
  return {
    params: c.req.param() as Record<string, string>,
    query: query?.data ?? {},
    body: body.data as Record<string, unknown>,
  };
}

/** The parameters that the row looks up first; an empty result, answered as 404, where one of them is not there. */
async function find(
  schema: GraphQLSchema,
  { work, finding }: CompiledWork,
  request: RestRequest<Record<string, unknown>, Record<string, unknown>>,
  ctx: RequestContext,
): Promise<{ readonly params: Readonly<Record<string, string>> } | (ExecutionResult & { errors: unknown })> {
  const variableValues = work.find?.variables(request);
  if (!work.find || !finding || !variableValues) return { params: {} };
  const { data, errors = [] } = await runDocument({ schema, document: finding, contextValue: ctx, variableValues });
  const found = Object.entries(work.find.finds).map(([name, path]) => [name, pick(data, path)] as const);
  const params = found.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return errors.length > 0 || params.length < found.length
    ? { data: null, errors }
    : { params: Object.fromEntries(params) };
}

async function run(
  schema: GraphQLSchema,
  { work, document, keyed }: CompiledWork,
  request: RestRequest<Record<string, unknown>, Record<string, unknown>>,
  c: Context,
  ctx: RequestContext,
): Promise<ExecutionResult> {
  const idempotencyKey = c.req.header('idempotency-key');
  const variableValues = { ...work.variables?.(request) };
  if (idempotencyKey) {
    for (const name of keyed) variableValues[name] = { ...(variableValues[name] as object), idempotencyKey };
  }
  return runDocument({ schema, document, contextValue: ctx, variableValues });
}

interface Asked {
  readonly endpoint: Endpoint;
  readonly work: CompiledWork;
  readonly request: RestRequest<Record<string, unknown>, Record<string, unknown>>;
}

function respond(c: Context, { endpoint, work, request }: Asked, { data, errors }: ExecutionResult): Response {
  if (errors?.length) return refuse(c, failureOf(errors.map((error) => error.toJSON())));
  const refusal = refusalIn(data);
  if (refusal) return refuse(c, refusal);
  const answer = pick(data, work.work.answer);
  if (answer === null || answer === undefined)
    return refuse(c, { status: 404, messages: ['Not found, or not visible to you.'] });
  const plain = withPlainIds(flatten(answer, work.flat)) as Record<string, unknown>;
  if (endpoint.formGoesTo && wantsPage(c)) {
    return c.redirect(fill(endpoint.formGoesTo, { ...plain, ...request.params }), 303);
  }
  return c.json(plain, (endpoint.status ?? 200) as ContentfulStatusCode);
}

/** `/charges/{id}` with the parameters of the request, or what the answer says under that name */
const fill = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'string' ? encodeURIComponent(value) : '';
  });

/** 'step.position is not in the right form': the place as the caller wrote it; a whole sentence stands alone. */
const writtenPlace = (path: string, message: string): string =>
  path !== '' && /^\p{Ll}/u.test(message) ? `${path} ${message}` : message;

const unprocessable = ({ problems }: InvalidInput): RestError => ({
  status: 422,
  messages: problems.map(({ path, code, params }) => writtenPlace(path, refusalSentence(code, params))),
});

function refuse(c: Context, { status, messages, retryAfter }: RestError): Response {
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  return c.json({ error: messages[0] ?? 'Oops, something went wrong', errors: messages }, status);
}

/** The same shape for what never reached a document: a body that cannot be read, somebody who is too fast. */
function refuseUnread(error: Error, c: Context): Response {
  if (error instanceof GraphQLError) return refuse(c, failureOf([error.toJSON()]));
  if (!(error instanceof HTTPException)) throw error;
  return c.json({ error: error.message, errors: [error.message] }, error.status);
}
