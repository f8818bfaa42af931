import type { SandboxEngine } from '#server/sandbox/engine/createEngine.ts';
import { doDueWork } from '#server/sandbox/engine/doDueWork.ts';
import { createMutex } from '#server/sandbox/store/createMutex.ts';
import { deliverWebhooks, type WebhookDelivererOptions } from '#server/sandbox/webhooks/deliverWebhooks.ts';
import type { WebhookPolicy } from '#server/sandbox/webhooks/webhookPolicy.ts';

export interface BackgroundWork {
  /** Runs all pending bank steps now. Returns how many. */
  advanceBanks(): Promise<number>;
  /** Only the steps that are due. */
  takeDueSteps(): Promise<number>;
  /** Delivers everything that is pending, even on hold. Returns how many events were accepted. */
  deliverNow(): Promise<number>;
  stop(): Promise<void>;
}

interface Options {
  readonly engine: SandboxEngine;
  readonly webhookUrl: string | null;
  readonly policy: WebhookPolicy;
  readonly report: (error: unknown) => void;
}

const busyPauseMs = 200;
/** Another process on the same database may have left work to do. */
const idlePauseMs = 5_000;

/** Work that no request triggers: banks settle, webhooks are delivered. */
export function startBackgroundWork({ engine, webhookUrl, policy, report }: Options): BackgroundWork {
  const stopping = new AbortController();
  const exclusively = createMutex();
  const courier: WebhookDelivererOptions | null = webhookUrl
    ? { engine, url: webhookUrl, policy, stopping: stopping.signal }
    : null;
  let timer: NodeJS.Timeout | undefined;
  let woken = false;

  const deliver = (early: boolean): Promise<number> =>
    courier ? deliverWebhooks(courier, { early }) : Promise.resolve(0);

  const turn = async (): Promise<void> => {
    woken = false;
    try {
      await exclusively(async () => {
        await doDueWork(engine);
        await deliver(false);
      });
      sleep((await isWaiting(engine)) ? busyPauseMs : idlePauseMs);
    } catch (error) {
      report(error);
      sleep(idlePauseMs);
    }
  };

  const sleep = (pauseMs: number): void => {
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(() => void turn(), woken ? 0 : pauseMs);
  };

  engine.onWritten(() => {
    if (woken) return;
    woken = true;
    sleep(0);
  });
  sleep(0);

  return {
    advanceBanks: () => exclusively(() => doDueWork(engine, { early: true })),
    takeDueSteps: () => exclusively(() => doDueWork(engine)),
    deliverNow: () => exclusively(() => deliver(true)),
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await exclusively(() => Promise.resolve());
    },
  };
}

function isWaiting(engine: SandboxEngine): Promise<boolean> {
  return engine.store.read(async (db) => {
    const [deliveries, work] = await Promise.all([
      db.list('delivery', { limit: 1 }),
      db.list('due_work', { limit: 1 }),
    ]);
    return deliveries.length + work.length > 0;
  });
}
