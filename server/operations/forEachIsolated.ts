import type { OperationContext } from '#server/Services.ts';

interface Work<Item> {
  /** the next page in a stable order; an empty page ends the iteration */
  readonly pageAfter: (last: Item | null) => Promise<readonly Item[]>;
  /** the items of a page that need work; all of them if omitted */
  readonly those?: (page: readonly Item[]) => Promise<readonly Item[]>;
  readonly work: (item: Item) => Promise<void>;
  /** the log message for a failed item */
  readonly failed: string;
}

/**
 * Processes all items page by page. A failed item doesn't stop the others; at the end the failures are thrown
 * together so that the job is retried. The work must be idempotent.
 */
export async function forEachIsolated<Item extends { readonly id: string }>(
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
