import type { Page } from '@playwright/test';
import { persistedOperationIds } from '#tests/e2e/support/persistedOperationIds.ts';

interface HeldAnswer {
  /** the server has done what it was asked for, and the page has not heard of it */
  readonly isHeld: Promise<void>;
  /** lets the page have it, and is done when the page has shown what it makes of it */
  readonly letGo: () => Promise<void>;
}

/** Where the page asks for an operation of its own. */
export const addressOf = (operation: string): string => `**/graphql/${persistedOperationIds().get(operation)!}`;

/** Keeps the answers to an operation of the page's from it, as a bad line does; all, or so many. */
export async function holdAnswer(page: Page, operation: string, times?: number): Promise<HeldAnswer> {
  const address = addressOf(operation);
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
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
      );
    },
  };
}
