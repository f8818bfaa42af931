import { backOffMs, waits } from '#domain/kernel/backOffMs.ts';

/** How long a browser waits before it tries again, after so many failures. */
export const shortly = (failures: number): number => backOffMs(failures, Math.random(), waits.ofBrowsers);
