import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { networkOf } from '#server/limits/rateLimits.ts';
import { throttleLog } from '#server/process/throttleLog.ts';
import type { Services } from '#server/Services.ts';

export const pageFaultsPath = '/page_faults';

const mostBytes = 8_000;
const word = (longest: number) => z.string().max(longest);
const fault = z.strictObject({
  id: z.uuid(),
  name: word(60),
  message: word(200).nullable(),
  frames: z.array(word(120).regex(/^[\w.-]+:\d+:\d+$/)).max(12),
  place: word(200).regex(/^\/[a-z_:/]*$/),
});

/**
 * Browsers report pages that crashed: the error with its place in our code, under an id that the page shows. Anyone
 * can send one, so reports are rate limited per network, the log is throttled, and only bounded text is kept.
 */
export function pageFaults({ limits, log }: Services, addressOf: (c: Context) => string): Hono {
  const note = throttleLog<z.infer<typeof fault>>((about, others) => {
    log.error({ ...about, others }, 'a page failed to render in the browser');
  });
  return new Hono().post('/', bodyLimit({ maxSize: mostBytes }), async (c) => {
    if ((await limits.take('pageFault', networkOf(addressOf(c)))) > 0) return c.body(null, 429);
    const told = fault.safeParse(await c.req.json().catch(() => null));
    if (!told.success) return c.body(null, 400);
    note(told.data);
    return c.body(null, 204);
  });
}
