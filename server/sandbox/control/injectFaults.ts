import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { StripeFailure } from '#server/sandbox/api/stripeFailure.ts';
import type { Faults } from '#server/sandbox/control/faults.ts';

/** Makes requests fail the way a payment provider's can. */
export function injectFaults(faults: Faults): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const fault = faults.take(c.req.method, c.req.path);
    if (!fault) return next();
    if (fault.delayMs > 0) await wait(fault.delayMs);
    switch (fault.kind) {
      case 'stall':
        return next();
      case 'answer': {
        const type = fault.status >= 500 ? 'api_error' : 'invalid_request_error';
        const code = fault.status === 429 ? { code: 'rate_limit' } : {};
        const failure = new StripeFailure(fault.status, { type, message: 'The sandbox was told to fail.', ...code });
        return c.json({ error: failure.body }, fault.status as 500);
      }
      case 'cutBefore':
        return cut(c);
      case 'cutAfter':
        await next();
        return cut(c);
    }
  };
}

function cut(c: Context<{ Bindings: HttpBindings }>): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
