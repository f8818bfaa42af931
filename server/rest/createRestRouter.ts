import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { Hono, type Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { storageProblem } from '#domain/kernel/storable.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { IncomingFiles } from '#server/files/IncomingFiles.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { runDocument } from '#server/graphql/runDocument.ts';
import { bodyNamesInQuery } from '#server/rest/bodyNamesInQuery.ts';
import { bodyProblems } from '#server/rest/bodyProblems.ts';
import { isWritingGet, compileEndpoint, type CompiledWork } from '#server/rest/compileEndpoint.ts';
import { routerPath, type Endpoint, type RestRequest } from '#server/rest/endpoint.ts';
import { flatten } from '#server/rest/flatFields.ts';
import { methodNotAllowed } from '#server/rest/methodNotAllowed.ts';
import { mismatchedRepeats } from '#server/rest/mismatchedRepeats.ts';
import { missingScopes } from '#server/rest/missingScopes.ts';
import { checkOwner } from '#server/rest/ownerCheck.ts';
import { linkHeader, parsePaging, pageOf, pageVariables, type RequestedPage } from '#server/rest/paging.ts';
import { pickResponse } from '#server/rest/pickResponse.ts';
import { readBody, readQuery } from '#server/rest/readRequest.ts';
import { notFound, refuse, refuseThrown, unprocessable } from '#server/rest/refuse.ts';
import { refuseHiddenList } from '#server/rest/refuseHiddenList.ts';
import { replaceFilesWithIds } from '#server/rest/replaceFilesWithIds.ts';
import { failureOf, refusalIn } from '#server/rest/restErrors.ts';
import { wantsJson, wantsPage } from '#server/rest/wantsPage.ts';
import { withoutFormKeys } from '#server/rest/withoutFormKeys.ts';
import { withPlainIds } from '#server/rest/withPlainIds.ts';

export interface RestParts {
  readonly schema: GraphQLSchema;
  readonly endpoints: readonly Endpoint[];
  readonly contextOf: (c: Context) => Promise<RequestContext>;
  /** Masks faults, logs them, and assigns them an ID, as for GraphQL. */
  readonly finish: (result: ExecutionResult, ctx: RequestContext) => ExecutionResult;
  /** Whether a page exists at a path. */
  readonly isPage: (path: string) => boolean;
}

type Request = RestRequest<Record<string, unknown>, Record<string, unknown>>;

/**
 * The REST layer. Each endpoint runs its document in process, with the same context, scopes, and operations as
 * GraphQL.
 */
export function createRestRouter({ schema, endpoints, contextOf, finish, isPage }: RestParts): Hono {
  const app = new Hono().onError(refuseThrown);
  for (const endpoint of endpoints) {
    const compiled = compileEndpoint(schema, endpoint);
    const lacks = missingScopes(schema, endpoint);
    const misplaced = bodyNamesInQuery(endpoint);
    const isForPrograms = isWritingGet(endpoint, compiled);
    app.on(endpoint.method, routerPath(endpoint.path), async (c, next) => {
      // A link on another site must not change anything.
      const isRead = endpoint.method === 'GET';
      if (isRead && (isPage(c.req.path) ? !wantsJson(c) : isForPrograms && wantsPage(c))) return next();
      const incoming = new IncomingFiles();
      const ctx = { ...(await contextOf(c)), incoming };
      const naming = { incoming, isKeyed: c.req.header('idempotency-key') !== undefined };
      const request = await readRestRequest(c, endpoint, misplaced, (body) => replaceFilesWithIds(body, naming));
      if (request instanceof InvalidInput) return refuse(c, unprocessable(request));
      if (endpoint.within && compiled.belonging)
        await checkOwner(schema, endpoint.within, compiled.belonging, request.params, ctx);
      const work = compiled.instead.find(({ when }) => when(request)) ?? compiled;
      const lacking = lacks(work, ctx.access.principal.token);
      if (lacking) return refuse(c, lacking);
      const found = await find(schema, work, request, ctx);
      if ('errors' in found) return respond(c, { endpoint, work, request, ctx }, finish(found, ctx));
      const matched = { ...request, params: { ...request.params, ...found.params } };
      const wrong = mismatchedRepeats(endpoint.repeats, matched);
      if (wrong.length > 0) return refuse(c, unprocessable(new InvalidInput(wrong)));
      const result = finish(await run(schema, work, matched, c, ctx), ctx);
      return respond(c, { endpoint, work, request: matched, ctx }, result);
    });
  }
  return app.use(methodNotAllowed(endpoints, isPage));
}

/** For endpoints without a body: content sent anyway is refused, because it was meant for something. */
const nothing = z.strictObject({});

/** The request, and the requested page of a list. */
type Read = Request & { readonly page: RequestedPage | null };

async function readRestRequest(
  c: Context,
  { method, takesFiles, list, ...endpoint }: Endpoint,
  misplaced: ReturnType<typeof bodyNamesInQuery>,
  withNames: (body: Record<string, unknown>) => Promise<Record<string, unknown>>,
): Promise<Read | InvalidInput> {
  const queryParameters = readQuery(c.req.url);
  const given = withoutFormKeys(method === 'GET' ? {} : await readBody(c.req), method);
  const problem = storageProblem(c.req.param()) ?? storageProblem(queryParameters) ?? storageProblem(given.body);
  if (problem?.code === 'tooDeep') throw new HTTPException(400, { message: refusalSentence(problem.code) });
  if (problem) return new InvalidInput([problem]);
  const query = endpoint.query?.safeParse(queryParameters);
  const body = (endpoint.body ?? nothing).safeParse(takesFiles ? await withNames(given.body) : given.body);
  const issues = [...(query?.error?.issues ?? []), ...(body.error?.issues ?? [])];
  const page = list ? parsePaging(list, queryParameters) : null;
  const ofPage = page instanceof InvalidInput ? page.problems : [];
  const problems = [...given.problems, ...misplaced(queryParameters), ...bodyProblems(issues), ...ofPage];
  if (problems.length > 0) return new InvalidInput(problems);
  return {
    page: page instanceof InvalidInput ? null : page,
    params: c.req.param() as Record<string, string>,
    query: query?.data ?? {},
    body: body.data as Record<string, unknown>,
  };
}

/** Looks up the parameters that the endpoint needs first. The result is empty (a 404) if one is not found. */
async function find(
  schema: GraphQLSchema,
  { work, lookup: finding }: CompiledWork,
  request: Request,
  ctx: RequestContext,
): Promise<{ readonly params: Readonly<Record<string, string>> } | (ExecutionResult & { errors: unknown })> {
  const variableValues = work.find?.variables(request);
  if (!work.find || !finding || !variableValues) return { params: {} };
  const { data, errors = [] } = await runDocument({ schema, document: finding, contextValue: ctx, variableValues });
  const found = Object.entries(work.find.finds).map(([name, path]) => [name, pickResponse(data, path)] as const);
  const params = found.flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'boolean' ? [[name, String(value)] as const] : [],
  );
  return errors.length > 0 || params.length < found.length
    ? { data: null, errors }
    : { params: Object.fromEntries(params) };
}

