import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { FormTree } from '#server/sandbox/api/decodeForm.ts';
import { StripeFailure } from '#server/sandbox/api/stripeFailure.ts';
import type { SandboxSettings } from '#server/sandbox/store/SandboxRecords.ts';

export type Role = 'secret' | 'publishable';

/** Who sent the request: the application, or a payer's browser, which sends its key in the body as Stripe.js does. */
export function roleOf(c: Context, settings: SandboxSettings, form: FormTree): Role {
  const header = c.req.header('authorization') ?? '';
  const key = header.startsWith('Bearer ') ? header.slice('Bearer '.length) : form['key'];
  if (typeof key === 'string' && isSame(key, settings.secretKey)) return 'secret';
  if (typeof key === 'string' && isSame(key, settings.publishableKey)) return 'publishable';
  const message = key === undefined ? 'You did not provide an API key.' : 'Invalid API Key provided.';
  throw new StripeFailure(401, { type: 'invalid_request_error', message });
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
