import type { OperationContext } from '#server/Services.ts';

interface Work<Item> {
  /** the ones after this one, in an order that stays; an empty page is the end */
  readonly pageAfter: (last: Item | null) => Promise<readonly Item[]>;
  /** which of a page there is something to do for; without it, for all */
  readonly those?: (page: readonly Item[]) => Promise<readonly Item[]>;
  readonly work: (item: Item) => Promise<void>;
  /** what is said of one that fails */
  readonly failed: string;
}

/**
 * Works on everything there is, page by page. What goes wrong with one keeps nothing from the others; at the end the
 * failures are thrown together, so that the job is tried again. Work has to bear being done twice.
 */
export async function forEachAlone<Item extends { readonly id: string }>(
  { services: { log } }: OperationContext,
  { pageAfter, those = (page) => Promise.resolve(page), work, failed }: Work<Item>,
): Promise<void> {
  const failures: unknown[] = [];
  for (let page = await pageAfter(null); page.length > 0; page = await pageAfter(page.at(-1) ?? null)) {
    for (const item of await those(page)) {
      try {
        await work(item);
      } catch (error) {
        log.error({ err: error, id: item.id }, failed);
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failed);
}
