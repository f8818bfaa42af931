import { setChargesEnabled } from '#server/sandbox/accounts/accounts.ts';
import { openDispute } from '#server/sandbox/afterPayment/disputes.ts';
import { finishRefund } from '#server/sandbox/afterPayment/finishRefund.ts';
import { payOut } from '#server/sandbox/balance/payOut.ts';
import type { Fault, Faults } from '#server/sandbox/control/faults.ts';
import type { SandboxEngine } from '#server/sandbox/engine/createEngine.ts';
import type { BackgroundWork } from '#server/sandbox/engine/startBackgroundWork.ts';
import type { WebhookFaults, WebhookPolicy } from '#server/sandbox/webhooks/webhookPolicy.ts';

/** Controls for tests that are not part of Stripe's API. */
export interface SandboxControl {
  setWebhooks(manners: WebhookFaults): void;
  deliverWebhooks(): Promise<number>;
  advanceBanks(): Promise<number>;
  takeDueSteps(): Promise<number>;
  failRefund(refundId: string): Promise<void>;
  disputeCharge(chargeId: string): Promise<void>;
  setChargesEnabled(accountId: string, enabled: boolean): Promise<void>;
  payOut(accountId: string): Promise<void>;
  addFault(fault: Fault): void;
  clearFaults(): void;
}

interface Parts {
  readonly engine: SandboxEngine;
  readonly background: BackgroundWork;
  readonly policy: WebhookPolicy;
  readonly faults: Faults;
}

export function createSandboxControl({ engine, background, policy, faults }: Parts): SandboxControl {
  return {
    setWebhooks: (manners) => policy.setFaults(manners),
    deliverWebhooks: () => background.deliverNow(),
    advanceBanks: () => background.advanceBanks(),
    takeDueSteps: () => background.takeDueSteps(),
    failRefund: (id) => engine.write(null, (ctx) => finishRefund(ctx, id, 'failed')),
    disputeCharge: (id) => engine.write(null, (ctx) => openDispute(ctx, id)),
    setChargesEnabled: async (id, enabled) => {
      await engine.write(null, (ctx) => setChargesEnabled(ctx, id, enabled));
    },
    payOut: (id) => engine.write(null, (ctx) => payOut(ctx, id)),
    addFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
  };
}
