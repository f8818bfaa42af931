import { plainId } from '#web/relay/plainId.ts';

/** What only is of the submission that was open. */
const inside = ['panel', 'discussion'] as const;

/** The list as it stands, with a submission open beside it or with none: the same filter, in the same order. */
export function peekPath(search: string, submissionId: string | null): string {
  const kept = new URLSearchParams(search);
  for (const name of inside) kept.delete(name);
  const path = submissionId === null ? '/processes' : `/processes/${plainId(submissionId)}`;
  return kept.size === 0 ? path : `${path}?${kept}`;
}

const least = 28 * 16;
const most = 44 * 16;
/** From so wide a window on both stand beside each other. */
const besideFrom = 1200;

/** How much room it takes beside the list, with what lies between, as Peek.module.css lays it out. */
export const roomOfPeek = (windowPx: number): number =>
  windowPx < besideFrom ? 0 : Math.min(Math.max(least, windowPx * 0.42), most) + 16;
