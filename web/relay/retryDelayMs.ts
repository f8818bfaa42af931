import { backOffMs, backOffLimits } from '#domain/kernel/backOffMs.ts';

/** Retry delay in milliseconds after this many failures. */
export const retryDelayMs = (failures: number): number => backOffMs(failures, Math.random(), backOffLimits.ofBrowsers);
