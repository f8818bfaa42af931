import type { Pool } from 'pg';
import { minPublicGroupSize } from '#domain/metrics/answerFigures.ts';
import { recentCompletions } from '#server/queries/metrics/recentCompletions.ts';
import { usualTimes } from '#server/queries/submission/usualTimes.ts';

/** What applicants can expect of a form. Null wherever too few submissions tell. */
export interface TypicalFigures {
  readonly medianMs: number | null;
  readonly steps: readonly { readonly identity: string; readonly medianMs: number | null }[];
  readonly lowestCents: number | null;
  readonly highestCents: number | null;
}

/** In two statements, whatever the number of submissions. Decision 0107. */
export async function typicalFigures(
  pool: Pick<Pool, 'query'>,
  { formId, steps }: { readonly formId: string; readonly steps: readonly string[] },
): Promise<TypicalFigures> {
  const [done, times] = await Promise.all([
    recentCompletions(pool, formId),
    usualTimes.rows(pool, [steps, minPublicGroupSize]),
  ]);
  const usual = new Map(times.map(({ stepIdentity, usualMs }) => [stepIdentity, usualMs]));
  const hasCosts = done.payingCount >= minPublicGroupSize;
  return {
    medianMs: done.count >= minPublicGroupSize ? done.medianMs : null,
    steps: steps.map((identity) => ({ identity, medianMs: usual.get(identity) ?? null })),
    lowestCents: hasCosts ? (done.lowest?.cents ?? null) : null,
    highestCents: hasCosts ? (done.highest?.cents ?? null) : null,
  };
}
