import type { RefusalParams } from '#domain/kernel/refusal.ts';

const fileUnits = [
  [1e12, 'TB'],
  [1e9, 'GB'],
  [1e6, 'MB'],
] as const;

/** A file size in readable units: '2 GB'. */
export function formatFileSize(bytes: RefusalParams[string] | undefined): string {
  const amount = Number(bytes);
  const [size, unit] = fileUnits.find(([least]) => amount >= least) ?? [1e3, 'kB'];
  return `${Math.max(0.1, Math.round((amount / size) * 10) / 10)} ${unit}`;
}
