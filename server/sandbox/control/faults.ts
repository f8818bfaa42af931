import * as z from 'zod';

/** Failures between the application and its payment provider. */
export const faultSchema = z.strictObject({
  method: z.enum(['GET', 'POST']).optional(),
  /** The start of the path, such as `/v1/refunds`. */
  path: z.string().default('/v1/'),
  times: z.int().min(1).default(1),
  /**
   * `answer` returns an error status; `cutBefore` and `cutAfter` close the connection before or after the work is
   * done.
   */
  kind: z.enum(['answer', 'cutBefore', 'cutAfter', 'stall']),
  status: z.int().min(400).max(599).default(500),
  delayMs: z.int().min(0).default(0),
});

export type Fault = z.output<typeof faultSchema>;

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The fault to inject into this request, if one is left. */
  take(method: string, path: string): Fault | null;
}

export function createFaults(): Faults {
  let waiting: Fault[] = [];
  return {
    add: (fault) => void waiting.push(fault),
    clear: () => void (waiting = []),
    take: (method, path) => {
      const fault = waiting.find((each) => (each.method ?? method) === method && path.startsWith(each.path));
      if (!fault) return null;
      waiting = waiting.flatMap((each) => {
        if (each !== fault) return [each];
        return each.times > 1 ? [{ ...each, times: each.times - 1 }] : [];
      });
      return fault;
    },
  };
}
