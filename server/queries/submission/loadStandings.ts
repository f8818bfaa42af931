import type { Queries } from '#server/database/queriesIn.ts';
import type { Services } from '#server/services.ts';
import { situationsOf } from '#server/queries/submission/situations.ts';
import { standingOf, type Standing } from '#server/queries/submission/standing.ts';

/** Where submissions stand, as the rules see it; in the order of the ids, without those that are not there. */
export async function loadStandings(
  { pool, loadForm }: Pick<Services, 'pool' | 'loadForm'>,
  ids: readonly string[],
  within?: Queries,
): Promise<readonly Standing[]> {
  const found = await situationsOf(within ?? pool, ids);
  const standings = new Map<string, Standing>();
  for (const situation of found) {
    const form = await loadForm(situation.flowTemplateId, within);
    if (!form) throw new Error(`submission ${situation.id} is pinned to a version that is not there`);
    standings.set(situation.id, standingOf(form, situation));
  }
  return ids.flatMap((id) => standings.get(id) ?? []);
}
