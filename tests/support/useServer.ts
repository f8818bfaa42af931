import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { buildStaleOutputs } from '#scripts/setup/buildStaleOutputs.ts';
import { pageRenderer, webClient } from '#scripts/setup/buildSteps.ts';
import { completeSettings } from '#server/completeSettings.ts';
import { createServices } from '#server/createServices.ts';
import { readEnv } from '#server/env.ts';
import { listen } from '#server/http/listen.ts';
import type { Services } from '#server/Services.ts';
import { startWeb } from '#server/startWeb.ts';
import { useDatabase } from '#tests/support/database.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { makeRestContract, watchRestContract, type RestContract } from '#tests/support/restContract.ts';
import { openReusedConnection } from '#tests/support/reusedConnections.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  // the bodies are typed by the route that a test calls
  // eslint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

interface HttpRequest {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestServer {
  readonly services: Services;
  readonly url: string;
  /** paths of all HTTP handlers, as Hono patterns */
  readonly routes: readonly string[];
  /** sends a request with the visitor's cookie or token, and stores the returned cookie */
  send(who: Visitor, method: string, path: string, request?: HttpRequest): Promise<HttpAnswer>;
}

const longestBuildMs = 300_000;
let contract: RestContract | undefined;

/**
 * A server on its own port, composed as by `npm start`, without the web client unless it is wanted. An undocumented REST response fails the
 * test that caused it.
 */
export function useServer(
  environment: Readonly<Record<string, string>> = {},
  { hasWebClient = false } = {},
): TestServer {
  const database = useDatabase();
  const parts = new AsyncDisposableStack();
  const made: { services?: Services; url?: string; routes?: readonly string[] } = {};
  const undescribed: string[] = [];

  if (hasWebClient) beforeAll(() => buildStaleOutputs([webClient, pageRenderer]), longestBuildMs);
  beforeAll(async () => {
    const listening = await listen({ port: 0 });
    const url = `http://localhost:${listening.port}`;
    const settings = completeSettings(
      readEnv({
        NODE_ENV: 'test',
        DATABASE_URL: database.url,
        SECRET_KEY: 'x'.repeat(40),
        LOG_LEVEL: 'silent',
        ...environment,
      }),
    );
    const composed = await createServices(
      settings,
      { name: 'test', publicUrl: url, connectTo: openReusedConnection },
      parts,
    );
    parts.defer(() => listening.close());
    const app = await startWeb(settings, composed, listening, hasWebClient ? undefined : new Hono());
    listening.http.prependListener(
      'request',
      watchRestContract(() => (contract ??= makeRestContract()), undescribed),
    );
    Object.assign(made, { services: composed.services, url, routes: app.routes.map(({ path }) => path) });
  });
  afterEach(() => expect(undescribed.splice(0)).toEqual([]));
  afterAll(() => parts.disposeAsync());

  const now = (): Required<typeof made> => {
    const { services, url, routes } = made;
    if (!services || !url || !routes) throw new Error('The server runs only during the tests of the file.');
    return { services, url, routes };
  };
  return {
    get services() {
      return now().services;
    },
    get url() {
      return now().url;
    },
    get routes() {
      return now().routes;
    },
    async send(who, method, path, { body, headers = {} } = {}) {
      const isPlain = body !== undefined && !(body instanceof FormData) && !(body instanceof URLSearchParams);
      const response = await fetch(`${now().url}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          'user-agent': who.userAgent,
          ...(isPlain ? { 'content-type': 'application/json' } : {}),
          ...(who.cookie === null ? {} : { cookie: who.cookie }),
          ...(who.token === null ? {} : { authorization: `Bearer ${who.token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isPlain ? JSON.stringify(body) : (body as FormData) }),
      });
      const [cookie] = response.headers.getSetCookie();
      if (cookie !== undefined) who.cookie = cookie.split(';', 1)[0] ?? null;
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    },
  };
}
