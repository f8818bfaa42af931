import { plainId } from '#web/relay/plainId.ts';

/** URL parameters that belong to the open submission. */
const inside = ['panel', 'discussion'] as const;

/** The current list with a preview, or without one: same filter and order. */
export function peekPath(search: string, submissionId: string | null): string {
  const kept = new URLSearchParams(search);
  for (const name of inside) kept.delete(name);
  const path = submissionId === null ? '/processes' : `/processes/${plainId(submissionId)}`;
  return kept.size === 0 ? path : `${path}?${kept}`;
}

const least = 28 * 16;
const most = 44 * 16;
/** Window width from which the preview fits beside the list. */
const besideFrom = 1200;

/** Width of the preview with its gap; must match Peek.module.css. */
export const peekWidth = (windowPx: number): number =>
  windowPx < besideFrom ? 0 : Math.min(Math.max(least, windowPx * 0.42), most) + 16;
