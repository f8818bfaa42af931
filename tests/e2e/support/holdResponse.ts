import type { Page } from '@playwright/test';
import { persistedOperationIds } from '#tests/e2e/support/persistedOperationIds.ts';

interface HeldAnswer {
  /** resolves once the server has responded and the response is being held back */
  readonly isHeld: Promise<void>;
  /** releases the response and resolves once the page has rendered it */
  readonly letGo: () => Promise<void>;
}

/** The URL pattern of a persisted operation. */
export const operationUrl = (operation: string): string => `**/graphql/${persistedOperationIds().get(operation)!}`;

/** Holds back responses to an operation, as a slow connection does: all of them, or the first `times`. */
export async function holdResponse(page: Page, operation: string, times?: number): Promise<HeldAnswer> {
  const address = operationUrl(operation);
  const held = Promise.withResolvers<void>();
  const wanted = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch();
      held.resolve();
      await wanted.promise;
      await route.fulfill({ response });
    },
    times === undefined ? {} : { times },
  );
  return {
    isHeld: held.promise,
    letGo: async () => {
      const answer = page.waitForResponse(address);
      wanted.resolve();
      await (await answer).finished();
      // a request still in flight when a test ends would fail it
      await page.unroute(address);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
      );
    },
  };
}
