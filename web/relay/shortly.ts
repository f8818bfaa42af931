import { backOffMs, waits } from '#domain/kernel/backOffMs.ts';

/** Retry delay in milliseconds after this many failures. */
export const shortly = (failures: number): number => backOffMs(failures, Math.random(), waits.ofBrowsers);
