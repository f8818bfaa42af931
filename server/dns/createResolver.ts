import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises';
import type { TextRecords } from '#server/dns/TextRecords.ts';

const timeoutMs = 2_500;
const tries = 2;
/** More values than any name has for a good reason. */
const mostValues = 100;

/** Asks DNS itself: these servers, or those of the system. */
export function createResolver(servers: readonly string[]): TextRecords {
  return {
    async lookUp(name) {
      const resolver = new Resolver({ timeout: timeoutMs, tries });
      if (servers.length > 0) resolver.setServers(servers);
      try {
        // a value of more than 255 letters comes in pieces
        const records = await resolver.resolveTxt(name);
        return { kind: 'found', values: records.slice(0, mostValues).map((pieces) => pieces.join('')) };
      } catch (error) {
        return isAnswer(error) ? { kind: 'found', values: [] } : { kind: 'unavailable' };
      }
    },
  };
}

/** Whether DNS answered that there is no such record or name. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === NODATA || error.code === NOTFOUND);
