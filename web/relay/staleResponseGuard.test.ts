import { expect, it } from 'vitest';
import { refetchWhileStale, hasPageMutated, recordMutationEnd } from '#web/relay/staleResponseGuard.ts';

/** Returns how many times it was called. Each argument runs during one of the calls. */
function asking(...meanwhile: readonly (() => void)[]) {
  let requestCount = 0;
  return async (): Promise<number> => {
    const happens = meanwhile[requestCount];
    requestCount += 1;
    await Promise.resolve();
    happens?.();
    return requestCount;
  };
}

it('uses the first response if nothing changed in the meantime', async () => {
  expect(hasPageMutated()).toBe(false);
  expect(await refetchWhileStale(asking())).toBe(1);
});

it('refetches if something changed in the meantime, up to a limit', async () => {
  expect(await refetchWhileStale(asking(recordMutationEnd))).toBe(2);
  expect(hasPageMutated()).toBe(true);
  expect(
    await refetchWhileStale(asking(recordMutationEnd, recordMutationEnd, recordMutationEnd, recordMutationEnd)),
  ).toBe(3);
});
