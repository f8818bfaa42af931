import type { SandboxDelays, WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { randomText } from '#server/sandbox/store/sandboxIds.ts';
import type { SandboxSettings } from '#server/sandbox/store/SandboxRecords.ts';
import type { SandboxStore } from '#server/sandbox/store/SandboxStore.ts';

export interface EngineOptions {
  readonly store: SandboxStore;
  readonly delays: SandboxDelays;
  readonly pagesUrl: string;
  readonly sendsWebhooks: boolean;
  /** the clock for the banks' delays */
  readonly clock: () => number;
}

export interface SandboxEngine {
  readonly store: SandboxStore;
  readonly settings: SandboxSettings;
  /** In milliseconds. */
  nowMs(): number;
  write<T>(request: WritingContext['request'], work: (ctx: WritingContext) => Promise<T>): Promise<T>;
  /** Called after each write, since there may be something to deliver or schedule. */
  onWritten(listener: () => void): void;
}

export async function createEngine(options: EngineOptions): Promise<SandboxEngine> {
  const { store, delays, pagesUrl, sendsWebhooks, clock } = options;
  const listeners: (() => void)[] = [];
  return {
    store,
    settings: await settingsOf(store),
    nowMs: clock,
    write: async (request, work) => {
      const result = await store.write((db) => {
        const nowMs = clock();
        return work({ db, now: Math.floor(nowMs / 1000), nowMs, delays, pagesUrl, sendsWebhooks, request });
      });
      for (const listener of listeners) listener();
      return result;
    },
    onWritten: (listener) => void listeners.push(listener),
  };
}

function settingsOf(store: SandboxStore): Promise<SandboxSettings> {
  return store.write(async (db) => {
    const known = await db.find('settings', 'settings');
    if (known) return known;
    const settings: SandboxSettings = {
      secretKey: `sk_test_${randomText(32)}`,
      publishableKey: `pk_test_${randomText(32)}`,
      webhookSecret: `whsec_${randomText(32)}`,
    };
    await db.put('settings', 'settings', settings);
    return settings;
  });
}
