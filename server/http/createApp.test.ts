import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { failureResponse } from '#server/failureResponse.ts';
import { createApp, type Mount } from '#server/http/createApp.ts';
import type { Origins } from '#server/http/securityHeaders.ts';

const silent = pino({ level: 'silent' });

function app({
  publicUrl = 'http://localhost:4000',
  mounts = [],
  ...origins
}: Partial<Origins> & { mounts?: Mount[] } = {}): Hono {
  const webClient = new Hono().get('/', (c) => c.html('<h1>Portico</h1>'));
  return createApp({ origins: { publicUrl, ...origins }, corsOrigins: [], log: silent, mounts, webClient });
}

const policyOf = (answer: Response): string => answer.headers.get('content-security-policy') ?? '';

describe('every response', () => {
  it('forbids framing, sniffing, and code from elsewhere', async () => {
    const answer = await app().request('/');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(policyOf(answer)).toContain("frame-ancestors 'none'");
    expect(policyOf(answer)).toContain("script-src 'self';");
    expect(policyOf(answer)).not.toContain('unsafe');
    expect(policyOf(answer)).not.toContain('stripe');
  });

  it('allows Stripe.js where cards are typed into its frames, with only the permissions it needs', async () => {
    const answer = await app({ hasStripe: true }).request('/');
    const policy = new Map(
      policyOf(answer)
        .split('; ')
        .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
    );
    const script = ['https://js.stripe.com', 'https://*.js.stripe.com'];
    expect(policy.get('script-src')).toEqual(["'self'", ...script]);
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://api.stripe.com']);
    expect(policy.get('frame-src')).toEqual(["'self'", ...script, 'https://hooks.stripe.com']);
    expect(policyOf(answer)).not.toContain('unsafe');
  });

  it('requires HTTPS if the public URL does', async () => {
    const plain = await app().request('/');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
    const secure = await app({ publicUrl: 'https://permits.example.gov' }).request('/');
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(policyOf(secure)).toContain('upgrade-insecure-requests');
  });

  it('lets browsers reach the file storage', async () => {
    const answer = await app({ storage: 'https://files.s3.us-west-2.amazonaws.com' }).request('/');
    expect(policyOf(answer)).toMatch(/connect-src [^;]*https:\/\/files\.s3\.us-west-2\.amazonaws\.com/);
    expect(policyOf(answer)).toMatch(/form-action [^;]*https:\/\/files\.s3\.us-west-2\.amazonaws\.com/);
  });

  it('lets maps load images from the tile server, and nothing else', async () => {
    const tiles = 'https://tiles.example.gov';
    const policy = policyOf(await app({ tiles }).request('/'));
    const allowed = policy.split('; ').flatMap((part) => (part.includes(tiles) ? [part.split(' ')[0]] : []));
    expect(new Set(allowed)).toEqual(new Set(['connect-src', 'img-src']));
    expect(policyOf(await app().request('/'))).not.toContain('tiles');
  });

  it("keeps a route's own stricter policy", async () => {
    const files = new Hono().get('/', (c) => c.body('x', 200, { 'content-security-policy': 'sandbox' }));
    const answer = await app({ mounts: [{ path: '/files', routes: files }] }).request('/files');
    expect(policyOf(answer)).toBe('sandbox');
  });
});

describe('a navigation that fails', () => {
  const failing = (error: Error): Hono =>
    app({
      mounts: [
        {
          path: '/broken',
          routes: new Hono().get('/', () => {
            throw error;
          }),
        },
      ],
    });
  const navigate = (broken: Hono) => broken.request('/broken', { headers: { accept: 'text/html' } });

  it('gets a page with the picture, the error ID, and a way to try again, without scripts', async () => {
    const answer = await navigate(failing(new Error('secret <b>')));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=UTF-8']);
    const page = await answer.text();
    expect(page).toContain('src="/500.svg"');
    expect(page).toMatch(/error ID: [0-9a-f-]{36}/);
    expect(page).toContain('Try again');
    expect(page).not.toContain('secret');
    expect(page).not.toContain('<script');
  });

  it('explains that the site is unavailable while the database is', async () => {
    const answer = await navigate(failing(Object.assign(new Error('gone'), { code: '57P03' })));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
    expect(await answer.text()).toContain('We’ll be right back');
  });
});

describe('a request', () => {
  it('for an unknown path gets 404 and one sentence', async () => {
    const answer = await app().request('/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual(failureResponse('NOT_FOUND', 'Not found'));
  });

  it('that fails gets 500 with an id, and nothing about the cause', async () => {
    const broken = new Hono().get('/', () => {
      throw new Error('select secret from drawer');
    });
    const answer = await app({ mounts: [{ path: '/broken', routes: broken }] }).request('/broken');
    const body = await answer.text();
    expect(answer.status).toBe(500);
    expect(JSON.parse(body)).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(body).not.toContain('secret');
  });
});
