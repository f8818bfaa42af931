import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import Stripe from 'stripe';
import { apiRoutes, type ReadRoute, type WriteRoute } from '#server/sandbox/api/apiRoutes.ts';
import { decodeForm, type FormTree } from '#server/sandbox/api/decodeForm.ts';
import { expandResponse } from '#server/sandbox/api/expandResponse.ts';
import { publishableView } from '#server/sandbox/api/publishableView.ts';
import { replayIdempotent, type KeyedResponse } from '#server/sandbox/api/replayIdempotent.ts';
import { parseParams } from '#server/sandbox/api/requestParams.ts';
import { roleOf, type Role } from '#server/sandbox/api/roleOf.ts';
import { invalidRequest, missingObject, StripeFailure } from '#server/sandbox/api/stripeFailure.ts';
import { bankAccountId } from '#server/sandbox/balance/bankAccountId.ts';
import type { SandboxEngine } from '#server/sandbox/engine/createEngine.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';

type Route = ReadRoute | WriteRoute;

interface ApiRequest {
  readonly id: string;
  readonly idempotencyKey: string | null;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly objectId: string;
  readonly role: Role;
  readonly form: FormTree;
}

/** Stripe's API under /v1: all of it for the application, the payer's part for browsers. */
export function stripeApi(engine: SandboxEngine, audience: 'application' | 'browser'): Hono {
  const app = new Hono();
  const routes = audience === 'application' ? apiRoutes : apiRoutes.filter((route) => route.publishable);
  for (const route of routes) app.on(route.method, route.path, (c) => respond(c, engine, route, audience));
  app.all('/v1/*', (c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
    return answered(c, newId('req'), new StripeFailure(404, { type: 'invalid_request_error', message }).answer);
  });
  return app;
}

async function respond(
  c: Context,
  engine: SandboxEngine,
  route: Route,
  audience: 'application' | 'browser',
): Promise<Response> {
  const id = newId('req');
  try {
    const request = await readRequest(c, engine, id);
    if (request.role === 'publishable' || audience === 'browser') await checkPayer(engine, route, request);
    const { answer, replays } = await carryOut(engine, route, request);
    if (replays !== null) {
      c.header('idempotent-replayed', 'true');
      c.header('original-request', replays);
    }
    if (request.idempotencyKey !== null) c.header('idempotency-key', request.idempotencyKey);
    const body = request.role === 'publishable' ? publishableView(answer.body) : answer.body;
    return answered(c, id, { status: answer.status, body });
  } catch (error) {
    if (error instanceof StripeFailure) return answered(c, id, error.answer);
    throw error;
  }
}

/** The only list that belongs to a team's account. */
const payoutsPath = '/v1/payouts';

async function readRequest(c: Context, engine: SandboxEngine, id: string): Promise<ApiRequest> {
  const version = c.req.header('stripe-version');
  if (version !== undefined && version !== Stripe.API_VERSION) {
    throw invalidRequest(`This sandbox speaks API version ${Stripe.API_VERSION} only, not ${version}.`);
  }
  const account = c.req.header('stripe-account');
  if (account !== undefined && c.req.path !== payoutsPath) {
    throw invalidRequest('This sandbox acts for a team only where it lists payouts: no other Stripe-Account header.');
  }
  const body = await bodyOf(c);
  const form = decodeForm(body);
  if (account !== undefined) form['destination'] = bankAccountId(account);
  const role = roleOf(c, engine.settings, form);
  delete form['key'];
  const idempotencyKey = c.req.header('idempotency-key') ?? null;
  if (idempotencyKey !== null && idempotencyKey.length > 255) {
    throw invalidRequest('Idempotency keys may have at most 255 characters.');
  }
  return {
    id,
    idempotencyKey,
    method: c.req.method,
    path: c.req.path,
    body,
    objectId: c.req.param('id') ?? '',
    role,
    form,
  };
}

/** Converts a multipart request to a form in which a file is replaced by its metadata and a digest of its bytes. */
async function bodyOf(c: Context): Promise<string> {
  if (c.req.method !== 'POST') return new URL(c.req.url).search.slice(1);
  if (!c.req.header('content-type')?.startsWith('multipart/form-data')) return c.req.text();
  const fields = new URLSearchParams();
  for (const [name, value] of await c.req.formData())
    fields.append(
      name,
      typeof value === 'string'
        ? value
        : JSON.stringify({ name: value.name, size: value.size, type: value.type.split(';', 1)[0] }),
    );
  return fields.toString();
}

// A payer proves with the client secret that the intent is theirs.
async function checkPayer(engine: SandboxEngine, route: Route, request: ApiRequest): Promise<void> {
  if (!route.publishable) {
    const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.';
    throw new StripeFailure(403, { type: 'invalid_request_error', code: 'secret_key_required', message });
  }
  if (!route.path.startsWith('/v1/payment_intents/')) return;
  const intent = await engine.store.read((db) => db.find('payment_intent', request.objectId));
  if (!intent || intent.client_secret !== request.form['client_secret']) {
    throw missingObject('payment_intent', request.objectId, 'intent');
  }
}

async function carryOut(engine: SandboxEngine, route: Route, request: ApiRequest): Promise<KeyedResponse> {
  const given = parseParams(route.schema, request.form) as { expand?: readonly string[] };
  const expand = given.expand ?? [];
  if (route.method === 'GET') {
    const body = await engine.store.read(async (db) => {
      const now = Math.floor(engine.nowMs() / 1000);
      return expandResponse(db, await route.answer({ db, now }, given, request.objectId), expand);
    });
    return { answer: { status: 200, body }, replays: null };
  }
  return replayIdempotent(engine, request, async (ctx) => {
    const answer = await route.answer(ctx, given, request.objectId);
    if (answer.status !== 200) return answer;
    return { status: 200, body: await expandResponse(ctx.db, answer.body, expand) };
  });
}

function answered(c: Context, requestId: string, answer: { status: number; body: unknown }): Response {
  c.header('request-id', requestId);
  c.header('stripe-version', Stripe.API_VERSION);
  c.header('cache-control', 'no-store');
  return c.body(JSON.stringify(answer.body), answer.status as ContentfulStatusCode, {
    'content-type': 'application/json',
  });
}
