import { Hono } from 'hono';
import * as z from 'zod';
import { roleOf } from '#server/sandbox/api/roleOf.ts';
import { StripeFailure } from '#server/sandbox/api/stripeFailure.ts';
import type { SandboxControl } from '#server/sandbox/control/createSandboxControl.ts';
import { faultSchema } from '#server/sandbox/control/faults.ts';
import type { SandboxSettings } from '#server/sandbox/store/SandboxRecords.ts';
import { webhookFaults } from '#server/sandbox/webhooks/webhookPolicy.ts';

/** The sandbox's controls over HTTP, for tests that run in another process. Requires the secret key. */
export function controlApi(control: SandboxControl, settings: SandboxSettings): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => {
    if (roleOf(c, settings, {}) !== 'secret') return c.json({ error: 'The secret key is needed.' }, 403);
    return next();
  });
  app.put('/webhooks', async (c) => {
    control.setWebhooks(webhookFaults.parse(await c.req.json()));
    return c.json({});
  });
  app.post('/webhooks/deliver', async (c) => c.json({ delivered: await control.deliverWebhooks() }));
  app.post('/banks/advance', async (c) => c.json({ steps: await control.advanceBanks() }));
  app.post('/refunds/:id/fail', async (c) => c.json((await control.failRefund(c.req.param('id'))) ?? {}));
  app.post('/charges/:id/dispute', async (c) => c.json((await control.disputeCharge(c.req.param('id'))) ?? {}));
  app.put('/accounts/:id', async (c) => {
    const { chargesEnabled } = z.strictObject({ chargesEnabled: z.boolean() }).parse(await c.req.json());
    await control.setChargesEnabled(c.req.param('id'), chargesEnabled);
    return c.json({});
  });
  app.post('/accounts/:id/pay_out', async (c) => c.json((await control.payOut(c.req.param('id'))) ?? {}));
  app.post('/faults', async (c) => {
    control.addFault(faultSchema.parse(await c.req.json()));
    return c.json({});
  });
  app.delete('/faults', (c) => {
    control.clearFaults();
    return c.json({});
  });
  app.onError((error, c) => {
    if (error instanceof StripeFailure) return c.json({ error: error.body }, error.status as 400);
    if (error instanceof z.ZodError) return c.json({ error: z.prettifyError(error) }, 422);
    throw error;
  });
  return app;
}
