import type { BrowserContext, Request } from '@playwright/test';
import { persistedOperationIds } from '#tests/e2e/support/persistedOperationIds.ts';

const eventLabels = { request: 'sent', requestfinished: 'answered', requestfailed: 'failed' } as const;

interface TrafficRecording {
  readonly stop: () => void;
  /** One line per event: milliseconds, what happened, and the operation or path. */
  readonly text: () => string;
}

/** Records every request of a browser context in order, to explain a failed test. */
export function recordTraffic(context: BrowserContext): TrafficRecording {
  const events: { readonly at: number; readonly label: string; readonly url: string }[] = [];
  const listeners = Object.entries(eventLabels).map(([event, label]) => {
    const record = (request: Request): void => void events.push({ at: performance.now(), label, url: request.url() });
    return { event: event as 'request', record };
  });
  for (const { event, record } of listeners) context.on(event, record);
  return {
    // Contexts are reused by the next test, so the listeners must go.
    stop: () => {
      for (const { event, record } of listeners) context.off(event, record);
    },
    text: () => {
      const operations = new Map([...persistedOperationIds()].map(([name, id]) => [`/graphql/${id}`, name]));
      return events
        .map(({ at, label, url }) => {
          const { pathname } = new URL(url);
          return `${at.toFixed(0)} ${label} ${operations.get(pathname) ?? pathname}`;
        })
        .join('\n');
    },
  };
}