async function run(
  schema: GraphQLSchema,
  { work, document, keyed }: CompiledWork,
  request: Read,
  c: Context,
  ctx: RequestContext,
): Promise<ExecutionResult> {
  const idempotencyKey = c.req.header('idempotency-key');
  const variableValues = { ...work.variables?.(request), ...(request.page && pageVariables(request.page)) };
  if (idempotencyKey) {
    for (const name of keyed) variableValues[name] = { ...(variableValues[name] as object), idempotencyKey };
  }
  return runDocument({ schema, document, contextValue: ctx, variableValues });
}

interface Requested {
  readonly endpoint: Endpoint;
  readonly work: CompiledWork;
  readonly request: Read;
  readonly ctx: RequestContext;
}

function respond(c: Context, { endpoint, work, request, ctx }: Requested, { data, errors }: ExecutionResult): Response {
  const { list, called } = endpoint;
  const failed = errors?.length ? failureOf(errors.map((error) => error.toJSON())) : refusalIn(data);
  if (failed) return refuse(c, failed, request.body, called);
  const whole = pickResponse(data, work.work.answer);
  if (whole === null || whole === undefined) return refuse(c, notFound);
  refuseHiddenList(endpoint, data, whole, ctx);
  const given = list && request.page ? pageOf(list, request.page, data, whole) : null;
  if (given && given.total !== null) c.header('x-total-count', String(given.total));
  if (given && given.links.length > 0) c.header('link', linkHeader(addressOf(c, ctx, request.query), given.links));
  const answer = given ? given.answer : whole;
  const plain = withPlainIds(flatten(answer, work.flat)) as Record<string, unknown>;
  if (endpoint.formGoesTo && wantsPage(c)) {
    return c.redirect(fill(endpoint.formGoesTo, { ...plain, ...request.params }), 303);
  }
  return c.json(plain, (endpoint.status ?? 200) as ContentfulStatusCode);
}

/** The requested URL as seen outside of proxies, with only the known query parameters. */
function addressOf(c: Context, { services }: RequestContext, meant: Readonly<Record<string, unknown>>): URL {
  const { pathname, searchParams } = new URL(c.req.url);
  const address = new URL(pathname, services.publicUrl);
  for (const [name, value] of searchParams)
    if (Object.hasOwn(meant, nameOf(name))) address.searchParams.append(name, value);
  return address;
}

/** `filters[0][field]` is part of `filters`. */
const nameOf = (name: string): string => name.split('[', 1)[0] ?? '';

/** Fills `/charges/{id}` with parameters of the request or values of the response. */
const fill = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'string' ? encodeURIComponent(value) : '';
  });
