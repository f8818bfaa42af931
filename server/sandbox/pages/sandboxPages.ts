import { Hono } from 'hono';
import { findOnboardingLink, finishOnboarding } from '#server/sandbox/accounts/accountLinks.ts';
import { StripeFailure } from '#server/sandbox/api/stripeFailure.ts';
import type { SandboxEngine } from '#server/sandbox/engine/createEngine.ts';
import { depositsPage, messagePage, onboardingPage, secondStepPage } from '#server/sandbox/pages/pageTexts.ts';
import { sandboxStyles } from '#server/sandbox/pages/sandboxStyles.ts';
import { authenticateIntent } from '#server/sandbox/paying/authenticateIntent.ts';

/** Pages where a person plays the bank: the second step of 3-D Secure, and a payout account's documents. */
export function sandboxPages(engine: SandboxEngine): Hono {
  const app = new Hono();

  app.get('/sandbox.css', (c) => c.body(sandboxStyles, 200, { 'content-type': 'text/css; charset=utf-8' }));

  app.get('/authenticate/:id', async (c) => {
    const secret = c.req.query('client_secret') ?? '';
    const intent = await engine.store.read((db) => db.find('payment_intent', c.req.param('id')));
    if (!intent || intent.client_secret !== secret) return c.html(messagePage('This payment does not exist.'), 404);
    if (intent.status !== 'requires_action') return c.html(messagePage('This payment waits for no second step.'));
    const isDeposit = intent.next_action?.type === 'verify_with_microdeposits';
    return c.html((isDeposit ? depositsPage : secondStepPage)(intent.amount, secret));
  });

  app.post('/authenticate/:id', async (c) => {
    const id = c.req.param('id');
    const form = await c.req.parseBody();
    const intent = await engine.store.read((db) => db.find('payment_intent', id));
    if (!intent || intent.client_secret !== form['client_secret']) {
      return c.html(messagePage('This payment does not exist.'), 404);
    }
    const returnUrl = intent.next_action?.redirect_to_url?.return_url ?? null;
    const approved = form['answer'] === 'approve';
    try {
      await engine.write(null, (ctx) => authenticateIntent(ctx, id, approved));
    } catch (error) {
      if (error instanceof StripeFailure) return c.html(messagePage('This payment waits for no second step.'), 409);
      throw error;
    }
    if (returnUrl === null) return c.html(messagePage('Thank you. You can close this window.'));
    return c.redirect(withOutcome(returnUrl, id, intent.client_secret ?? '', approved), 303);
  });

  app.get('/onboarding/:id', async (c) => {
    const found = await engine.store.read((db) => findOnboardingLink(db, c.req.param('id'), engine.nowMs() / 1000));
    if (!found) return c.html(messagePage('This link does not exist.'), 404);
    return found.usable ? c.html(onboardingPage()) : c.redirect(found.link.refreshUrl, 303);
  });

  app.post('/onboarding/:id', async (c) => {
    const form = await c.req.parseBody();
    const completed = form['answer'] === 'complete';
    const end = await engine.write(null, (ctx) => finishOnboarding(ctx, c.req.param('id'), completed));
    return end ? c.redirect(end.redirectTo, 303) : c.html(messagePage('This link does not exist.'), 404);
  });

  return app;
}

// The parameters that Stripe adds when it sends a payer back.
function withOutcome(returnUrl: string, id: string, clientSecret: string, approved: boolean): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('payment_intent_client_secret', clientSecret);
  url.searchParams.set('redirect_status', approved ? 'succeeded' : 'failed');
  return url.href;
}
