import type { Finder } from '#domain/finder/Finder.ts';
import type { MadeTeam } from '#server/demoTown/makeTeams.ts';
import { townContext, townPieceKey, type Town } from '#server/demoTown/town.ts';
import type { TownPerson } from '#server/demoTown/townPeople.ts';
import { publishFinder, saveFinder } from '#server/operations/team/finder.ts';

interface TownFinder {
  readonly finder: Finder;
  readonly by: TownPerson;
  readonly daysAgo: number;
}

/** Publishes a team's finder, whose data names forms by slug. */
export async function publishTownFinder(
  town: Town,
  { teamId }: MadeTeam,
  { finder, by, daysAgo }: TownFinder,
): Promise<void> {
  const forms = await town.services.db.masterTemplate.findMany({ where: { teamId }, select: { id: true, slug: true } });
  const idOf = (slug: string): string => {
    const form = forms.find((each) => each.slug === slug);
    if (!form) throw new Error(`The demo town has no form ${slug} for its finder.`);
    return form.id;
  };
  const ctx = townContext(town, by, daysAgo);
  const draft = {
    ...finder,
    results: finder.results.map((result) => ({
      ...result,
      forms: result.forms.map(({ formId, reason }) => ({ formId: idOf(formId), reason })),
    })),
    combinations: finder.combinations.map(({ key, formIds }) => ({ key, formIds: formIds.map(idOf) })),
  };
  const revision = await saveFinder(ctx, { teamId, revision: 0, finder: draft }, townPieceKey('finder', teamId));
  await publishFinder(ctx, { teamId, revision }, townPieceKey('finder', teamId, 'publish'));
}
